import Geometry

/// Places and draws what is in a layer, and chooses what runs when it changes.
///
/// Source: Apple, CALayerDelegate.
@MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Makes what the layer shows; has the layer draw it unless told otherwise.
  func display(_ layer: CALayer)

  /// Draws what the layer shows over its background.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// The layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)

  /// Places the sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Answers what runs when a property changes: `NSNull` for nothing, and nothing where the layer is
  /// to look further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawAnew() }

  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  public func layerWillDraw(_ layer: CALayer) {}

  public func layoutSublayers(of layer: CALayer) {}

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate that stands on the layer: a view.
///
/// It points up: layers name the view in sentences, and know by it that the layer does not stand for
/// itself.
@MainActor
package protocol LayerHost: CALayerDelegate {
  nonisolated var description: String { get }
}
