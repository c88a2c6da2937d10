import Files
import Filming
import Foundation
import Testing

@testable import Flipbook

/// A film that a program has finished and then removed is missed.
@Suite struct FinishedFilmsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(
    _ paths: [String], in place: String?, after removal: () throws -> Void = {}
  ) throws -> CommandError? {
    let data = try JSONEncoder().encode(FinishedFilms(paths: paths))
    try data.write(to: folder.url.appending(path: "3.1.finished"))
    try removal()
    do throws(CommandError) {
      try FinishedFilms.check(
        play: 3, attempt: 1, handover: HandoverFolder(path: folder.url.path), in: place)
      return nil
    } catch {
      return error
    }
  }

  @Test func `what is there is not missed, and what is not is`() throws {
    let place = folder.url.path
    #expect(try check([standardOutputInWords, "a.gif"], in: place) == .removedFilm("a.gif"))
    try Data().write(to: folder.url.appending(path: "a.gif"))
    #expect(try check([standardOutputInWords, "a.gif", "\(place)/a.gif"], in: place) == nil)
    #expect(try check(["\(place)/a.gif"], in: nil) == nil)
    #expect(try check(["\(place)/b.gif"], in: nil) == .removedFilm("\(place)/b.gif"))
  }

  @Test func `frames are missed, and a share without any is whole`() throws {
    let frames = folder.url.appending(path: "frames")
    try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: true)
    #expect(try check([frames.path], in: nil) == nil)
    for number in 0..<2 { try Data().write(to: frames.appending(path: "frame-0000\(number).png")) }
    #expect(try check([frames.path], in: nil) == nil)
    let found = try check([frames.path], in: nil) {
      for number in 0..<2 {
        try FileManager.default.removeItem(at: frames.appending(path: "frame-0000\(number).png"))
      }
    }
    #expect(found == .removedFilm(frames.path))
  }

  @Test func `a program that says nothing has finished nothing`() throws {
    #expect(throws: Never.self) {
      try FinishedFilms.check(
        play: 0, attempt: 0, handover: HandoverFolder(path: folder.url.path), in: nil)
    }
  }
}
