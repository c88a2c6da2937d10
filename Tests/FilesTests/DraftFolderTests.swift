import Foundation
import TemporaryFolders
import Testing

@testable import Files

/// Drafts that killed processes leave are removed; what only looks like one stays.
@Suite struct DraftFolderTests {
  private let folder = TemporaryFolder()

  /// Makes a draft as a killed process leaves it: nobody has it locked.
  private func leaveDraft(_ name: String = ".flipbook-0", whole: String? = "half") throws {
    try folder.makeFolder(name)
    try folder.put("*\n", at: "\(name)/.gitignore")
    if let whole { try folder.put(whole, at: "\(name)/whole") }
  }

  @Test func `what a killed run left goes with the next file`() throws {
    try leaveDraft()
    try leaveDraft(".flipbook-3")
    try folder.makeFolder(".flipbook-4")
    try WholeFile.write([1], to: folder("film.gif"))
    #expect(try folder.everything() == ["film.gif"])
  }

  @Test func `a draft that is gone takes none with it that stands in its place by then`() throws {
    for isFinished in [false, true] {
      let places = UnfinishedPlaces()
      let first = try DraftFolder(in: folder.path, for: folder.path, among: places)
      if isFinished { #expect(first.finish { true }) } else { first.cancel() }
      let second = try DraftFolder(in: folder.path, for: folder.path, among: places)
      #expect(second.path == first.path)
      first.cancel()
      #expect(try folder.everything().contains(".flipbook-0/.gitignore"))
      // The second one is still known.
      places.removeAllAndClose()
      #expect(try folder.everything() == [])
      withExtendedLifetime((first, second)) {}
    }
  }

  @Test func `on a disk without locks drafts stay, since somebody may be writing them`() throws {
    try leaveDraft()
    for reason in [ENOLCK, EOPNOTSUPP, EINVAL] {
      DraftFolder.removeAbandoned(in: folder.path) { _, _ in
        errno = reason
        return -1
      }
    }
    #expect(try folder.everything().contains(".flipbook-0/whole"))
    DraftFolder.removeAbandoned(in: folder.path)
    #expect(try folder.everything() == [])
  }

  @Test func `what a killed run left goes with a run that writes nothing`() throws {
    try folder.put("whole", at: "film.gif")
    try leaveDraft()
    try leaveDraft(".flipbook/.flipbook-0")
    DraftFolder.removeAbandoned(around: folder("film.gif"))
    #expect(try folder.everything() == [".flipbook", "film.gif"])
  }

  /// A draft whose note of names is incomplete was never exchanged, so all of it may go.
  @Test(arguments: ["", "frame-0", "frame-00000.png", "frame-00000.png\0"])
  func `a draft whose note was cut short goes as a whole`(note: String) throws {
    try leaveDraft(whole: nil)
    try folder.makeFolder(".flipbook-0/whole")
    try folder.put("half", at: ".flipbook-0/whole/frame-00000.png")
    try folder.put(note, at: ".flipbook-0/leaving")
    try WholeFile.write([1], to: folder("film.gif"))
    #expect(try folder.everything() == ["film.gif"])
  }

  @Test func `a draft that somebody holds stays`() throws {
    let held = try WholeFile(at: folder("one.gif"))
    let before = try folder.everything()
    try WholeFile.write([1], to: folder("two.gif"))
    #expect(try folder.everything() == before + ["two.gif"])
    try held.finish()
    #expect(try folder.everything() == ["one.gif", "two.gif"])
  }

  @Test func `a folder of that name that holds anything else is not Flipbook's`() throws {
    try folder.makeFolder(".flipbook-0")
    try folder.put("mine", at: ".flipbook-0/letters.txt")
    try WholeFile.write([1], to: folder("film.gif"))
    #expect(try folder.bytes(of: ".flipbook-0/letters.txt") == Array("mine".utf8))
  }

  /// A run that was killed between making such a file and filling it left it empty, and git took
  /// the draft for its own.
  @Test func `what a draft says of itself appears whole`() throws {
    let draft = try DraftFolder(in: folder.path, for: folder("film.gif"))
    let watch = FolderWatch(draft.path, for: IN_CREATE | IN_MODIFY)
    #expect(draft.note(leaving: ["frame-00000.png"]))
    #expect(watch.events.filter { $0.name == "leaving" }.map(\.kind) == [IN_CREATE])
    draft.cancel()
  }

  @Test func `links of that name are neither followed nor removed`() throws {
    try folder.makeFolder("elsewhere")
    try folder.put("mine", at: "elsewhere/whole")
    #expect(symlink(folder("elsewhere"), folder(".flipbook-0")) == 0)
    try WholeFile.write([1], to: folder("film.gif"))
    #expect(
      try folder.everything() == [".flipbook-0", "elsewhere", "elsewhere/whole", "film.gif"])
  }

  @Test func `links inside of a draft are removed and not followed`() throws {
    try folder.makeFolder("elsewhere")
    try folder.put("mine", at: "elsewhere/letters.txt")
    try leaveDraft(whole: nil)
    #expect(symlink(folder("elsewhere"), folder(".flipbook-0/whole")) == 0)
    try WholeFile.write([1], to: folder("film.gif"))
    #expect(try folder.everything() == ["elsewhere", "elsewhere/letters.txt", "film.gif"])
  }

  @Test func `git leaves a draft out and nobody else may look into it`() throws {
    let file = try WholeFile(at: folder("film.gif"))
    #expect(try folder.bytes(of: ".flipbook-0/.gitignore") == Array("*\n".utf8))
    var status = stat()
    #expect(stat(folder(".flipbook-0"), &status) == 0 && status.st_mode & 0o7777 == 0o700)
    file.cancel()
  }

  @Test func `a folder for temporary things passes over what was planted there`() throws {
    let scratch = try DraftFolder.temporary()
    #expect(scratch.path.hasPrefix(NSTemporaryDirectory()))
    let other = try DraftFolder.temporary()
    #expect(other.path != scratch.path)
    for draft in [scratch, other] {
      let path = draft.path
      draft.cancel()
      #expect(Standing(ofLinkAt: path) == .nothing)
    }
  }

  @Test func `a lock is had by one, or shared by several that read`() throws {
    let one = FolderLock(folder.path, .shared, waits: false)
    let two = FolderLock(folder.path, .shared, waits: false)
    #expect(one != nil && two != nil)
    let third = FolderLock(folder.path, waits: false)
    let reason = errno
    #expect(third == nil && reason == EWOULDBLOCK)
    withExtendedLifetime((one, two)) {}
    let gone = FolderLock(folder("gone"), waits: false)
    let otherReason = errno
    #expect(gone == nil && otherReason == ENOENT)
  }
}
