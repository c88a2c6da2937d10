import Drawing
import Rasterizer
import Staging

/// The views and the drawing commands of one picture that cost most to draw.
struct DearestParts: Sendable {
  /// A view or a command, and what it costs by itself.
  struct Part: Hashable, Sendable, Encodable {
    let name: String
    let milliseconds: Double
  }

  /// *Shape*: the dearest first; at most three.
  let views: [Part]
  /// *Shape*: the dearest first; at most three.
  let commands: [Part]

  /// Measures a picture.
  ///
  /// - Parameters:
  ///   - picture: the whole picture.
  ///   - views: what each view draws by itself, in the space of the picture.
  ///   - costs: draws them.
  /// - Throws: `RasterizerError` when a part cannot be drawn.
  init(
    of picture: DisplayList, views: [(name: String, picture: DisplayList)],
    costs: inout DrawingCosts
  ) throws(RasterizerError) {
    self.views = try Self.dearest(of: views, &costs)
    commands = try Self.dearest(
      of: picture.units.map { ($0.description, DisplayList([$0])) }, &costs)
  }

  private static func dearest(
    of parts: [(name: String, picture: DisplayList)], _ costs: inout DrawingCosts
  ) throws(RasterizerError) -> [Part] {
    var known: [DisplayList: Double] = [:]
    var measured: [Part] = []
    for part in parts {
      let seconds: Double
      if let found = known[part.picture] {
        seconds = found
      } else {
        seconds = try costs.seconds(of: part.picture)
        known[part.picture] = seconds
      }
      measured.append(Part(name: part.name, milliseconds: seconds * 1000))
    }
    return Array(measured.sorted { $0.milliseconds > $1.milliseconds }.prefix(3))
  }
}

extension DisplayList {
  /// The commands that draw something by themselves: groups are taken apart.
  fileprivate var units: [DrawCommand] {
    commands.flatMap { command in
      if case .group(let content, _, _, _) = command { content.units } else { [command] }
    }
  }
}
