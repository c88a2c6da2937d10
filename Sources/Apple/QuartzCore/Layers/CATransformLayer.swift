/// A layer whose sublayers stand in space beside one another, instead of in its plane.
///
/// Only its sublayers are shown: it has no background, border, mask or opacity of its own. They are
/// drawn from the farthest middle to the nearest, and do not cut one another.
///
/// Source: Apple, CATransformLayer.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  /// Returns `nil`: the layer has no plane in which a point could be.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
