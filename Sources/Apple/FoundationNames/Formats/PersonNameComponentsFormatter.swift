import Foundation

/// Writes names of persons as in English: the given name first.
///
/// Source: Apple, PersonNameComponentsFormatter.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// The given and the family name, as `medium`.
    case `default`
    /// The nickname, or the given name.
    case short
    /// The given and the family name.
    case medium
    /// The whole name.
    case long
    /// The initials.
    case abbreviated
  }

  /// How much of a name is written; the given and the family name unless set.
  open var style = Style.default
  /// The language whose order of names is followed; recorded only, for the order is that of
  /// English.
  open var locale: Locale! = Locale(identifier: "en_US")

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a name in a style; there are no options here.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  /// Returns a name.
  open func string(from components: PersonNameComponents) -> String {
    let parts: [String?] =
      switch style {
      case .short: [components.nickname ?? components.givenName ?? components.familyName]
      case .default, .medium, .abbreviated: [components.givenName, components.familyName]
      case .long:
        [
          components.namePrefix, components.givenName, components.middleName,
          components.familyName, components.nameSuffix,
        ]
      }
    let words = parts.compactMap(\.self).filter { !$0.isEmpty }
    guard style == .abbreviated else { return words.joined(separator: " ") }
    return words.compactMap(\.first).map(String.init).joined()
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}
