extension Words {
  /// Returns a value of a look as one says it: numbers with few decimals, colours by their levels.
  ///
  /// - Parameter value: as it is recorded: `12.5`, `(0, 0.333333)`, `rgba(0.1, 0.2, 0.3, 1)`.
  /// - Returns: the value in words.
  package static func value(_ value: String) -> String {
    if let number = Double(value) { return said(number) }
    guard let start = value.firstRange(of: "rgba(")?.lowerBound,
      let end = value[start...].firstIndex(of: ")"), let color = levels(of: value[start...end])
    else { return numbers(in: value, said) }
    return numbers(in: String(value[..<start]), said) + color
      + Self.value(String(value[value.index(after: end)...]))
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

  /// Returns the nearest `#FF9500` of an `rgba(…)`; `nil` for one of other numbers.
  ///
  /// What is little opaque is not told as if it were not there.
  private static func levels(of color: Substring) -> String? {
    let words = color.dropFirst("rgba(".count).dropLast().split(separator: ",")
    let parts = words.compactMap { Double($0.drop { $0 == " " }) }
    guard words.count == 4, parts.count == 4, parts.allSatisfy({ (0...1).contains($0) }) else {
      return nil
    }
    var levels = parts.map { Int(($0 * 255).rounded()) }
    if parts[3] > 0 { levels[3] = max(levels[3], 1) }
    return "#"
      + levels.prefix(parts[3] == 1 ? 3 : 4).map { level in
        let digits = String(level, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
