/// Which icons of the symbol set stand for Apple's symbols.
///
/// The set is Bootstrap Icons, whose shapes are the nearest to Apple's among Debian's packages.
enum SymbolNames {
  /// Returns the icon's name for Apple's name of a symbol; nil for a symbol without one.
  static func icon(for name: String) -> String? { icons[name] }

  /// Returns true for a symbol whose icon looks like another thing.
  ///
  /// A symbol made of parts looks so where the symbol in it does.
  static func isFar(_ name: String) -> Bool {
    var inner = name[...]
    while icons[String(inner)] == nil, let dot = inner.lastIndex(of: ".") { inner = inner[..<dot] }
    return farNames.contains(String(inner))
  }

  /// Apple's names, in alphabetical order.
  static var all: [String] { (icons.keys + composedNames).sorted() }

  private static let icons: [String: String] = {
    var icons: [String: String] = [:]
    for word in table.split(whereSeparator: \.isWhitespace) {
      let names = word.split(separator: "=")
      guard let name = names.first, let last = names.last, last != "+" else { continue }
      icons[String(name)] =
        names.count == 2
        ? String(last.drop { $0 == "~" }) : String(name.map { $0 == "." ? "-" : $0 })
    }
    return icons
  }()

  /// Names whose symbols are drawn of parts.
  private static let composedNames = table.split(whereSeparator: \.isWhitespace)
    .filter { $0.hasSuffix("=+") }.map { String($0.dropLast(2)) }

  private static let farNames = Set(
    table.split(whereSeparator: \.isWhitespace).compactMap { word in
      word.contains("=~") ? word.split(separator: "=").first.map(String.init) : nil
    })
}
