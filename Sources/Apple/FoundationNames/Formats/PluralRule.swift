/// The form that a language has for a number of things.
///
/// Source: Unicode CLDR, Language Plural Rules: the cardinals.
enum PluralRule {
  /// The names of all forms.
  static let names: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// Finds the form for a number.
  ///
  /// - Parameters:
  ///   - number: how many things there are.
  ///   - language: `en`, `pt-BR`; one that is not known here has the forms of English.
  /// - Returns: the name of the form.
  static func name(for number: Double, in language: String) -> String {
    let whole = abs(number).rounded(.down)
    guard whole < 1e15 else { return "other" }
    let (count, isWhole) = (Int(whole), whole == abs(number))
    let name = String(language.prefix { $0.isLetter }).lowercased()
    guard isWhole else { return nameOfFraction(behind: count, in: name) }
    return nameOfWhole(count, count % 10, count % 100, in: name)
  }

  /// Returns the form of a number such as 1.5.
  private static func nameOfFraction(behind count: Int, in language: String) -> String {
    switch language {
    case "fr", "pt", "hy": count < 2 ? "one" : "other"
    case "hi", "fa", "bn", "gu", "kn", "zu", "am": count == 0 ? "one" : "other"
    case "cs", "sk", "lt": "many"
    case "ro", "sl": "few"
    default: "other"
    }
  }

  /// Returns the form of a whole number, of which also the last digit and the last two are given.
  private static func nameOfWhole(
    _ count: Int, _ digit: Int, _ two: Int, in language: String
  ) -> String {
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km": "other"
    case "fr", "pt": count < 2 ? "one" : count % 1_000_000 == 0 ? "many" : "other"
    case "es", "it", "ca":
      count == 1 ? "one" : count > 0 && count % 1_000_000 == 0 ? "many" : "other"
    case "hy", "hi", "fa", "bn", "gu", "kn", "zu", "am": count < 2 ? "one" : "other"
    case "ru", "uk", "be": slavic(digit, two) ?? "many"
    case "sr", "hr", "bs", "sh": slavic(digit, two) ?? "other"
    case "pl": count == 1 ? "one" : slavic(digit, two) == "few" ? "few" : "many"
    case "cs", "sk": count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
    case "sl": [1: "one", 2: "two", 3: "few", 4: "few"][two] ?? "other"
    case "ro": count == 1 ? "one" : count == 0 || (1...19).contains(two) ? "few" : "other"
    case "lt": (11...19).contains(two) || digit == 0 ? "other" : digit == 1 ? "one" : "few"
    case "lv":
      digit == 0 || (11...19).contains(two) ? "zero" : digit == 1 ? "one" : "other"
    case "is", "mk": digit == 1 && two != 11 ? "one" : "other"
    case "ar":
      [0: "zero", 1: "one", 2: "two"][count]
        ?? ((3...10).contains(two) ? "few" : two > 10 ? "many" : "other")
    case "he", "iw": [1: "one", 2: "two"][count] ?? "other"
    case "cy": [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][count] ?? "other"
    case "ga":
      [1: "one", 2: "two"][count]
        ?? ((3...6).contains(count) ? "few" : (7...10).contains(count) ? "many" : "other")
    default: count == 1 ? "one" : "other"
    }
  }

  private static func slavic(_ digit: Int, _ two: Int) -> String? {
    if digit == 1, two != 11 { return "one" }
    return (2...4).contains(digit) && !(12...14).contains(two) ? "few" : nil
  }
}
