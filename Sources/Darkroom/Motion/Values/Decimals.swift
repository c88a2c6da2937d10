extension Double {
  /// An angle in radians, in degrees.
  var inDegrees: Double { self * 180 / .pi }

  /// Returns the number with at most so many decimals, as short as CSS and SVG allow: `.5`, `-12.25`.
  func short(_ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return Self.short(of: (self * scale).rounded(), digits)
  }

  /// Returns the number without the decimals after so many, which are cut off.
  func cut(_ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return Self.short(of: (self * scale).rounded(.down), digits)
  }

  /// A time in seconds, never longer than it is, so that what happens at its shares is never late.
  var inSeconds: String { "\(cut(6))s" }

  private static func short(of units: Double, _ digits: Int) -> String {
    guard abs(units) < 9e15 else { return "\(units)" }
    let number = Int64(units)
    var letters = String(number.magnitude)
    guard digits > 0 else { return (number < 0 ? "-" : "") + letters }
    if letters.count < digits {
      letters = String(repeating: "0", count: digits - letters.count) + letters
    }
    var fraction = letters.suffix(digits)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = letters.dropLast(digits)
    let text = whole + (fraction.isEmpty ? "" : "." + fraction)
    return (number < 0 ? "-" : "") + (text.isEmpty ? "0" : text)
  }
}
