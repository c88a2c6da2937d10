import Drawing
import Geometry

/// A drawing that is made once and drawn at many places.
///
/// Source: Apple, CGLayer.
@preconcurrency @MainActor
public final class CGLayer {
  /// What the drawing is drawn with.
  public let context: CGContext?
  /// The size of the drawing.
  ///
  /// *Units*: points.
  public let size: CGSize

  /// Makes an empty drawing for a context.
  ///
  /// - Parameters:
  ///   - context: where it will be drawn.
  ///   - size: its size in points.
  ///   - auxiliaryInfo: nothing that is known.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
    let own = CGContext(bounds: CGRect(origin: .zero, size: size))
    own.author = context.author
    self.context = own
    self.size = size
  }
}

extension CGContext {
  /// Draws a drawing at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a drawing, stretched into a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let drawn = layer.context, layer.size.width > 0, layer.size.height > 0 else { return }
    let bounds = CGRect(origin: .zero, size: layer.size)
    let inside = DisplayList([
      .group(
        DisplayList(drawn.marks.commands(through: .identity)), clip: .rectangle(bounds),
        transform: .identity, opacity: 1)
    ])
    let map = CGAffineTransform(
      a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height,
      tx: rect.minX, ty: rect.minY)
    mark(Picture(inside), extent: bounds, map: map)
  }
}
