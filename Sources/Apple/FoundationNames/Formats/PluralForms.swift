import Foundation

/// The forms of a part of a text, one of which its number chooses.
///
/// Foundation here knows no plurals. `flipbook` writes the forms of a bundle into its tables of
/// strings, within the formats: `%#@{…}@`.
package struct PluralForms: Codable, Hashable, Sendable {
  private let language: String
  private let forms: [String: String]

  /// Takes the forms of a language.
  ///
  /// - Parameters:
  ///   - forms: texts by the names of forms; other names are left out. One is for `other`.
  ///   - language: `en`, `pt-BR`.
  package init?(_ forms: [String: String], language: String) {
    guard forms["other"] != nil else { return nil }
    (self.forms, self.language) = (forms.filter { PluralRule.names.contains($0.key) }, language)
  }

  /// Reads what stands between `%#@` and `@`.
  init?(inFormat text: some StringProtocol) {
    guard let forms = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = forms
  }

  /// Writes the forms as a part of a format.
  ///
  /// - Parameter argument: which argument is the number, from 1; `nil` for the next one.
  /// - Returns: the part.
  package func inFormat(argument: Int? = nil) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = (try? encoder.encode(self)) ?? Data()
    let text = String(decoding: bytes, as: UTF8.self).replacing("@", with: "\\u0040")
    return "%" + (argument.map { "\($0)$" } ?? "") + "#@\(text)@"
  }

  /// Returns the form for a number of things; a form for zero holds in any language.
  func form(for number: Double?) -> String {
    let other = forms["other"] ?? ""
    guard let number else { return other }
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[PluralRule.name(for: number, in: language)] ?? other
  }
}
