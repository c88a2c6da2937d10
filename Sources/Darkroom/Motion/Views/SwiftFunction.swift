/// The body of a function that returns a view's motion, as `swift format` would have it.
struct SwiftFunction {
  private let times: [Double]
  private var statements: [String] = []
  private var tracks: [String] = []
  private var hasTimes = false

  /// Begins a body.
  ///
  /// - Parameter times: when the values are that have no times of their own, 0...1.
  init(times: [Double]) { self.times = times }

  /// The statements, the last of which returns the motion.
  var text: String {
    let first = hasTimes ? [Self.statement("times: [Double]", times.map { $0.plain(6) })] : []
    let line = "    return film([\(tracks.joined(separator: ", "))])"
    let lines = "    return film([\n\(tracks.map { "      \($0),\n" }.joined())    ])"
    return (first + statements + [line.count <= Self.columns ? line : lines])
      .joined(separator: "\n")
  }

  /// Adds key frames.
  ///
  /// - Parameters:
  ///   - path: the key path.
  ///   - values: the numbers of each key frame.
  ///   - digits: how many decimals they have at most.
  ///   - function: what makes a value of the numbers; nil where a number is one.
  ///   - ownTimes: when they are; nil for those of the body.
  mutating func add(
    _ path: String, _ values: [[Double]], digits: Int, as function: String? = nil,
    at ownTimes: [Double]? = nil
  ) {
    let name = path.split { $0 == "." }.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    let words = values.map { $0.map { $0.plain(digits) } }
    let isStill = words.allSatisfy { $0 == words.first }
    let shown = isStill ? [words.first ?? [], words.first ?? []] : words
    let numbers = shown.flatMap { $0 }
    let declared = function == nil ? "\(name): [Double]" : name
    statements.append(Self.statement(declared, numbers, in: function))
    var moments = "times"
    if isStill {
      moments = "[0, 1]"
    } else if let ownTimes {
      moments = "\(name)Times"
      statements.append(Self.statement("\(moments): [Double]", ownTimes.map { $0.plain(6) }))
    } else {
      hasTimes = true
    }
    tracks.append("frames(\"\(path)\", \(moments), \(name))")
  }

  /// Returns a constant, over several lines where its numbers are many.
  private static func statement(
    _ name: String, _ words: [String], in function: String? = nil
  ) -> String {
    let (open, close) = function.map { ("\($0)([", "])") } ?? ("[", "]")
    let one = "    let \(name) = \(open)\(words.joined(separator: ", "))\(close)"
    if one.count <= columns { return one }
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count + 2 <= columns {
        lines[lines.count - 1] += " \(word),"
      } else {
        lines.append("      \(word),")
      }
    }
    return "    let \(name) = \(open)\n\(lines.joined(separator: "\n"))\n    \(close)"
  }

  private static let columns = 100
}

extension Double {
  /// Returns the number with at most so many decimals, as Swift reads it: `0.5`, `-12`.
  func plain(_ digits: Int) -> String {
    let text = short(digits)
    if text.hasPrefix(".") { return "0" + text }
    return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }
}
