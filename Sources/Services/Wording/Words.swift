/// Writes numbers and lists as people do, independent of the locale.
package enum Words {
  /// Returns a distance, such as `3.2 pt`, with the digits that matter.
  package static func points(_ value: Double) -> String { "\(number(value)) pt" }

  /// Returns a time with its frame: `0.40 s (frame 24)`.
  package static func moment(_ seconds: Double, frame: Int) -> String {
    "\(Self.seconds(seconds)) (frame \(frame))"
  }

  /// Returns a time to the hundredth of a second: `0.40 s`.
  package static func seconds(_ seconds: Double) -> String { "\(fixed(seconds, digits: 2)) s" }

  /// Returns a time with at most three decimals: `9.333 s`, `1 s`.
  package static func time(_ seconds: Double) -> String {
    abs(seconds) < 1e12 ? "\(exact((seconds * 1000).rounded() / 1000)) s" : "\(seconds) s"
  }

  /// Returns a number with all of its digits, and without a point if it is whole.
  package static func exact(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a number with at most two decimals: `1.25`, `2.0`.
  package static func hundredths(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

  /// Returns a number as one says it, without the digits that a picture cannot show: `0.35`, `12`, `1234`.
  ///
  /// *Shape*: at most three decimals, of numbers from 10 on two, from 100 on one.
  package static func said(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let size = abs(value)
    return trimmed(fixed(value, digits: size >= 100 ? 1 : size >= 10 ? 2 : 3))
  }

  /// Returns two values beside each other: `1.3 instead of 1.2`; with more digits where they would be
  /// the same: `1.0003 instead of 1`.
  package static func both(_ new: Double, _ old: Double, _ unit: String = "") -> String {
    var told = [said(new), said(old)]
    var digits = 2
    while told[0] == told[1], digits <= 9, max(abs(new), abs(old)) < 1e6 {
      told = [new, old].map { trimmed(fixed($0, digits: digits)) }
      digits += 1
    }
    if told[0] == told[1] { told = [exact(new), exact(old)] }
    return "\(told[0])\(unit) instead of \(told[1])\(unit)"
  }

  /// Leaves out what does not count behind a point.
  private static func trimmed(_ number: String) -> String {
    guard number.contains(".") else { return number }
    var text = number
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// Returns the size of a file: `38 kB`.
  package static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) B"
    case ..<1_000_000: "\(Int((Double(bytes) / 1000).rounded())) kB"
    default: "\((Double(bytes) / 100_000).rounded() / 10) MB"
    }
  }

  /// Returns a count with its noun: `1 frame`, `2 frames`.
  package static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// Returns how many frames differ: `2 of 133 frames differ`.
  package static func differing(_ count: Int, of all: Int) -> String {
    "\(count) of \(Self.count(all, "frame")) differ\(count == 1 ? "s" : "")"
  }

  /// Returns a share as a percentage: `0.12 %`.
  package static func percent(_ share: Double) -> String { "\(number(share * 100)) %" }

  /// Returns a number with two significant digits, or all before the point; never 0 for another
  /// number.
  package static func number(_ value: Double) -> String {
    let size = abs(value)
    if size == 0 { return "0" }
    if size < 0.001 { return "less than 0.001" }
    let digits = size >= 100 ? 0 : size >= 1 ? 1 : size >= 0.1 ? 2 : 3
    return trimmed(fixed(size, digits: digits))
  }

  /// Lists words, as in `a, b and c`; of many, the first ones and how many more there are.
  ///
  /// - Parameters:
  ///   - words: what is listed.
  ///   - most: how many of them are named.
  ///   - conjunction: the word before the last one.
  /// - Returns: the words as part of a sentence.
  package static func list(
    _ words: [String], most: Int = 3, _ conjunction: String = "and"
  ) -> String {
    if words.count > most + 1 {
      return words.prefix(most).joined(separator: ", ") + " and \(words.count - most) more"
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// Returns a number with exactly so many decimals: `0.40`, and never `-0.00`.
  ///
  /// From 10¹² on it is what Swift prints.
  package static func fixed(_ value: Double, digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    guard abs(value) < 1e12 else { return "\(value)" }
    let whole = Int((abs(value) * Double(scale)).rounded())
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let rest = String(whole % scale)
    return "\(sign)\(whole / scale)."
      + String(repeating: "0", count: digits - rest.count) + rest
  }
}
