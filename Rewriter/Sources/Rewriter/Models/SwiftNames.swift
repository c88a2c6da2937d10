import SwiftParser
import SwiftSyntax

/// Returns a foreign text as a name in Swift, with marks around a word of Swift's; `nil` for what is
/// none, as it would be read as code.
func swiftName(_ text: String) -> String? {
  let isName = text.unicodeScalars.enumerated().allSatisfy { place, scalar in
    scalar == "_"
      || (place == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
  }
  guard isName, !text.isEmpty, text != "_" else { return nil }
  return text.isValidSwiftIdentifier(for: .variableName) ? text : "`\(text)`"
}

/// Returns a foreign text as a type in Swift; `nil` for what is none, or is more.
func swiftType(_ text: String) -> String? {
  var parser = Parser(text)
  let type = TypeSyntax.parse(from: &parser)
  let isWhole = !type.hasError && type.trimmedDescription == text
  let isPlain = text != "_" && !text.contains { $0.isNewline || $0 == "`" }
  return isWhole && isPlain && !type.is(MissingTypeSyntax.self) ? text : nil
}
