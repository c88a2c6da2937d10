/// A parsed text of the visual format language.
///
/// Source: Apple, Auto Layout Guide, Visual Format Language: its grammar.
struct VisualFormat {
  /// A relation to a number: `>=20@750`.
  struct Rule: Hashable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: UILayoutPriority = .required
  }

  enum Value: Hashable {
    case number(CGFloat)
    /// The name of a metric or, in a size, of a view.
    case name(String)
  }

  /// The space between two views, or between a view and an edge.
  enum Gap: Hashable {
    case none
    case standard
    case rules([Rule])
  }

  struct Item: Hashable {
    let name: String
    var sizes: [Rule] = []
  }

  private(set) var isVertical = false
  private(set) var startsAtEdge = false
  private(set) var endsAtEdge = false
  private(set) var items: [Item] = []
  /// The spaces: one before each item, and one after the last.
  private(set) var gaps: [Gap] = []

  private var rest: Substring
  private let text: String

  /// Parses a text.
  ///
  /// - Throws: `FormatError` where the text breaks the grammar.
  init(_ text: String) throws(FormatError) {
    self.text = text
    rest = text[...]
    if take("V:") { isVertical = true } else { _ = take("H:") }
    if take("|") {
      startsAtEdge = true
      gaps.append(try gap(isAtEdge: true))
    } else {
      gaps.append(.none)
    }
    items.append(try item())
    while !rest.isEmpty {
      let gap = try gap(isAtEdge: false)
      gaps.append(gap)
      if take("|") {
        endsAtEdge = true
        break
      }
      items.append(try item())
    }
    guard rest.isEmpty else { throw error("nothing can follow the edge") }
    if !endsAtEdge { gaps.append(.none) }
  }

  private mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest.removeFirst(word.count)
    return true
  }

  private func error(_ reason: String) -> FormatError {
    FormatError(reason: reason, text: text, place: text.count - rest.count)
  }

  private mutating func gap(isAtEdge: Bool) throws(FormatError) -> Gap {
    guard take("-") else { return .none }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return .standard }
    let rules = take("(") ? try list() : [try rule()]
    guard take("-") else { throw error("expected a '-' here") }
    return .rules(rules)
  }

  private mutating func item() throws(FormatError) -> Item {
    guard take("[") else { throw error("expected a view in '[' and ']' here") }
    var item = Item(name: try name())
    if take("(") { item.sizes = try list() }
    guard take("]") else { throw error("expected a ']' here") }
    return item
  }

  /// Parses rules up to a closing parenthesis.
  private mutating func list() throws(FormatError) -> [Rule] {
    var rules = [try rule()]
    while take(",") { rules.append(try rule()) }
    guard take(")") else { throw error("expected a ')' here") }
    return rules
  }

  private mutating func rule() throws(FormatError) -> Rule {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    var rule = Rule(relation: relation, value: try value())
    if take("@") {
      guard case .number(let number) = try value() else {
        throw error("a priority has to be a number here")
      }
      rule.priority = UILayoutPriority(Float(number))
    }
    return rule
  }

  private mutating func value() throws(FormatError) -> Value {
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    if rest.hasPrefix("-") {
      rest.removeFirst()
      guard case .number(let number) = try value() else { throw error("expected a number here") }
      return .number(-number)
    }
    if let number = Double(digits) {
      rest.removeFirst(digits.count)
      return .number(CGFloat(number))
    }
    return .name(try name())
  }

  private mutating func name() throws(FormatError) -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first, !first.isNumber else { throw error("expected a name here") }
    rest.removeFirst(name.count)
    return String(name)
  }
}

/// A text that breaks the grammar of the visual format language.
struct FormatError: Error, Hashable, CustomStringConvertible {
  let reason: String
  let text: String
  /// The number of letters that were understood.
  let place: Int

  var description: String {
    "Unable to parse constraint format: \n\(reason) \n\(text) \n"
      + String(repeating: " ", count: place) + "^"
  }
}
