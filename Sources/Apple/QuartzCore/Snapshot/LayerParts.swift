import Drawing
import Geometry

/// The painter's commands for a layer that is looked at, whole and by parts.
@MainActor
final class LayerParts {
  /// A part whose commands are noted separately.
  enum Part: CaseIterable {
    case shadow, mask, image, gradient, clip
  }

  /// All commands, including those of no noted part.
  var whole: [DrawCommand] = []
  private var commands: [Part: [DrawCommand]] = [:]

  /// Adds commands of a part.
  func add(_ part: Part, _ new: [DrawCommand]) { commands[part, default: []] += new }

  subscript(part: Part) -> [DrawCommand] { commands[part] ?? [] }
}
