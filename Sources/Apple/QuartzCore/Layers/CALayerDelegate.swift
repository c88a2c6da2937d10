import Geometry

/// An object that lays out and draws a layer's contents and chooses its actions.
///
/// Source: Apple, CALayerDelegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Makes what the layer shows; by default lets the layer draw itself.
  func display(_ layer: CALayer)

  /// Draws what the layer shows over its background.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Tells the delegate that the layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)

  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Returns the action for a change of a property.
  ///
  /// - Parameters:
  ///   - layer: the layer whose property changes.
  ///   - event: the name of the property.
  /// - Returns: the action; `NSNull` for none, `nil` where the layer looks further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Lets the layer draw itself, by `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.drawAnew() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing; called right before `draw(_:in:)`, unless the bounds are empty.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}

  /// Lets the layer look further: in its `actions`, its class and what is implicit.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate whose layer it is: a view.
///
/// It points up: layers name the view in messages, and know by it that they belong to a view.
@MainActor
package protocol LayerHost: CALayerDelegate {
  nonisolated var description: String { get }
}
