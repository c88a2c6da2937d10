import ArgumentParser
import UIKit
import Wording

/// A size of text as a user types it: `accessibility-large`.
struct ContentSize: Hashable, Sendable {
  let category: UIContentSizeCategory

  /// Reads a size.
  ///
  /// - Parameter text: the name of a size, in any case.
  /// - Throws: `ValidationError` that says what can be given.
  init(parsing text: String) throws(ValidationError) {
    guard let place = Self.names.firstIndex(of: text.lowercased()) else {
      throw ValidationError(
        "there is no size of text “\(text)”; give one of"
          + " \(Words.list(Self.names, most: Self.names.count)).")
    }
    category = UIContentSizeCategory.all[place]
  }

  /// Returns the name of a size; `large` for one that nobody may ask for.
  static func name(of category: UIContentSizeCategory) -> String {
    UIContentSizeCategory.all.firstIndex(of: category).map { names[$0] } ?? "large"
  }

  /// The names of all sizes, the smallest first.
  ///
  /// Source: Apple, `xcrun simctl ui booted content_size`.
  static let names = [
    "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
    "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
    "accessibility-extra-large", "accessibility-extra-extra-large",
    "accessibility-extra-extra-extra-large",
  ]
}
