import Foundation
import Testing

/// Tests that whatever the compiler is asked not to look at has a reason.
@Suite struct EscapeTests {
  @Test(arguments: Escape.allCases)
  func `every escape has a reason`(escape: Escape) throws {
    var found: [String: Int] = [:]
    for file in try sourceFiles() {
      let text = try String(contentsOf: repository.appending(path: file), encoding: .utf8)
      let count = escape.count(in: text)
      let name = file.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? file
      if count > 0 { found[name, default: 0] += count }
    }
    let reasoned = reasonsOfEscapes.filter { $0.escape == escape }.flatMap(\.places)
      .reduce(into: [:]) { $0[$1.file, default: 0] += $1.count }
    #expect(!found.isEmpty, "the sources were not understood")
    #expect(
      found.filter { reasoned[$0.key] != $0.value } == [:],
      "there are other numbers of reasons: find a way without the escape, or say why there is none")
    #expect(Set(reasoned.keys).subtracting(found.keys).sorted() == [], "these are gone")
  }

  @Test(arguments: [
    (Escape.uncheckedSendable, "final class A: @unchecked Sendable {", 1),
    (.uncheckedSendable, "/// is `@unchecked Sendable`", 0),
    (.nonisolatedUnsafe, "  nonisolated(unsafe) var a = 1", 1),
    (.unsafeCast, "let a = unsafeDowncast(b, to: C.self) + unsafeBitCast(d, to: E.self)", 2),
    (.unsafeCast, "public func unsafeBitCast(", 0),
    (.triedFile, "let data = try? Data(contentsOf: url)", 1),
    (.triedFile, "try? FileManager.default.removeItem(at: file)", 1),
    (.triedFile, "try? manager.createDirectory(at: url)", 1),
    (.triedFile, "let text = try? decoder.decode(A.self, from: data)", 0),
  ])
  func `an escape is seen`(escape: Escape, line: String, count: Int) {
    #expect(escape.count(in: line) == count)
  }
}

/// A way to have the compiler, or the reader of an error, not look.
enum Escape: String, CaseIterable {
  case uncheckedSendable = "@unchecked Sendable"
  case nonisolatedUnsafe = "nonisolated(unsafe)"
  case unsafeCast = "unsafeBitCast and unsafeDowncast"
  /// An error of the file system that nobody is told of.
  case triedFile = "try? on a file"

  func count(in text: String) -> Int {
    text.split(separator: "\n").filter { $0.contains(mark) }
      .reduce(0) { $0 + matches(in: String($1).withoutComment) }
  }

  /// What stands in every line with one: an expression, which is slow, is tried on no other.
  private var mark: String {
    switch self {
    case .uncheckedSendable: "@unchecked"
    case .nonisolatedUnsafe: "nonisolated(unsafe)"
    case .unsafeCast: "unsafe"
    case .triedFile: "try?"
    }
  }

  private func matches(in code: String) -> Int {
    switch self {
    case .uncheckedSendable: code.matches(of: /@unchecked Sendable/).count
    case .nonisolatedUnsafe: code.matches(of: /nonisolated\(unsafe\)/).count
    case .unsafeCast:
      code.matches(of: /unsafe(BitCast|Downcast)\(/).count
        - code.matches(of: /func unsafe(BitCast|Downcast)\(/).count
    case .triedFile:
      code.matches(
        of: /try\? (Data\(content|String\(content|FileManager|manager\.|FileHandle|PlayFolder)/
      ).count
    }
  }
}
