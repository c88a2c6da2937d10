import Foundation
import TemporaryFolders
import Testing

@testable import Files

/// What is kept for later is believed only where nobody else can have put it there.
@Suite struct PrivateFolderTests {
  private let folder = TemporaryFolder()
  private var home: String { resolved(folder.path) }

  private func made() throws(FileError) -> PrivateFolder {
    try PrivateFolder(at: "\(home)/.cache/kept", in: home)
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test func `others may do nothing in it`() throws {
    let kept = try made()
    try kept.write([1, 2, 3], as: "a", in: "things")
    #expect(
      [".cache", ".cache/kept", ".cache/kept/things"].map { mode("\(home)/\($0)") } == [
        0o700, 0o700, 0o700,
      ])
    #expect(mode("\(home)/.cache/kept/things/a") == 0o600)
    #expect(kept.read("a", in: "things", limit: 3) == [1, 2, 3])
    #expect(kept.read("a", in: "things", limit: 2) == nil)
  }

  @Test func `one that was open to others is closed`() throws {
    let kept = try made()
    try kept.write([1], as: "a", in: "things")
    for path in [kept.path, "\(kept.path)/things"] { #expect(chmod(path, 0o777) == 0) }
    let again = try made()
    try again.write([2], as: "b", in: "things")
    #expect(mode(kept.path) == 0o700 && mode("\(kept.path)/things") == 0o700)
  }

  @Test func `no bit that has turned is believed`() throws {
    let kept = try made()
    try kept.write(Array("a program".utf8), as: "a", in: "things")
    let path = "\(kept.path)/things/a"
    let whole = try SourceFile.bytes(of: path)
    for bit in 0..<8 * whole.count {
      var bytes = whole
      bytes[bit / 8] ^= 1 << (bit % 8)
      try Data(bytes).write(to: URL(filePath: path))
      #expect(kept.read("a", in: "things", limit: 100) == nil, "bit \(bit)")
    }
    for count in 0..<whole.count {
      try Data(whole.prefix(count)).write(to: URL(filePath: path))
      #expect(kept.read("a", in: "things", limit: 100) == nil, "\(count) bytes")
    }
    try Data(whole).write(to: URL(filePath: path))
    #expect(kept.read("a", in: "things", limit: 100) != nil)
  }

  @Test func `a file of another name, a link and one that others may change are nothing`() throws {
    let kept = try made()
    try kept.write([1], as: "a", in: "things")
    let path = "\(kept.path)/things"
    try FileManager.default.copyItem(atPath: "\(path)/a", toPath: "\(path)/b")
    #expect(kept.read("b", in: "things", limit: 9) == nil)
    #expect(rename("\(path)/a", "\(path)/c") == 0 && symlink("c", "\(path)/a") == 0)
    #expect(kept.read("a", in: "things", limit: 9) == nil)
    #expect(unlink("\(path)/a") == 0 && rename("\(path)/c", "\(path)/a") == 0)
    #expect(kept.read("a", in: "things", limit: 9) == [1])
    #expect(chmod("\(path)/a", 0o666) == 0)
    #expect(kept.read("a", in: "things", limit: 9) == nil)
  }

  @Test(arguments: [".cache", ".cache/kept"])
  func `a link in its place is refused`(link: String) throws {
    try folder.makeFolder("elsewhere/kept")
    if link.contains("/") { try folder.makeFolder(".cache") }
    #expect(symlink(folder("elsewhere"), folder(link)) == 0)
    #expect(throws: FileError.self) { try made() }
    #expect(try folder.contents().contains("elsewhere/kept/things") == false)
  }

  @Test(.enabled(if: geteuid() == 0))
  func `a folder of another user is refused`() throws {
    let other: uid_t = 65534
    for path in ["", ".cache", ".cache/kept"] {
      try folder.makeFolder(".cache/kept")
      #expect(chown(folder(path), other, other) == 0)
      #expect(throws: FileError.self, "\(path)") { try made() }
      #expect(chown(folder(path), 0, 0) == 0)
    }
    _ = try made()
  }

  @Test func `a home that anybody may write into is none`() throws {
    #expect(chmod(home, 0o777) == 0)
    #expect(throws: FileError.cannotWrite(path: "\(home)/.cache/kept", .foreignFolder(home))) {
      try made()
    }
  }
}
