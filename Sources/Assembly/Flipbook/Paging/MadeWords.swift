import Foundation

/// Words for pictures that `describe` has made, as they stand in a page.
enum MadeWords {
  /// Whether words tell of moments as `describe` does: `at 0.20 s`.
  static func areTimed(_ text: String) -> Bool { text.contains(#/\b[0-9]+\.[0-9]{2} s\b/#) }

  /// Whether words differ in their numbers and directions alone, so that the old ones were made of the same
  /// scene before it was changed.
  static func areAlike(_ old: String, _ new: String) -> Bool { plain(old) == plain(new) }

  private static func plain(_ text: String) -> String {
    text.replacing(#/#[0-9A-F]{6,8}|[0-9]+(?:\.[0-9]+)?|\b(?:up|down|left|right)\b/#, with: "0")
      .replacing(" and 0 pt 0", with: "")
  }
}
