import Drawing
import Geometry

/// What the painter makes of a layer that is looked at, as a whole and by its parts.
@MainActor
final class LayerParts {
  /// A part that is told apart from the rest.
  enum Part: CaseIterable {
    case shadow, mask, image, gradient, clip
  }

  /// Everything, so that no part is forgotten that is not told apart.
  var whole: [DrawCommand] = []
  private var commands: [Part: [DrawCommand]] = [:]

  func add(_ part: Part, _ new: [DrawCommand]) { commands[part, default: []] += new }

  subscript(part: Part) -> [DrawCommand] { commands[part] ?? [] }
}
