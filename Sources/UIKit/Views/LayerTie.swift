/// Lets a layer know its view for as long as that lives: the layer does not hold it, not even weakly.
///
/// A class with an isolated `deinit` forbids its subclasses a plain one, so that views have none.
@MainActor
final class LayerTie {
  private let layer: CALayer

  init(_ layer: CALayer, to view: UIView) {
    self.layer = layer
    layer.host = view
  }

  isolated deinit { layer.host = nil }
}
