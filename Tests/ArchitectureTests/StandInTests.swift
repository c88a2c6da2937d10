import Foundation
import Testing

/// Tests that a program which holds Swift's libraries itself comes to every stand-in of the clocks.
@Suite struct StandInTests {
  /// The C code of the clocks.
  private static func source() throws -> String {
    let folder = repository.appending(path: "Sources/CClocks")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".c") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .joined()
  }

  /// The names that the clocks mark.
  private static func marked() throws -> [String] {
    try source().matches(of: /WRAPS(?:_BY)?\((\w+)/).map { String($0.1) }
  }

  @Test func `the package wraps the functions that the clocks mark, and no others`() throws {
    let manifest = try String(
      contentsOf: repository.appending(path: "Package.swift"), encoding: .utf8)
    let list = try #require(manifest.firstMatch(of: /let stoodInFor = \[([^\]]*)\]/))
    let wrapped = list.1.matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(try Self.marked().sorted() == wrapped.sorted())
  }

  @Test func `every stand-in for libdispatch or Foundation is marked`() throws {
    let standsIn = /STANDS_IN [^;{(]*?\*?((?:dispatch_|_?CF|_cf_|_foundation_)\w+)\(/
    let names = try Self.source().matches(of: standsIn).map { String($0.1) }
    #expect(names.count > 30, "the stand-ins were not found")
    #expect(try Set(names).subtracting(Self.marked()) == [])
  }
}
