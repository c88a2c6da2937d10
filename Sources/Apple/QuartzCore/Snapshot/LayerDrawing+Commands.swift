import Drawing
import Geometry

extension LayerDrawing {
  /// Returns the marks, placed by the layer's gravity and clipped at its bounds.
  @MainActor
  func commands(
    in layer: CALayer, _ edge: LayerEdge, through transform: CGAffineTransform
  ) -> [DrawCommand] {
    let place =
      bounds == edge.bounds
      ? .identity : layer.contentsGravity.transform(from: bounds, to: edge.bounds)
    let map = place.concatenating(transform)
    var commands = marks.commands(through: map)
    if layer.filtering != nil {
      let isEnlarged = place.a > 1 || place.d > 1
      commands = layer.filtered(DisplayList(commands), isEnlarged: isEnlarged).commands
    }
    guard isCut else { return commands }
    let isInside = marks.allSatisfy { $0.isInside(edge.bounds, by: place) }
    guard !isInside, !commands.isEmpty else { return commands }
    return [
      .group(
        DisplayList(commands), clip: .rectangle(edge.bounds), transform: transform, opacity: 1)
    ]
  }
}
