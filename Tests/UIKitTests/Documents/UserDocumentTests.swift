import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct UserDocumentTests {
  private final class Note: UIDocument {
    var text = ""
    var errors = 0

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
  }

  private static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "flipbook-documents-\(ObjectIdentifier(Runtime.current).hashValue)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `a folder that cannot be written leaves what was there`() throws {
    try Self.inFolder { folder in
      let place = folder.appending(path: "Notes")
      func file(_ text: String) -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
      }
      func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      }
      try FileWrapper(directoryWithFileWrappers: ["a": file("one"), "b": file("two")])
        .write(to: place, originalContentsURL: nil)
      // A file cannot stand in a folder that is not there.
      let wrong = FileWrapper(directoryWithFileWrappers: ["a": file("three"), "c/d": file("four")])
      #expect(throws: (any Error).self) { try wrong.write(to: place, originalContentsURL: nil) }
      #expect(try names(place) == ["a", "b"] && names(folder) == ["Notes"])
      #expect(try String(contentsOf: place.appending(path: "a"), encoding: .utf8) == "one")
      let right = FileWrapper(directoryWithFileWrappers: ["c": file("five")])
      try right.write(to: place, options: .withNameUpdating, originalContentsURL: nil)
      #expect(try names(place) == ["c"] && names(folder) == ["Notes"])
      #expect(right.filename == "Notes" && right.fileWrappers?["c"]?.filename == "c")
    }
  }

  @Test func `a document is made, changed, closed and opened again`() throws {
    let stage = TestStage()
    defer { stage.leave() }
    try Self.inFolder { folder in
      let note = Note(fileURL: folder.appending(path: "Milk.txt"))
      #expect(note.documentState == .closed && note.localizedName == "Milk")
      #expect(note.fileType == "public.plain-text")
      var told: [String] = []
      note.text = "one"
      note.save(to: note.fileURL, for: .forCreating) { told.append("saved \($0)") }
      #expect(told.isEmpty)
      stage.run()
      #expect(told == ["saved true"] && note.documentState == .normal)
      note.text = "two"
      note.updateChangeCount(.done)
      #expect(note.hasUnsavedChanges)
      note.close { told.append("closed \($0)") }
      stage.run()
      #expect(told.last == "closed true" && note.documentState == .closed)
      #expect(!note.hasUnsavedChanges)
      let other = Note(fileURL: note.fileURL)
      other.open { told.append("open \($0)") }
      #expect(other.text == "two" && other.documentState == .normal)
      stage.run()
      #expect(told.last == "open true")
      other.text = "three"
      other.close()
      let written = try String(contentsOf: note.fileURL, encoding: .utf8)
      #expect(written == "two")
    }
  }

  @Test func `a file that is not there is an error`() throws {
    let stage = TestStage()
    defer { stage.leave() }
    let note = Note(fileURL: URL(fileURLWithPath: "/there/is/none.txt"))
    var told: [Bool] = []
    note.open { told.append($0) }
    note.save(to: note.fileURL, for: .forCreating) { told.append($0) }
    stage.run()
    #expect(told == [false, false] && note.errors == 2)
    #expect(note.documentState == [.closed, .savingError])
  }

  @Test func `a folder is written and read as it was`() throws {
    try Self.inFolder { folder in
      let inner = FileWrapper(directoryWithFileWrappers: [
        "b": FileWrapper(regularFileWithContents: Data([2]))
      ])
      let package = FileWrapper(directoryWithFileWrappers: ["inner": inner])
      #expect(package.addRegularFile(withContents: Data([1]), preferredFilename: "a") == "a")
      #expect(package.addRegularFile(withContents: Data([3]), preferredFilename: "a") != "a")
      let place = folder.appending(path: "Package")
      try package.write(to: place, options: .atomic, originalContentsURL: nil)
      let read = try FileWrapper(url: place)
      #expect(read.isDirectory && read.fileWrappers?.count == 3)
      #expect(read.fileWrappers?["a"]?.regularFileContents == Data([1]))
      #expect(read.fileWrappers?["inner"]?.fileWrappers?["b"]?.regularFileContents == Data([2]))
      #expect(read.fileWrappers?["inner"]?.regularFileContents == nil)
    }
  }
}
