import Testing

@testable import Compiling

/// The patterns of podspecs, and that none of them takes long.
@Suite struct FilePatternTests {
  @Test func `patterns of paths know stars and braces`() {
    #expect(FilePattern("A/**/*.swift").matches("A/B/C/d.swift"))
    #expect(FilePattern("A/**/*.swift").matches("A/d.swift"))
    #expect(!FilePattern("A/*.swift").matches("A/B/d.swift"))
    #expect(FilePattern("A").matches("A/d.swift"))
    #expect(!FilePattern("A").matches("A/B/d.swift"))
    #expect(FilePattern("A/*.{h,swift}").matches("A/d.swift"))
    #expect(FilePattern("A/*.{h, swift}").matches("A/d.swift"))
    #expect(!FilePattern("A/*.{h,m}").matches("A/d.swift"))
    #expect(FilePattern("{A,B/{C,D}}/?.swift").matches("B/D/d.swift"))
    #expect(!FilePattern("{A,B/{C,D}}/?.swift").matches("B/D/dd.swift"))
  }

  @Test(arguments: [("a{b", "a{b"), ("a}b", "a}b"), ("a,b", "a,b"), ("{}", ""), ("", "")])
  func `braces that do not belong together are characters`(pattern: String, path: String) {
    #expect(FilePattern(pattern).matches(path))
  }

  /// Each of these had as many ways to be read as there are numbers of 22 bits, or more.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "{a,b}", count: 22), String(repeating: "{a,b}", count: 800),
      String(repeating: "*a", count: 60), String(repeating: "**/", count: 200) + "x",
      String(repeating: "{", count: 4000) + String(repeating: "}", count: 4000),
      String(repeating: "{a,", count: 1000) + String(repeating: "}", count: 1000),
    ])
  func `no pattern takes long`(pattern: String) {
    let file = FilePattern(pattern)
    #expect(!file.matches(String(repeating: "a/", count: 100) + String(repeating: "a", count: 300)))
  }
}
