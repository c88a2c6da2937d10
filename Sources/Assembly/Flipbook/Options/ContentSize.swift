import ArgumentParser
import Staging
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
    guard let known = UIContentSizeCategory(word: text.lowercased()) else {
      throw ValidationError(
        "there is no size of text “\(text)”; give one of"
          + " \(Words.list(Self.names, most: Self.names.count)).")
    }
    category = known
  }

  /// The name by which it is asked for.
  var name: String {
    zip(Self.names, UIContentSizeCategory.all).first { $0.1 == category }?.0 ?? ""
  }

  /// Returns the name of a size; `large` for one that nobody may ask for.
  static func name(of category: UIContentSizeCategory) -> String {
    UIContentSizeCategory.all.firstIndex(of: category).map { names[$0] } ?? "large"
  }

  /// The names of all sizes, the smallest first.
  static let names = UIContentSizeCategory.words
}
