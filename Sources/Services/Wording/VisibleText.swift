extension String {
  /// The text with control characters made visible, as in `\u{1B}`; line breaks stay.
  ///
  /// Those are the characters that move a terminal's cursor, change its colours or reverse the
  /// direction of letters.
  package var visible: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isInvisible { text += scalar.shown } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension String {
  /// The text on one line: line breaks are shown as `\u{A}`, and other control characters stay.
  ///
  /// Names of others may hold breaks, and what follows would look like lines of ours.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.breaksLine) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.breaksLine { text += scalar.shown } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var shown: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// Whether a terminal or an editor begins a new line there.
  fileprivate var breaksLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

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
