import Testing

@testable import FoundationNames

/// Texts whose words follow from numbers.
@MainActor @Suite struct PluralTests {
  private func days(_ language: String, _ forms: [String: String]) throws -> String {
    try #require(PluralForms(forms, language: language)).inFormat()
  }

  /// Writes values as an app's files do; here `String(format:)` is Foundation's, by Testing.
  private func written(_ format: String, _ values: any CVarArg...) -> String {
    let pieces = FormatPieces(of: format, for: values.map { Double(anyNumber: $0) })
    return String(format: pieces.format, arguments: pieces.arguments.map { values[$0] })
  }

  @Test func `a number of one has another word than many, and zero where it is given`() throws {
    let format = "In " + (try days("en", ["one": "%d day", "other": "%d days"])) + "!"
    #expect(written(format, 1) == "In 1 day!")
    #expect(written(format, 7) == "In 7 days!")
    #expect(written(format, 0) == "In 0 days!")
    let empty = try days("en", ["zero": "nothing @ all", "one": "a day", "other": "%d days"])
    #expect(written(empty, 0) == "nothing @ all")
    #expect(written(empty, 1) == "a day")
  }

  @Test func `each part of a text takes its own number, in any order`() throws {
    let apples = try #require(
      PluralForms(["one": "%d apple", "other": "%d apples"], language: "en"))
    let pears = try #require(PluralForms(["one": "a pear", "other": "%d pears"], language: "en"))
    let format = "\(apples.inFormat()) and \(pears.inFormat()) for %@, 100%%"
    #expect(written(format, 2, 1, "Ann") == "2 apples and a pear for Ann, 100%")
    let turned = "%3$@: \(pears.inFormat(argument: 2)) and \(apples.inFormat(argument: 1))"
    #expect(written(turned, 1, 4, "Bob") == "Bob: 4 pears and 1 apple")
  }

  @Test func `interpolated values choose the words of a key`() throws {
    let text = try days("en", ["one": "%lld of a kind", "other": "%lld of %@"])
    #expect(String.LocalizationValue("\(1) \("x")").filled(into: text) == "1 of a kind")
    #expect(String.LocalizationValue("\(3) \("x")").filled(into: text) == "3 of x")
  }

  /// Source: Unicode CLDR, Language Plural Rules.
  @Test(arguments: [
    ("en", [1: "one", 0: "other", 2: "other", 21: "other"]),
    ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
    ("pt-BR", [0: "one", 2: "other"]),
    ("de", [0: "other", 1: "one"]),
    ("ja", [1: "other"]), ("zh-Hans", [1: "other"]),
    ("ru", [1: "one", 21: "one", 11: "many", 3: "few", 13: "many", 24: "few", 5: "many"]),
    ("pl", [1: "one", 21: "many", 22: "few", 12: "many"]),
    ("hr", [21: "one", 2: "few", 5: "other"]),
    ("cs", [1: "one", 3: "few", 5: "other"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
    ("he", [1: "one", 2: "two", 3: "other"]),
    ("lv", [0: "zero", 1: "one", 11: "zero", 22: "other"]),
    ("lt", [1: "one", 11: "other", 2: "few", 12: "other", 20: "other"]),
    ("ro", [0: "few", 1: "one", 19: "few", 20: "other", 119: "few"]),
    ("sl", [101: "one", 2: "two", 104: "few", 5: "other"]),
    ("cy", [0: "zero", 6: "many", 7: "other"]),
  ])
  func `languages have the forms of their numbers`(language: String, forms: [Int: String]) {
    for (number, form) in forms {
      #expect(PluralRule.name(for: Double(number), in: language) == form, "\(number)")
    }
  }

  @Test func `a number between two whole ones has its own form`() {
    #expect(PluralRule.name(for: 1.5, in: "en") == "other")
    #expect(PluralRule.name(for: 1.5, in: "fr") == "one")
    #expect(PluralRule.name(for: 1.5, in: "cs") == "many")
  }
}
