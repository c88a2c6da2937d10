import Markup

/// A value of JSON, written in as few letters as its numbers need.
indirect enum JSONValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  case number(Double, digits: Int)
  case text(String)
  case truth(Bool)
  case list([JSONValue])
  /// *Shape*: the keys stand in this order.
  case object([(String, JSONValue)])

  init(integerLiteral value: Int) { self = .number(Double(value), digits: 0) }
  init(stringLiteral value: String) { self = .text(value) }

  /// Makes a list of numbers.
  static func numbers(_ numbers: [Double], digits: Int = 3) -> JSONValue {
    .list(numbers.map { .number($0, digits: digits) })
  }

  /// Writes the value.
  ///
  /// - Throws: what an encoder throws for a text.
  func written() throws -> String {
    switch self {
    case .number(let number, let digits):
      let text = number.short(digits)
      if text.hasPrefix(".") { return "0" + text }
      return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
    case .truth(let isTrue): return isTrue ? "true" : "false"
    case .text(let text): return try JSONText.line(of: text)
    case .list(let values): return "[\(try values.map { try $0.written() }.joined(separator: ","))]"
    case .object(let members):
      let lines = try members.map { "\"\($0.0)\":\(try $0.1.written())" }
      return "{\(lines.joined(separator: ","))}"
    }
  }
}
