import Foundation

/// Writes lists: “one, two, and three”.
///
/// Source: Apple, ListFormatter.
open class ListFormatter: Formatter {
  /// The language of the words and commas between items; American English unless set.
  open var locale: Locale! = Locale(identifier: "en_US")
  /// Writes items that are no texts.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a list of texts.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().joined(strings)
  }

  /// Returns a list of items.
  open func string(from items: [Any]) -> String? {
    joined(items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  private func joined(_ strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(locale))
  }
}
