import Foundation
import Pixels
import TemporaryFolders
import Testing

@testable import Files
@testable import FilmFiles

@Suite struct HTMLTests {
  private let folder = TemporaryFolder()

  private func film(
    _ frames: [Frame], _ settings: HTMLFilm.Settings = HTMLFilm.Settings(), together: Int = 100,
    notes: FilmNotes = FilmNotes()
  ) throws -> [UInt8] {
    let film = try HTMLFilm(at: folder("film.html"), settings: settings)
    try FilmMaking.append(frames, to: film, together: together)
    film.note(notes)
    try film.finish()
    return try folder.bytes(of: "film.html")
  }

  private func images(_ bytes: [UInt8]) throws -> [(frame: Frame, duration: Double)] {
    let reader = try HTMLReader(
      bytes, path: "film.html", PixelBudget(of: "film.html", asked: nil, bytes: bytes.count))
    var images: [(Frame, Double)] = []
    while let image = try reader.next() { images.append((try image.frame(), image.duration)) }
    return images
  }

  @Test(arguments: [2, 127, 128, 256, 900])
  func `a film of any number of colours comes back exactly`(colors: Int) throws {
    let frames = FilmMaking.frames(colors: colors)
    #expect(try images(film(frames)).map(\.frame) == frames.withoutRepeats)
  }

  @Test func `a film of very many runs comes back exactly`() throws {
    let size = PixelSize(width: 700, height: 400)
    let frame = Frame(
      size: size, pixels: (0..<size.area).map { 0xFF00_0000 | UInt32($0 * $0 % 251) })
    #expect(try images(film([frame])).map(\.frame) == [frame])
  }

  @Test func `a page that is soon replaced has the same pictures and is compressed less`() throws {
    let frames = FilmMaking.frames(colors: 900)
    let passing = try film(frames, HTMLFilm.Settings(isPassing: true))
    #expect(try images(passing).map(\.frame) == frames.withoutRepeats)
    #expect(try passing.count > film(frames).count)
  }

  @Test func `pixels that are not opaque stay so where that is wanted`() throws {
    let frames = FilmMaking.frames(colors: 100, hasAlpha: true)
    let shown = try images(film(frames, HTMLFilm.Settings(ground: .clear))).map(\.frame)
    #expect(shown == frames.withoutRepeats)
    let laid = try images(film(frames)).map(\.frame)
    #expect(laid.allSatisfy { $0.pixels.allSatisfy { $0 >> 24 == 255 } })
  }

  @Test func `equal frames become one that stands longer`() throws {
    let durations = try images(film(FilmMaking.frames(colors: 9))).map(\.duration)
    let wanted = [1, 1, 1, 2, 1, 1, 1, 2, 1, 1].map { Double($0) / 60 }
    #expect(zip(durations, wanted).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(durations.count == wanted.count)
  }

  @Test(arguments: [1, 2, 5, 8])
  func `the bytes are the same whichever encoder compares which frames`(together: Int) throws {
    let frames = FilmMaking.frames(colors: 60)
    #expect(try film(frames, together: together) == film(frames))
  }

  @Test func `the first bytes tell what it is`() throws {
    let bytes = try film(FilmMaking.frames(colors: 3))
    #expect(FilmFormat(ofFileBeginningWith: Array(bytes.prefix(FilmFormat.tellingBytes))) == .html)
    let reader = try Films.open(folder("film.html"))
    #expect(try reader.next()?.index == 0)
    try Data("<!doctype html>\n<html>".utf8).write(to: URL(filePath: folder("page.html")))
    #expect(throws: FilmFileError.self) { try Films.open(folder("page.html")) }
  }

  @Test func `a page that was cut off or changed is refused with a sentence`() throws {
    let bytes = try film(FilmMaking.frames(colors: 60))
    let start = try #require(
      Data(bytes).range(of: Data(HTMLPage.opening.utf8))?.upperBound)
    for place in stride(from: start + 3, to: start + 400, by: 7) {
      var changed = bytes
      changed[place] = changed[place] == 65 ? 66 : 65
      // What is still a film has the same number of pictures at most.
      if let shown = try? images(changed) { #expect(shown.count <= 12) }
    }
    for count in [20, 200, start - 20, start + 50, start + 200] {
      #expect(throws: FilmFileError.self) { try images(Array(bytes.prefix(count))) }
    }
  }

  @Test func `words of a scene cannot leave their place in the page`() throws {
    var notes = FilmNotes()
    notes.title = "</title><script>alert(1)</script>"
    notes.sentence = "\"><img src=x> --> <b>"
    notes.captions = [FilmNotes.Caption("</script><script>alert(2)</script>", frames: 0..<12)]
    let bytes = try film(FilmMaking.frames(colors: 3), notes: notes)
    let page = String(decoding: bytes, as: UTF8.self)
    #expect(
      !page.contains("<script>alert") && !page.contains("<img src=x") && !page.contains("<b>"))
    #expect(page.components(separatedBy: "-->").count == 2)
    #expect(try images(bytes).count == 10)
  }

  @Test func `notes of a film that shows every third frame fit its frames`() {
    var notes = FilmNotes()
    notes.captions = [
      FilmNotes.Caption("one", frames: 0..<4), FilmNotes.Caption("short", frames: 4..<6),
      FilmNotes.Caption("two", frames: 6..<12),
    ]
    notes.touches = [
      FilmNotes.Touch(first: 4, places: (4..<11).map { FilmNotes.Place(x: Double($0), y: 0) }),
      FilmNotes.Touch(first: 1, places: [FilmNotes.Place(x: 0, y: 0)]),
    ]
    let fewer = notes.every(3)
    #expect(fewer.captions.map(\.text) == ["one", "two"])
    #expect(fewer.captions.map(\.frames) == [0..<2, 2..<4])
    #expect(fewer.touches.map(\.first) == [2])
    #expect(fewer.touches.first?.places.map(\.x) == [6, 9])
  }
}
