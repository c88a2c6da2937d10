import Foundation
import TemporaryFolders
import Testing

@testable import Files

/// No name of a stranger leads out of a folder.
@Suite struct EnclosureTests {
  private let folder: TemporaryFolder
  private let given: Enclosure

  init() throws {
    folder = try TemporaryFolder([
      "given/a.txt": "", "given/sub/b.txt": "", "given-too/c.txt": "", "outside/d.txt": "",
    ])
    for (link, target) in [
      ("out", "../outside"), ("file", "../outside/d.txt"), ("in", "sub"), ("round", "round"),
      ("nowhere", "../outside/new"), ("sub/up", "../.."),
    ] {
      #expect(symlink(target, folder("given/\(link)")) == 0)
    }
    given = Enclosure(folder("given"))
  }

  @Test(arguments: [
    "a.txt", "sub/b.txt", "sub/../a.txt", "./a.txt", "in/b.txt", "new.txt", "new/deep/er.txt", "",
    ".",
    "..a", "...", "sub/up/given/a.txt", "..\\a",
  ])
  func `what stands inside, or would, is held`(name: String) {
    #expect(given.path(name) != nil)
  }

  @Test(arguments: [
    "..", "../given-too/c.txt", "sub/../../outside/d.txt", "/etc/passwd", "//etc", "out",
    "out/d.txt",
    "out/new.txt", "file", "nowhere", "round", "new/../../outside", "new/..", "a.txt\0", "\0",
    "sub/up/outside/d.txt", "../given", "in/../../outside/d.txt",
  ])
  func `what leads out is not`(name: String) {
    let leadsBack = name == "../given"
    #expect((given.path(name) != nil) == leadsBack)
  }

  @Test(arguments: [
    "en", "de-CH", "..a", "a b", "ü", "a\\b", "-o", String(repeating: "a", count: 255),
  ])
  func `a name of one file is one`(name: String) { #expect(Enclosure.isName(name)) }

  @Test(arguments: [
    "", ".", "..", "/", "a/b", "../a", "a/", "a\0b", String(repeating: "a", count: 256),
  ])
  func `a name of anything else is none`(name: String) { #expect(!Enclosure.isName(name)) }

  @Test func `a repository is what its folders stand in`() throws {
    try folder.makeFolder("given/.git")
    let inside = Enclosure(repositoryOf: folder("given/sub"))
    #expect(inside == given)
    #expect(inside.path("../a.txt", in: folder("given/sub")) != nil)
    #expect(inside.path("../../outside/d.txt", in: folder("given/sub")) == nil)
    #expect(Enclosure(repositoryOf: folder("outside")) == Enclosure(folder("outside")))
  }

  @Test func `a folder that anybody may write into is nobody's own`() throws {
    #expect(isOwnFolder(folder("given")))
    #expect(chmod(folder("given"), 0o777) == 0)
    #expect(!isOwnFolder(folder("given")))
    #expect(!isOwnFolder(folder("given/a.txt")) && !isOwnFolder(folder("nothing")))
  }
}
