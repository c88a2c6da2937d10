/// A format, taken apart, with the words that belong to its numbers.
struct FormatPieces {
  /// A part of a format.
  enum Piece: Hashable {
    case text(String)
    /// A percent sign.
    case percent
    /// A value, which `conversion` (`.1f`) says how to write.
    case value(conversion: String, argument: Int)
  }

  private(set) var all: [Piece] = []
  private let numbers: [Double?]

  /// Takes a format apart.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - numbers: its arguments; `nil` for those that are no numbers.
  init(of format: String, for numbers: [Double?]) {
    self.numbers = numbers
    take(format, from: 0)
  }

  /// The arguments of the values, in the order of these.
  var arguments: [Int] {
    all.compactMap { piece in
      guard case .value(_, let argument) = piece else { return nil }
      return argument
    }
  }

  /// The format again, with the words of its numbers, its values in the order of `arguments`.
  var format: String { joined(percent: "%%") { conversion, _ in "%" + conversion } }

  /// Joins the pieces to a text.
  ///
  /// - Parameters:
  ///   - percent: what a percent sign is.
  ///   - value: returns a value by its conversion and its argument.
  /// - Returns: the text.
  func joined(percent: String, value: (_ conversion: String, _ argument: Int) -> String) -> String {
    all.map { piece in
      switch piece {
      case .text(let text): text
      case .percent: percent
      case .value(let conversion, let argument): value(conversion, argument)
      }
    }
    .joined()
  }

  /// Takes a part of a format whose values are those from an argument on.
  private mutating func take(_ format: String, from first: Int) {
    var next = first
    var rest = format[...]
    while let match = rest.firstMatch(of: Self.place) {
      add(rest[..<match.range.lowerBound])
      rest = rest[match.range.upperBound...]
      guard match.0 != "%%" else {
        all.append(.percent)
        continue
      }
      let named = match.1.flatMap { Int($0) }.map { $0 - 1 }
      let argument = named ?? next
      if named == nil { next += 1 }
      if let forms = match.2.flatMap({ PluralForms(inFormat: $0) }) {
        let number = numbers.dropFirst(argument).lazy.compactMap(\.self).first
        take(forms.form(for: number), from: argument)
      } else if let conversion = match.3, numbers.indices.contains(argument) {
        all.append(.value(conversion: String(conversion), argument: argument))
      }
    }
    add(rest)
  }

  /// A percent sign, a part with its forms, or a value.
  private static var place: Regex<(Substring, Substring?, Substring?, Substring?)> {
    #/
    %% | %(?:(\d+)\$)? (?:
      \#@(\{[^@]*\})@
      | ([-+\ \#0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@diuoxXeEfFgGaAcCsSp])
    )
    /#
  }

  private mutating func add(_ text: Substring) {
    if !text.isEmpty { all.append(.text(String(text))) }
  }
}
