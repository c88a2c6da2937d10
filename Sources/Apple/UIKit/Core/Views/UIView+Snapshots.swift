import Geometry

extension UIView {
  /// Returns a view at the origin that shows what this one shows now inside a rectangle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, whose size the view gets.
  ///   - afterUpdates: whether pending layout and drawing are done first.
  ///   - capInsets: zero; others are not supported.
  ///
  /// - Returns: always a view.
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

  /// Draws what the view shows now as large as a rectangle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in the space of drawing code.
  ///   - afterUpdates: whether pending layout and drawing are done first.
  ///
  /// - Returns: false outside of drawing code, or for a view without a size.
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

/// Shows what another view showed at one moment.
@MainActor
private final class SnapshotView: UIView {}
