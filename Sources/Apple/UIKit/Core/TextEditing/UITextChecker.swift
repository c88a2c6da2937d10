import Foundation

/// Looks for words that are misspelt: there is no dictionary in a scene, so that none is.
///
/// Source: Apple, UITextChecker.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The words that the checker leaves out in one text.
  open var ignoredWords: [String]?

  public override init() { super.init() }

  /// The languages for which there is a dictionary: none.
  open class var availableLanguages: [String] { [] }

  /// Returns that no word is misspelt: a place that is not there.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    Log.once("UITextChecker has no dictionary here: no word is misspelt.")
    return NSRange(location: NSNotFound, length: 0)
  }

  /// Returns words in place of one that is misspelt: none.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Returns words that begin with what is typed: none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Adds a word that the checker leaves out.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Adds a word to those that are spelt right.
  open class func learnWord(_ word: String) {
    let learned = LearnedWords.ofFilm
    if !learned.all.contains(word) { learned.all.append(word) }
  }

  /// Returns true for a word that was added to those that are spelt right.
  open class func hasLearnedWord(_ word: String) -> Bool {
    LearnedWords.ofFilm.all.contains(word)
  }

  /// Removes a word from those that are spelt right.
  open class func unlearnWord(_ word: String) {
    LearnedWords.ofFilm.all.removeAll { $0 == word }
  }
}

/// The words that an app has taught the checker.
@MainActor
private final class LearnedWords {
  static var ofFilm: LearnedWords { World.current.part { LearnedWords() } }

  var all: [String] = []
}
