import Foundation

/// Reads the text of a predicate.
struct PredicateReader {
  private let text: String
  private var words: [String]
  private var arguments: ArraySlice<Any>

  init(_ text: String, _ arguments: [Any]) {
    self.text = text
    self.arguments = arguments[...]
    words = Self.words(of: text)
  }

  /// Reads the whole text.
  mutating func condition() -> PredicateCondition {
    let condition = alternatives()
    guard words.isEmpty else { fail() }
    return condition
  }

  private mutating func alternatives() -> PredicateCondition {
    var condition = conjunction()
    while take("OR") || take("||") { condition = .or(condition, conjunction()) }
    return condition
  }

  private mutating func conjunction() -> PredicateCondition {
    var condition = single()
    while take("AND") || take("&&") { condition = .and(condition, single()) }
    return condition
  }

  private mutating func single() -> PredicateCondition {
    if take("NOT") || take("!") { return .not(single()) }
    if take("TRUEPREDICATE") { return .always(true) }
    if take("FALSEPREDICATE") { return .always(false) }
    if take("(") {
      let condition = alternatives()
      guard take(")") else { fail() }
      return condition
    }
    let quantity = words.first.flatMap { PredicateQuantity(rawValue: $0.uppercased()) }
    if quantity != nil { words.removeFirst() }
    let left = operand()
    guard let word = next() else { fail() }
    let (relation, options) = Self.relation(word)
    guard let relation else { fail() }
    let ignoresCase = options.contains("c")
    let right = operand()
    guard let quantity else {
      return .comparison(left, relation, ignoresCase: ignoresCase, right)
    }
    return .members(quantity, left, relation, ignoresCase: ignoresCase, right)
  }

  private mutating func operand() -> PredicateOperand {
    guard let word = next() else { fail() }
    switch word.uppercased() {
    case "SELF": return .object
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "{":
      var list: [Any] = []
      while !take("}") {
        if let value = operand().value(in: NSNull()) { list.append(value) }
        guard take(",") || words.first == "}" else { fail() }
      }
      return .constant(list)
    default: break
    }
    if word.hasPrefix("%") {
      guard let argument = arguments.popFirst() else { fail() }
      return word.uppercased() == "%K"
        ? .path("\(argument)".split(separator: ".").map(String.init)) : .constant(argument)
    }
    if let quote = word.first, quote == "'" || quote == "\"" {
      return .constant(String(word.dropFirst().dropLast()))
    }
    if let number = Double(word) { return .constant(number) }
    guard word.first?.isLetter == true || word.first == "_" || word.first == "@" else { fail() }
    return .path(word.split(separator: ".").map(String.init))
  }

  private mutating func next() -> String? { words.isEmpty ? nil : words.removeFirst() }

  private mutating func take(_ word: String) -> Bool {
    guard words.first?.uppercased() == word else { return false }
    words.removeFirst()
    return true
  }

  private func fail() -> Never {
    let text = text
    return MainActor.assumeIsolated {
      raise(.invalidArgument, "Unable to parse the format string \"\(text)\"")
    }
  }

  /// Returns the relation that a word names, and the letters in its brackets.
  private static func relation(_ word: String) -> (String?, String) {
    let parts = word.split(separator: "[", maxSplits: 1)
    let name = parts.first.map { $0.uppercased() } ?? ""
    let options = parts.count > 1 ? String(parts[1].dropLast()) : ""
    let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    let known: Set<String> = [
      "==", "!=", "<", "<=", ">", ">=", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH",
      "LIKE", "MATCHES",
    ]
    let relation = others[name] ?? name
    return (known.contains(relation) ? relation : nil, options)
  }

  /// Returns the words, signs and quoted texts of a predicate.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        let end = rest.dropFirst().firstIndex(of: first) ?? rest.index(before: rest.endIndex)
        words.append(String(rest[...end]))
        rest = rest[rest.index(after: end)...]
      } else if "(){},".contains(first) {
        words.append(String(rest.removeFirst()))
      } else {
        let isSign = "=<>!&|".contains(first)
        let part = rest.prefix { letter in
          isSign
            ? "=<>!&|".contains(letter)
            : !letter.isWhitespace && !"(){},=<>!&|'\"".contains(letter)
        }
        words.append(String(part))
        rest = rest[part.endIndex...]
      }
    }
    return words
  }
}
