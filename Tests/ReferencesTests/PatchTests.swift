import Foundation
import TemporaryFolders
import Testing

@testable import References

/// Patches of records: what is written is read back, and is what git takes.
@Suite struct PatchTests {
  private func data(_ text: String) -> Data { Data(text.utf8) }

  /// Contents that a file may have before and after: of lines, without an end, of no text, and nothing.
  private var contents: [Data?] {
    [
      nil, Data(), data("a\n"), data("a\nb\nc\nd\ne\nf\ng\nh\n"), data("a\nb\nc\nd\nX\nf\ng\nh\n"),
      data("\n\n"), data("no end"), data("ends\r\n"), Data([0, 1, 2, 255]), data("a\nb\n\nc\nd\n"),
      Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* $0 &+ $0 / 7) }),
    ]
  }

  private var pairs: [(Data?, Data?)] {
    contents.flatMap { old in contents.map { (old, $0) } }.filter { $0.0 != $0.1 }
  }

  @Test func `every change is read back as it was written`() throws {
    for (old, new) in pairs {
      let change = RecordChange(path: "r/a b,\"ü\"/motion.tsv", old: old, new: new)
      let entries = try PatchReader.entries(of: PatchText([change]).bytes(), at: "p")
      #expect(entries.map(\.path) == [change.path])
      #expect(try entries.first?.content(after: old) == .some(new))
      #expect(try entries.first?.content(after: new) == .some(new), "it is there already")
    }
  }

  @Test func `git takes every change`() throws {
    let folder = TemporaryFolder()
    func git(_ words: String...) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/git")
      process.arguments = words
      process.currentDirectoryURL = folder.url
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, nil)
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    #expect(try git("init", "--quiet") == 0)
    let changes = pairs.enumerated().map { number, pair in
      RecordChange(path: "r \(number)/ü,\(number)/motion.tsv", old: pair.0, new: pair.1)
    }
    for change in changes {
      let file = folder.url.appending(path: change.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try change.old?.write(to: file)
    }
    try Data(PatchText(changes).bytes()).write(to: folder.url.appending(path: "p"))
    #expect(try git("apply", "p") == 0)
    for change in changes {
      #expect(
        FileManager.default.contents(atPath: folder.url.appending(path: change.path).path)
          == change.new)
    }
  }

  @Test func `a file that is another one is refused`() throws {
    let change = RecordChange(path: "r/s/motion.tsv", old: data("a\nb\n"), new: data("a\nc\n"))
    let entries = try PatchReader.entries(of: PatchText([change]).bytes(), at: "p")
    #expect(throws: PatchError.nothingThere(path: change.path)) {
      try entries.first?.content(after: nil)
    }
    for other in [data("a\n"), data("a\nb\nb\n")] {
      #expect(throws: PatchError.otherFile(path: change.path)) {
        try entries.first?.content(after: other)
      }
    }
  }

  @Test func `a damaged patch is refused with its line, wherever it is cut or changed`() throws {
    let changes = [
      RecordChange(path: "r/s/keys.png", old: Data([0, 1]), new: contents[10]),
      RecordChange(path: "r/s/motion.tsv", old: contents[3], new: contents[4]),
    ]
    let whole = try PatchText(changes).bytes()
    for count in whole.indices {
      #expect(throws: PatchError.self, "\(count) bytes") {
        try PatchReader.entries(of: Array(whole.prefix(count)), at: "p")
      }
    }
    for place in stride(from: PatchText.records.utf8.count + 2, to: whole.count - 1, by: 11) {
      var bytes = whole
      bytes[place] = bytes[place] == UInt8(ascii: "~") ? UInt8(ascii: "x") : UInt8(ascii: "~")
      let entries = (try? PatchReader.entries(of: bytes, at: "p")) ?? []
      for (entry, change) in zip(entries, changes) where entry.path == change.path {
        let content = try? entry.content(after: change.old)
        #expect(content == nil || content == change.new, "byte \(place)")
      }
    }
  }

  @Test func `contents have the names that git gives them`() {
    #expect(GitName.of(Data()) == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
    #expect(GitName.of(data("hello\n")) == "ce013625030ba8dba906f756967f9e9ca394464a")
  }
}
