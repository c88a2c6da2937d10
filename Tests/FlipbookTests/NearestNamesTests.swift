import Testing

@testable import Flipbook

@Suite struct NearestNamesTests {
  private let names = ["falling-square", "flick", "sticky-corners", "drop-out", "drop-out-objc"]

  @Test(arguments: [
    ("flik", ["flick"]), ("FLICK", ["flick"]), ("lfick", ["flick"]),
    ("falling", ["falling-square"]), ("falling-sqaure", ["falling-square"]),
    ("drop-out-obj", ["drop-out", "drop-out-objc"]),
  ])
  func `a slip finds what was meant`(mistyped: String, expected: [String]) {
    #expect(nearestNames(to: mistyped, among: names) == expected)
  }

  @Test(arguments: ["pendulum", "", "xyz"]) func `another word finds nothing`(word: String) {
    #expect(nearestNames(to: word, among: names).isEmpty)
  }

  @Test func `at most three names are given, the nearest first`() {
    let names = ["abcd", "abce", "abcf", "abcg", "abc"]
    #expect(nearestNames(to: "abc", among: names).count == 3)
    #expect(nearestNames(to: "abxd", among: names).first == "abcd")
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("abc", "abd", 1), ("abc", "acb", 1),
    ("kitten", "sitting", 3),
  ])
  func `the distance counts slips`(first: String, second: String, distance: Int) {
    #expect(editDistance(first, second) == distance)
    #expect(editDistance(second, first) == distance)
  }
}
