import Foundation
import Testing

/// Tests that a program which holds Swift's libraries itself comes to every stand-in.
@Suite struct StandInTests {
  /// The C code of a target.
  private static func source(of target: String = "CClocks") throws -> String {
    let folder = repository.appending(path: "Sources/C/\(target)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".c") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .joined()
  }

  /// The names that the clocks mark.
  private static func marked() throws -> [String] {
    try source().matches(of: /WRAPS(?:_BY)?\(([\w$]+)/).map { String($0.1) }
  }

  @Test func `the package wraps the functions that the clocks mark, and no others`() throws {
    #expect(try Self.marked().sorted() == Self.wrapped("stoodInFor"))
  }

  @Test func `the package wraps what the table of conformances is asked, and nothing else`() throws
  {
    let asked = try Self.source(of: "CConformances").matches(of: /\nASKS\((\w+)\)/).map {
      String($0.1)
    }
    #expect(!asked.isEmpty)
    #expect(try asked.sorted() == Self.wrapped("askedFirst"))
  }

  /// Returns the names in a list of the manifest, sorted.
  private static func wrapped(_ list: String) throws -> [String] {
    let manifest = try String(
      contentsOf: repository.appending(path: "Package.swift"), encoding: .utf8)
    let names = try #require(
      manifest.firstMatch(of: Regex("let \(list) = \\[([^\\]]*)\\]"))?[1].substring)
    return names.matches(of: /"([\w$]+)"/).map { String($0.1) }.sorted()
  }

  @Test func `every stand-in for libdispatch, Foundation or Swift is marked`() throws {
    let standsIn = /STANDS_IN [^;{(]*?\*?((?:dispatch_|_?CF|_cf_|_foundation_|swift_|\$s)\w+)\(/
    let names = try Self.source().matches(of: standsIn).map { String($0.1) }
    #expect(names.count > 30, "the stand-ins were not found")
    #expect(try Set(names).subtracting(Self.marked()) == [])
  }
}
