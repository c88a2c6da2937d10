import Files
import Foundation
import Testing

@testable import Flipbook

/// A film that a program has finished and then removed is missed.
@Suite struct FinishedFilmsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(_ paths: [String], in place: String?) throws -> CommandError? {
    let data = try JSONEncoder().encode(FinishedFilms(paths: paths))
    try data.write(to: folder.url.appending(path: "3.finished"))
    do throws(CommandError) {
      try FinishedFilms.check(turn: 3, handover: folder.url.path, in: place)
      return nil
    } catch {
      return error
    }
  }

  @Test func `what is there is not missed, and what is not is`() throws {
    let place = folder.url.path
    #expect(try check(["-", "a.gif"], in: place) == .removedFilm("a.gif"))
    try Data().write(to: folder.url.appending(path: "a.gif"))
    #expect(try check(["-", "a.gif", "\(place)/a.gif"], in: place) == nil)
    #expect(try check(["\(place)/a.gif"], in: nil) == nil)
    #expect(try check(["\(place)/b.gif"], in: nil) == .removedFilm("\(place)/b.gif"))
  }

  @Test func `a folder without frames is missed`() throws {
    let frames = folder.url.appending(path: "frames")
    try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: true)
    #expect(try check(["frames"], in: folder.url.path) == .removedFilm("frames"))
    try Data().write(to: frames.appending(path: "frame-00000.png"))
    #expect(try check(["frames"], in: folder.url.path) == nil)
  }

  @Test func `a program that says nothing has finished nothing`() throws {
    #expect(throws: Never.self) {
      try FinishedFilms.check(turn: 0, handover: folder.url.path, in: nil)
    }
  }
}
