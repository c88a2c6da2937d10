import Drawing
import Geometry

extension [DrawCommand] {
  /// The commands as one, let through at `opacity` (0...1); in no need of a group when they are one.
  package func blended(at opacity: Double) -> [DrawCommand] {
    guard opacity < 1 else { return self }
    guard let first else { return [] }
    guard count == 1 else {
      return [.group(DisplayList(self), clip: nil, transform: .identity, opacity: opacity)]
    }
    switch first {
    case .fill(let outline, let color, let transform):
      return [.fill(outline, color.faded(to: opacity), transform: transform)]
    case .stroke(let outline, let style, let color, let transform):
      return [.stroke(outline, style, color.faded(to: opacity), transform: transform)]
    case .text(var run, let transform):
      run.recolor { $0.faded(to: opacity) }
      return [.text(run, transform: transform)]
    case .group(let list, let clip, let transform, let inner):
      return [.group(list, clip: clip, transform: transform, opacity: inner * opacity)]
    case .gradient(let outline, var gradient, let transform):
      for index in gradient.stops.indices { gradient.stops[index].color.alpha *= opacity }
      return [.gradient(outline, gradient, transform: transform)]
    case .shadow(let content, var shadow):
      shadow.color = shadow.color.faded(to: opacity)
      return [.shadow(of: content, shadow)]
    case .image, .masked, .backdrop, .projected:
      return [.group(DisplayList(self), clip: nil, transform: .identity, opacity: opacity)]
    }
  }
}
