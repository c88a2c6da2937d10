/// A layer as it is seen in one frame.
@MainActor
package struct SeenLayer {
  /// The layer itself.
  package let model: CALayer
  /// What is seen of it.
  package let seen: CALayer
  /// The layer around it as it is seen; `nil` for a window's.
  package let outer: CALayer?
  /// Maps its own space to the screen's, without tilts.
  package let map: CGAffineTransform

  /// The smallest upright rectangle around the bounds.
  ///
  /// *Units*: points. *Space*: the screen's.
  package var box: CGRect { seen.bounds.applying(map) }

  /// The centre of the bounds.
  ///
  /// *Units*: points. *Space*: the screen's.
  package var center: CGPoint {
    CGPoint(x: seen.bounds.midX, y: seen.bounds.midY).applying(map)
  }

  /// How it lies in the layer around it.
  package var stance: LayerStance { LayerStance(of: [seen, outer].compactMap(\.self)) }
}

extension Runtime {
  /// Visits all layers of all windows that are not hidden, in the order in which they are painted.
  ///
  /// What has an infinite number or one that is none is not painted, and not visited.
  ///
  /// - Parameter visit: called with each layer, before those in it.
  package func visitSeenLayers(_ visit: (SeenLayer) -> Void) {
    for window in windows {
      window.layer.visit(in: nil, through: .identity, visit)
    }
  }
}

extension CALayer {
  fileprivate func visit(
    in outer: CALayer?, through map: CGAffineTransform, _ visit: (SeenLayer) -> Void
  ) {
    let seen = presentation() ?? self
    guard !seen.isHidden, seen.hasNumbersToDraw(of: self) else { return }
    let place = outer == nil ? map : seen.transformToSuperlayer.concatenating(map)
    guard seen.bounds.applying(place).isFinite else { return }
    visit(SeenLayer(model: self, seen: seen, outer: outer, map: place))
    for child in childrenAsSeen { child.visit(in: seen, through: place, visit) }
  }
}

extension CGRect {
  /// Whether all sides lie somewhere.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
