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
    let watch = FolderWatch("\(folder.path)/.flipbook", for: IN_CREATE | IN_MOVED_TO)
    try notes.write([1], ending: "json")
    #expect(watch.events.filter { $0.name == ".gitignore" }.map(\.kind) == [IN_MOVED_TO])
    let text = try String(contentsOfFile: "\(folder.path)/.flipbook/.gitignore", encoding: .utf8)
    #expect(text == "*\n")
  }
}
