import Foundation
import Testing

/// Tests that whoever reads the page finds what is there.
@Suite struct ArchitecturePageTests {
  /// The rooms of each family, as the page on architecture lists them.
  private static func listed() throws -> [String: [String]] {
    let page = try String(
      contentsOf: repository.appending(path: "docs/architecture.md"), encoding: .utf8)
    return page.matches(of: /\n\| `(\w+)` \| [^|\n]* \| ([\w, ]+) \|/).reduce(into: [:]) {
      $0[String($1.1)] = $1.2.split(separator: ", ").map(String.init)
    }
  }

  @Test func `the page lists the families and rooms that stand in Sources, and no others`() throws {
    let sources = repository.appending(path: "Sources").path
    let listed = try Self.listed().filter { !$0.key.hasPrefix("UIKit") }
    #expect(listed.count > 5, "the table was not understood")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sources).sorted() == listed.keys.sorted())
    for (family, rooms) in listed {
      let found = try FileManager.default.contentsOfDirectory(atPath: "\(sources)/\(family)")
      #expect(found.sorted() == rooms.sorted(), "\(family)")
    }
  }

  @Test func `the page names the rooms that UIKit hands on, and every folder of the lower two`()
    throws
  {
    let folder = repository.appending(path: "Sources/Apple/UIKit").path
    let page = try String(
      contentsOf: repository.appending(path: "docs/architecture.md"), encoding: .utf8)
    for room in try FileManager.default.contentsOfDirectory(atPath: folder) where room != "Names" {
      #expect(page.contains("| `UIKit\(room)` |"), "\(room)")
    }
    for plan in layerPlans where plan.room.hasPrefix("Sources/Apple/UIKit/") {
      for name in plan.layers.joined() { #expect(page.contains("`\(name)`"), "\(name)") }
    }
  }
}
