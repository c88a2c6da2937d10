import Files
import TemporaryFolders
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("caf\u{E9}/e\u{301}.txt", "cafe\u{301}/\u{E9}.txt"),
    ("\u{AC00}/a.txt", "\u{1100}\u{1161}/a.txt"),
    ("a/\u{E9}", "a/\u{E9}"), ("a/b", "a/b"),
  ])
  func `a path is found however its letters are written`(there: String, written: String) throws {
    let folder = try TemporaryFolder([there: "x"])
    let found = pathOnDisk("\(folder.path)/\(written)")
    #expect(Array(found.utf8.suffix(there.utf8.count)) == Array(there.utf8))
  }

  @Test func `a path of other letters stays as it is`() throws {
    let folder = try TemporaryFolder(["\u{E9}.txt": "x"])
    for name in ["e.txt", "\u{E8}.txt", "\u{E8}/\u{E9}.txt"] {
      let path = "\(folder.path)/\(name)"
      #expect(Array(pathOnDisk(path).utf8) == Array(path.utf8))
    }
  }
}
