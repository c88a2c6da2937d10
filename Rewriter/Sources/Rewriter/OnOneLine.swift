extension String {
  /// The text on one line: line breaks as `\u{A}`, as other control characters are shown.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.breaksLine) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.breaksLine {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or an editor begins a new line there.
  fileprivate var breaksLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
