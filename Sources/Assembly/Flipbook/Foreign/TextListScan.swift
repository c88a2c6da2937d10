import Foundation

/// Reads a list of texts (`"key" = "value";`) far enough to find its first fault: Foundation tells of
/// some only that there are any.
struct TextListScan {
  private var rest: Substring.UnicodeScalarView
  private var line = 1

  /// Returns what is wrong in a list, with its line; `nil` for a right one, and for what is not written
  /// as lines of keys and values.
  static func fault(in data: Data) -> String? {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      return "Its letters are neither UTF-8 nor UTF-16."
    }
    var scan = TextListScan(rest: Substring(text.drop { $0 == "\u{FEFF}" }).unicodeScalars)
    return scan.run()
  }

  private mutating func run() -> String? {
    while true {
      if let fault = skipSpace() { return fault }
      if rest.isEmpty { return nil }
      if rest.starts(with: "<<<<<<<".unicodeScalars) {
        return "An unsettled merge begins on line \(line)."
      }
      if isNested { return nil }
      if let fault = word() ?? skipSpace() { return fault }
      let start = line
      if take("=") {
        if let fault = skipSpace() { return fault }
        if isNested { return nil }
        if let fault = word() ?? skipSpace() { return fault }
      }
      guard take(";") else { return "Missing ';' on line \(start)." }
    }
  }

  /// Whether a list, a dictionary or data begin, which are not read here.
  private var isNested: Bool { rest.first.map("{(<".unicodeScalars.contains) ?? false }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  /// Passes spaces and comments.
  private mutating func skipSpace() -> String? {
    while let next = rest.first {
      if next.properties.isWhitespace {
        if next == "\n" { line += 1 }
        rest.removeFirst()
      } else if rest.starts(with: "//".unicodeScalars) {
        rest = rest[(rest.firstIndex(of: "\n") ?? rest.endIndex)...]
      } else if rest.starts(with: "/*".unicodeScalars) {
        let start = line
        while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) {
          if rest.removeFirst() == "\n" { line += 1 }
        }
        guard !rest.isEmpty else { return "The comment of line \(start) does not end." }
        rest.removeFirst(2)
      } else {
        return nil
      }
    }
    return nil
  }

  /// Passes a key or a value.
  private mutating func word() -> String? {
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let plain = rest.prefix { $0.properties.isAlphabetic || $0.value < 128 && isPlain($0) }
      guard !plain.isEmpty else {
        return rest.first.map { "Unexpected \($0) on line \(line)." }
          ?? "A text is missing on line \(line)."
      }
      rest = rest[plain.endIndex...]
      return nil
    }
    let start = line
    rest.removeFirst()
    while let next = rest.first {
      rest.removeFirst()
      if next == quote { return nil }
      if next == "\n" { line += 1 }
      if next == "\\", !rest.isEmpty, rest.removeFirst() == "\n" { line += 1 }
    }
    return "The text of line \(start) does not end."
  }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    "0123456789_$/:.-".unicodeScalars.contains(scalar)
  }
}
