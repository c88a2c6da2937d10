/// Returns a text as Swift writes it, on one line, with nothing in it that Swift would read.
func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    let isControl = scalar.value < 0x20 || scalar.value == 0x7F
    if scalar == "\\" || scalar == "\"" {
      literal += "\\\(scalar)"
    } else if isControl || (0x2028...0x2029).contains(scalar.value) {
      literal += "\\u{\(String(scalar.value, radix: 16))}"
    } else {
      literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
