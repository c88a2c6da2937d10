import Foundation
import Testing

/// Tests that whatever an app may name of Apple's, or of a library that is stood in for, is tried.
@Suite struct NamedTypeTests {
  @Test func `no room has more types that no test names than it is let`() throws {
    let named = try wordsOfTests()
    var types: [String: Set<String>] = [:]
    for file in try sourceFiles() where ["Sources/Apple/", "Sources/StandIns/"].has(prefixOf: file)
    {
      let text = try String(contentsOf: repository.appending(path: file), encoding: .utf8)
      let room = file.split(separator: "/").dropFirst().prefix(file.contains("/UIKit/") ? 3 : 2)
        .joined(separator: "/")
      types[room, default: []].formUnion(publicTypes(in: text))
    }
    #expect(
      types["Apple/UIKit/Core"]?.contains("UIView") == true, "the sources were not understood")
    #expect(named.contains("UIView"), "the tests were not understood")
    for (room, types) in types.sorted(by: { $0.key < $1.key }) {
      let missing = types.subtracting(named).sorted()
      let allowed = typesToName[room] ?? 0
      #expect(
        missing.count <= allowed, "\(room) has \(missing.count), not \(allowed): \(missing)")
      #expect(
        missing.count >= allowed, "\(room) has only \(missing.count): say so, so that they stay few"
      )
    }
    #expect(Set(typesToName.keys).subtracting(types.keys) == [], "these rooms are gone")
  }

  @Test(arguments: [
    ("public struct A {", ["A"]),
    ("  @frozen public enum B: Int {", ["B"]),
    ("open class C<D>: E {", ["C"]),
    ("@MainActor public protocol F: AnyObject {", ["F"]),
    ("public final class G {\n  public indirect enum H {}", ["G", "H"]),
    ("public nonisolated struct I {", ["I"]),
    ("open class func j() {}\npublic class var k: Int { 1 }", []),
    ("package struct L {\nstruct M {\n/// public struct N {", []),
    ("extension O { public init() {} }", []),
    ("open class _ViewByClass: UIView {", []),
  ])
  func `a type that an app may name is found`(text: String, types: [String]) {
    #expect(publicTypes(in: text).sorted() == types)
  }

  @Test func `a comment names nothing`() {
    #expect(words(in: "let a = B.c\n  // D\n/// E\nf(G())") == ["let", "a", "B", "c", "f", "G"])
  }
}

/// Returns the names of types that other rooms see, without those around them.
private func publicTypes(in text: String) -> Set<String> {
  Set(text.split(separator: "\n").compactMap { typeName(in: $0) })
}

private func typeName(in line: Substring) -> String? {
  let words = line.split { $0 == " " }
  let marks = words.prefix { $0.hasPrefix("@") || modifiers.contains(String($0)) }
  guard marks.contains("public") || marks.contains("open"),
    words.count > marks.count + 1, kinds.contains(String(words[marks.count]))
  else { return nil }
  let name = words[marks.count + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  // What begins with a line below is for rewritten files, not for an app to name.
  if name.isEmpty || name.hasPrefix("_") || members.contains(String(name)) { return nil }
  return String(name)
}

private let modifiers: Set = ["public", "open", "final", "indirect", "nonisolated", "dynamic"]
private let kinds: Set = ["class", "struct", "enum", "protocol", "actor"]
/// What follows `class` where it is a modifier.
private let members: Set = ["func", "var", "let", "subscript", "override", "final"]

/// Returns the words of all code that is a test of ours.
private func wordsOfTests() throws -> Set<String> {
  let files = try FileManager.default.subpathsOfDirectory(
    atPath: repository.appending(path: "Tests").path)
  return try files.filter { $0.hasSuffix(".swift") && !$0.contains("Fixtures/Foreign") }
    .reduce(into: []) { found, file in
      found.formUnion(
        words(
          in: try String(contentsOf: repository.appending(path: "Tests/\(file)"), encoding: .utf8)))
    }
}

/// Returns the words of a text, without lines that are comments.
private func words(in text: String) -> Set<String> {
  let lines = text.utf8.split(separator: UInt8(ascii: "\n")).filter { line in
    !line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
  }
  return Set(
    lines.flatMap { line in
      line.split { !($0.isLetterOrDigit || $0 == UInt8(ascii: "_")) }.compactMap(String.init)
    })
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension [String] {
  fileprivate func has(prefixOf text: String) -> Bool { contains { text.hasPrefix($0) } }
}

/// How many types of a room no test names yet; of other rooms each is named.
private let typesToName = [
  "Apple/CoreData": 3,
  "Apple/FoundationNames": 1,
  "Apple/UIKit/Containers": 1,
  "Apple/UIKit/Core": 11,
  "Apple/UIKit/Extras": 2,
  "Apple/UIKit/Lists": 9,
  "StandIns/WebRequests": 1,
]
