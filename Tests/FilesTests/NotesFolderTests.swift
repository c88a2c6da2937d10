import Foundation
import TemporaryFolders
import Testing

@testable import Files

@Suite struct NotesFolderTests {
  /// A run that was killed between making the file and filling it left it empty for ever, and git
  /// took the notes for its own.
  @Test func `what keeps git away from notes appears whole`() throws {
    let folder = TemporaryFolder()
    let notes = NotesFolder(beside: "\(folder.path)/film.gif")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/.flipbook", withIntermediateDirectories: false)
    let watch = inotify_init1(Int32(IN_NONBLOCK))
    defer { close(watch) }
    inotify_add_watch(watch, "\(folder.path)/.flipbook", UInt32(IN_CREATE | IN_MOVED_TO))
    try notes.write([1], ending: "json")
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(watch, &bytes, bytes.count)
    let events = Self.events(in: bytes.prefix(max(0, count)))
    #expect(events.contains(Event(name: ".gitignore", isMoved: true)))
    #expect(!events.contains(Event(name: ".gitignore", isMoved: false)))
    let text = try String(contentsOfFile: "\(folder.path)/.flipbook/.gitignore", encoding: .utf8)
    #expect(text == "*\n")
  }

  private struct Event: Hashable {
    let name: String
    let isMoved: Bool
  }

  /// The events of a watch: each is its mask in bytes 4 to 7, the length of its name in bytes 12 to 15,
  /// and then its name, filled up with zeros.
  private static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
    var events: [Event] = []
    var rest = Array(bytes)[...]
    func number(at offset: Int) -> UInt32 {
      rest.dropFirst(offset).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    while rest.count >= 16 {
      let length = Int(number(at: 12))
      let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      events.append(
        Event(
          name: String(decoding: name, as: UTF8.self),
          isMoved: number(at: 4) & UInt32(IN_MOVED_TO) != 0))
      rest = rest.dropFirst(16 + length)
    }
    return events
  }
}
