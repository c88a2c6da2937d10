import Foundation
import Testing

/// Tests that the rooms which UIKit hands on are the same wherever they are listed.
///
/// They stand in `Package.swift`, out of which `docs/facts` takes those that the rewriter knows.
@Suite struct PartsOfUIKitTests {
  @Test func `types are told without the names of the rooms that the package lists`() throws {
    let listed = try names(in: "Package.swift", after: "let partsOfUIKit = [")
    let known = try names(
      in: "Sources/Apple/UIKit/Ground/World/PartsOfUIKit.swift", after: "static let names: Set = [")
    #expect(listed.count > 6, "the package was not understood")
    #expect(Set(listed) == Set(known))
    #expect(Set(listed).count == listed.count)
  }

  @Test func `a file that imports UIKit gets the rooms that the package lists`() throws {
    let listed = try names(in: "Package.swift", after: "let partsOfUIKit = [")
    var found: Set<String> = []
    var next = ["UIKit"]
    while let room = next.popLast() {
      let folder =
        room == "UIKit"
        ? "Sources/Apple/UIKit/Names"
        : room.hasPrefix("UIKit")
          ? "Sources/Apple/UIKit/\(room.dropFirst(5))" : "Sources/Apple/\(room)"
      for file in try sourceFiles() where file.hasPrefix("\(folder)/") {
        let text = try String(contentsOf: repository.appending(path: file), encoding: .utf8)
        for line in text.matches(of: /@_exported(?: public)? import (\w+)\n/) {
          let name = String(line.1)
          if listed.contains(name), found.insert(name).inserted { next.append(name) }
        }
      }
    }
    #expect(found == Set(listed))
  }

  /// The texts in a list of a file.
  private func names(in file: String, after start: String) throws -> [String] {
    let text = try String(contentsOf: repository.appending(path: file), encoding: .utf8)
    let list = try #require(text.firstRange(of: start).map { text[$0.upperBound...] })
    return list.prefix { $0 != "]" }.matches(of: /"(\w+)"/).map { String($0.1) }
  }
}
