import Files
import Foundation
import TemporaryFolders
import Testing

@testable import Compiling

/// Programs are kept where only this user can have put them, and believed by their checksum.
@Suite struct ProgramCacheTests {
  private let folder = TemporaryFolder()
  private let note = ProgramNote(subject: "a", warnings: ["b"], outlets: ["c"])

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative", "XDG_CACHE_HOME": "too"]])
  func `nothing is kept without a home`(environment: [String: String]) throws {
    let cache = ProgramCache(in: environment)
    #expect(cache.place == nil)
    #expect(cache.fault?.contains("neither XDG_CACHE_HOME nor HOME") == true)
    try cache.keep([1], note, as: 1)
    #expect(cache.program(1) == nil)
    #expect(cache.remembered("a", of: FileStamp(of: "/")) { "found" } == "found")
  }

  @Test func `a home that is not there is not made, and one for caches is`() throws {
    let home = ProgramCache(in: ["HOME": folder("none")])
    #expect(home.place == nil)
    #expect(
      home.fault?.hasSuffix("there is no folder \(folder("none")); make it or give another place.")
        == true)
    #expect(try folder.everything().isEmpty)
    let cache = ProgramCache(in: ["XDG_CACHE_HOME": folder("a/b"), "HOME": folder("none")])
    #expect(cache.fault == nil && cache.place?.path.hasSuffix("/a/b/flipbook") == true)
  }

  @Test func `what is kept comes back, and what is damaged does not`() throws {
    let cache = ProgramCache(in: ["HOME": folder.path])
    try cache.keep([1, 2, 3], note, as: 7)
    #expect(cache.program(7)?.bytes == [1, 2, 3])
    #expect(cache.program(7)?.note.outlets == ["c"])
    let programs = try #require(cache.place).path + "/programs"
    for name in try FileManager.default.contentsOfDirectory(atPath: programs) {
      let path = URL(filePath: "\(programs)/\(name)")
      let whole = try Data(contentsOf: path)
      try Data(whole.dropLast() + [whole.last.map { $0 ^ 1 } ?? 0]).write(to: path)
      #expect(cache.program(7) == nil)
      try whole.write(to: path)
      #expect(cache.program(7) != nil)
    }
  }

  @Test func `what was found out is asked again where its note is damaged`() throws {
    let cache = ProgramCache(in: ["HOME": folder.path])
    let stamp = FileStamp(of: "/")
    #expect(cache.remembered("a", of: stamp) { "one" } == "one")
    #expect(cache.remembered("a", of: stamp) { "two" } == "one")
    let known = try #require(cache.place).path + "/known"
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: known).first)
    try Data("0123456789abcdef\nthree".utf8).write(to: URL(filePath: "\(known)/\(name)"))
    #expect(cache.remembered("a", of: stamp) { "two" } == "two")
  }

  @Test func `modules that are not as they were left are made anew`() throws {
    let cache = ProgramCache(in: ["HOME": folder.path])
    func modules() -> ModuleCache { ModuleCache(in: cache.place, else: folder("draft")) }
    let place = try #require(cache.place).path + "/modules"
    #expect(modules().folder == place)
    let path = "\(place)/X/A.pcm"
    func write(_ text: String) throws {
      try FileManager.default.createDirectory(
        atPath: "\(place)/X", withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    // The compiler has left a file, and its list was written.
    do {
      let first = modules()
      try write("module")
      first.remember()
    }
    #expect(modules().folder == place && Standing(at: path) == .file)
    // Others read: the damaged file stays for them, and this run has a folder of its own.
    let reading = modules()
    try write("modulf")
    #expect(modules().folder == folder("draft/modules"))
    withExtendedLifetime(reading) {}
  }

  @Test func `modules without a list, or with a link among them, are not believed`() throws {
    let cache = ProgramCache(in: ["HOME": folder.path])
    let kept = try #require(cache.place)
    let place = try kept.folder("modules")
    try Data("module".utf8).write(to: URL(filePath: "\(place)/A.pcm"))
    #expect(ModuleCache(in: kept, else: "/none").folder == place)
    #expect(Standing(at: "\(place)/A.pcm") == .nothing)
    #expect(symlink("/etc/passwd", "\(place)/B.pcm") == 0)
    #expect(ModuleCache(in: kept, else: "/none").folder == place)
    #expect(Standing(ofLinkAt: "\(place)/B.pcm") == .nothing)
    #expect(Standing(at: "/etc/passwd") == .file)
  }
}
