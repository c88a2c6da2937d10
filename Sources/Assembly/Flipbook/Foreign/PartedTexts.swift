import UIKit

/// Puts the forms of its parts into texts that name them: `%#@apples@`.
///
/// Forms may name parts again, so that a short file would make an endless text.
struct PartedTexts {
  /// A part of a text that depends on a number.
  struct Part {
    let forms: [String: String]
    /// Which argument the number is, from 1; `nil` for the next one.
    var argument: Int?
  }

  /// Why a text is not as it stands in its file.
  enum Fault: Hashable {
    /// There is no part of this name, or none that may stand there.
    case part(String)
    /// The text grows beyond all measure.
    case tooLong
  }

  let parts: [String: Part]
  let language: String
  /// What was found wrong, the last fault of each kind.
  private(set) var fault: Fault?
  private var steps = 0

  init(_ parts: [String: Part], language: String) {
    (self.parts, self.language) = (parts, language)
  }

  /// Returns a text with its parts; `nil` for one that grows beyond all measure.
  mutating func text(_ text: String) -> String? {
    let whole = expanded(text, within: [])
    if whole == nil { fault = .tooLong }
    return whole
  }

  private mutating func expanded(_ text: String, within names: [String]) -> String? {
    // Few texts have parts, and looking for them is slow.
    guard text.contains("#@") else { return text }
    var whole = ""
    var rest = text.startIndex
    for match in text.matches(of: #/%(?:(\d+)\$)?\#@([^@{]*)@/#) {
      steps += 1
      let argument = match.1.flatMap { Int($0) }
      guard let form = form(of: String(match.2), argument, within: names) else { return nil }
      // What stays as it is would read an argument as an object.
      whole += text[rest..<match.range.lowerBound] + (form.isEmpty ? "%" + match.0 : form)
      rest = match.range.upperBound
      guard whole.utf8.count <= Self.longest, steps <= Self.most else { return nil }
    }
    return whole + text[rest...]
  }

  /// Returns the forms of a part; empty for none, `nil` for what grows beyond all measure.
  private mutating func form(
    of name: String, _ argument: Int?, within names: [String]
  ) -> String? {
    guard let part = parts[name], names.count < Self.deepest, !names.contains(name) else {
      fault = .part(name)
      return ""
    }
    var forms: [String: String] = [:]
    for (quantity, form) in part.forms.sorted(by: { $0.key < $1.key }) {
      guard let whole = expanded(form, within: names + [name]) else { return nil }
      forms[quantity] = whole
    }
    let form = PluralForms(forms, language: language)?
      .inFormat(argument: argument ?? part.argument)
    if form == nil { fault = .part(name) }
    return form ?? ""
  }

  /// How deep parts may stand within forms of others.
  private static let deepest = 4
  /// *Units*: bytes.
  private static let longest = 65_536
  /// How many parts a text may have, those within others counted.
  private static let most = 1000
}
