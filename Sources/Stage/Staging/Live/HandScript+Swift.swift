import Geometry

extension HandScript {
  /// The script as a Swift file: globals `fingers`, `typing`, `limit`, and `screen` and `tilts`
  /// where a scene does not have them by default.
  package var swift: String {
    var parts = ["import Flipbook"]
    if appearance == .dark { parts[0] = "// Played in dark: --appearance dark\n" + parts[0] }
    parts.append("let limit = \(limit)")
    if screen != Screen() {
      parts.append(
        "let screen = Screen(width: \(Self.text(screen.size.width)), height:"
          + " \(Self.text(screen.size.height)), scale: \(Self.text(screen.scale)))")
    }
    // A declaration each: compilers take very long over one that is long.
    parts += presses.enumerated().map { "private let finger\($0 + 1) = " + text($1) }
    if !presses.isEmpty {
      let names = Self.lines((1...presses.count).map { "finger\($0)" })
      parts.append("let fingers = [\n\(names.map { "  \($0),\n" }.joined())]")
    }
    if !keys.isEmpty { parts.append(Self.list("typing", "Typing", keys.map(text))) }
    if !tilts.isEmpty { parts.append(Self.list("tilts", "Tilt", tilts.map(text))) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func list(_ name: String, _ type: String, _ entries: [String]) -> String {
    "let \(name): [\(type)] = [\n" + entries.map { "  \($0)\n" }.joined() + "]"
  }

  private func text(_ press: Press) -> String {
    let (point, time) = (press.points[0], Self.text(Self.seconds(press.frame)))
    let note = press.name.map { "  // \($0.map { $0.isNewline ? " " : String($0) }.joined())" }
    let touch =
      ".touch(.point(x: \(Self.text(point.x)), y: \(Self.text(point.y))), at: \(time))\(note ?? "")"
    let moves = press.moves.map { move in
      switch move {
      case .rests(let count): ".wait(\(Self.text(Self.seconds(count))))"
      case .follows(let points): Self.follow(points)
      }
    }
    return "Finger\n" + ([touch] + moves + [".lift()"]).map { "  \($0)" }.joined(separator: "\n")
  }

  private static func follow(_ points: [CGPoint]) -> String {
    let lines = lines(points.map { "(\(text($0.x)), \(text($0.y)))" })
    if lines.count == 1 { return ".follow([\(lines[0])])" }
    return ".follow([\n" + lines.map { "    \($0),\n" }.joined() + "  ])"
  }

  /// Returns words with commas between them, as many a line as fit.
  private static func lines(_ words: [String]) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.utf8.count + word.utf8.count + 2 <= widest {
        lines[lines.count - 1] = "\(last), \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  private func text(_ keys: Keys) -> String {
    "Typing(\"\(Self.escaped(keys.letters))\", at: \(Self.text(Self.seconds(keys.frame))), pace: 0),"
  }

  private func text(_ tilt: Tilt) -> String {
    let pull = tilt.gravity
    return ".to(x: \(Self.text(pull.x)), y: \(Self.text(pull.y)), z: \(Self.text(pull.z)), at:"
      + " \(Self.text(tilt.start)), over: \(Self.text(tilt.duration))),"
  }

  /// Returns a number in the fewest digits that give it again.
  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }

  /// Returns letters as they stand in a string of Swift.
  private static func escaped(_ letters: String) -> String {
    letters.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case _ where scalar.properties.generalCategory == .control,
        _ where scalar.properties.generalCategory == .format,
        "\u{2028}", "\u{2029}":
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }.joined()
  }

  /// How long a line of points may be, so that the whole line has a hundred letters at most.
  ///
  /// *Units*: letters.
  private static let widest = 86
}
