extension String {
  /// The text with control characters made visible, as in `\u{1B}`; line breaks stay.
  ///
  /// Those are the characters that move a terminal's cursor, change its colours or reverse the
  /// direction of letters.
  package var visible: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isInvisible {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x0A: false
    // Control characters: C0, DEL and C1.
    case ..<0x20, 0x7F...0x9F: true
    // What overrides or isolates the direction of writing.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
