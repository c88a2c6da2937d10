/// Tells a layer its view, and takes that back when the view is released.
///
/// The layer does not hold its view, not even weakly. This is an object of its own because a class
/// with an isolated `deinit`, as a view would be, forbids its subclasses a plain one.
@MainActor
final class LayerTie {
  private let layer: CALayer

  init(_ layer: CALayer, to view: UIView) {
    self.layer = layer
    layer.host = view
  }

  isolated deinit { layer.host = nil }
}
