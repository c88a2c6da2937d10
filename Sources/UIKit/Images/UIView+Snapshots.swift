import Geometry

extension UIView {
  /// A view that shows what this one shows now, as large as this one, at the origin.
  ///
  /// - Parameter afterUpdates: whether what waits for layout and drawing is done first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows what this one shows now inside `rect`, as large as `rect`, at the origin.
  ///
  /// - Parameters:
  ///   - afterUpdates: whether what waits for layout and drawing is done first.
  ///   - capInsets: zero; others are not supported.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if capInsets != .zero {
      raise(.invalidArgument, "a snapshot view stretches as a whole; give cap insets of zero")
    }
    if afterUpdates { updateAtOnce() }
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.layer.image = LayerDrawing(layer.picture().cut(to: rect), size: rect.size)
    return snapshot
  }

  /// Draws what the view shows now as large as `rect`; whether there was something to draw in.
  ///
  /// - Parameter afterUpdates: whether what waits for layout and drawing is done first.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0
    else { return false }
    if afterUpdates { updateAtOnce() }
    let extent = CGRect(origin: .zero, size: bounds.size)
    context.mark(
      layer.picture().cut(to: bounds), extent: extent,
      map: CALayerContentsGravity.resize.transform(from: extent, to: rect))
    return true
  }

  private func updateAtOnce() {
    layoutIfNeeded()
    layer.displayPass()
  }
}

/// Shows what another view showed once.
@MainActor
private final class SnapshotView: UIView {}
