extension Words {
  /// Returns a value of a look as one says it: numbers with few decimals, colours by their levels.
  ///
  /// - Parameter value: as it is recorded: `12.5`, `(0, 0.333333)`, `rgba(0.1, 0.2, 0.3, 1)`.
  /// - Returns: the value in words.
  package static func value(_ value: String) -> String {
    if let number = Double(value) { return said(number) }
    if let color = levels(of: value) { return color }
    if value.hasPrefix("rgba("), let end = value.firstIndex(of: ")"),
      let color = levels(of: String(value[...end]))
    {
      return color + Self.value(String(value[value.index(after: end)...]))
    }
    return numbers(in: value, said)
  }

  /// Returns a value with its numbers as they are told: those with a point, among commas and brackets.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - tell: tells a number.
  /// - Returns: the value.
  package static func numbers(in value: String, _ tell: (Double) -> String) -> String {
    var text = ""
    var word = ""
    for character in value + " " {
      guard " ,()".contains(character) else {
        word.append(character)
        continue
      }
      text += word.contains(".") ? Double(word).map(tell) ?? word : word
      text.append(character)
      word = ""
    }
    return String(text.dropLast())
  }

  /// Returns the nearest `#FF9500` of an `rgba(…)`; `nil` for other values.
  private static func levels(of value: String) -> String? {
    guard value.hasPrefix("rgba("), value.hasSuffix(")") else { return nil }
    let parts = value.dropFirst(5).dropLast().split(separator: ",").compactMap {
      Double($0.drop { $0 == " " })
    }
    guard parts.count == 4, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return "#"
      + parts.prefix(parts[3] == 1 ? 3 : 4).map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
