import Drawing
import Foundation
import Geometry
import Pixels
import Rasterizer
import Synchronization
import TemporaryFolders
import Testing

@testable import FilmFiles
@testable import Filming

/// Records what happened to a sink, so that tests can ask.
private final class Log: Sendable {
  private let entries = Mutex<[String]>([])

  var all: [String] { entries.withLock { $0 } }

  func add(_ entry: String) { entries.withLock { $0.append(entry) } }
}

/// A sink that writes down the size of each frame and the red level of its first pixel.
private final class Recorder: FrameSink {
  private let log: Log
  private let name: String
  private let failsAt: Int?
  private var count = 0
  private var last = ""

  init(_ log: Log, name: String = "", failsAt: Int? = nil) {
    self.log = log
    self.name = name
    self.failsAt = failsAt
  }

  struct Encoder: FrameEncoder {
    mutating func encode(_ frame: Frame, change: ChangedArea) -> String {
      "\(frame.size) \(frame[0, 0] >> 16 & 255)"
    }
  }

  func makeEncoder() -> Encoder { Encoder() }

  func append(_ piece: String?) throws(FilmFileError) {
    if let piece { last = piece }
    if count == failsAt { throw .noFrames(path: "here") }
    count += 1
    log.add(name + last)
  }

  func finish() throws(FilmFileError) { log.add("\(name)finish") }

  func cancel() { log.add("\(name)cancel") }
}

/// A sink that counts what it is asked to encode; one test alone uses it.
private final class Counter: FrameSink {
  static let encodedCount = Atomic(0)

  struct Encoder: FrameEncoder {
    mutating func encode(_ frame: Frame, change: ChangedArea) -> Bool {
      Counter.encodedCount.add(1, ordering: .relaxed)
      return true
    }
  }

  func makeEncoder() -> Encoder { Encoder() }

  func append(_ piece: Bool?) {}
  func finish() {}
  func cancel() {}
}

@MainActor
@Suite struct FilmProductionTests {
  private let size = CGSize(width: 8, height: 6)

  /// Returns a screen full of one red; drawing it takes longer for higher levels.
  private func list(_ level: Int) -> DisplayList {
    DisplayList([
      .fill(
        .rectangle(CGRect(x: 0, y: 0, width: 8, height: 6)),
        Color(red: Double(level) / 255, green: 0, blue: 0), transform: .identity)
    ])
  }

  @Test(arguments: [1, 2, 3, 16])
  func `frames arrive in order`(jobs: Int) async throws {
    let log = Log()
    let film = FilmProduction(
      size: size, outputs: [FilmOutput(Recorder(log), scale: 1)], jobs: jobs)
    var feed = FrameFeed(into: film)
    for level in 0..<100 { try await feed.append(list(level)) }
    try await feed.finish()
    #expect(log.all == (0..<100).map { "8×6 \($0)" } + ["finish"])
    #expect(await film.finishedCount == 100)
  }

  @Test func `every output has its own scale and stride`() async throws {
    let log = Log()
    let film = FilmProduction(
      size: size,
      outputs: [
        FilmOutput(Recorder(log, name: "a "), scale: 2),
        FilmOutput(Recorder(log, name: "b "), scale: 1, stride: 2),
      ], jobs: 2)
    var feed = FrameFeed(into: film)
    for level in 0..<3 { try await feed.append(list(level)) }
    try await feed.finish()
    #expect(
      log.all == [
        "a 16×12 0", "b 8×6 0", "a 16×12 1", "a 16×12 2", "b 8×6 2", "a finish", "b finish",
      ])
  }

  @Test func `a list that comes again is handed over again`() async throws {
    let log = Log()
    let film = FilmProduction(
      size: size,
      outputs: [
        FilmOutput(Recorder(log, name: "a "), scale: 1),
        FilmOutput(Recorder(log, name: "b "), scale: 1, stride: 2),
      ], jobs: 2)
    var feed = FrameFeed(into: film)
    // The second output gets 1, 2 and 2: its second frame is new although the film stood still.
    for level in [1, 2, 2, 2, 2] { try await feed.append(list(level)) }
    try await feed.finish()
    #expect(log.all.filter { $0.hasPrefix("a 8") }.map(\.last) == ["1", "2", "2", "2", "2"])
    #expect(log.all.filter { $0.hasPrefix("b 8") }.map(\.last) == ["1", "2", "2"])
  }

  @Test func `a list that comes again is neither drawn nor encoded again`() async throws {
    let film = FilmProduction(size: size, outputs: [FilmOutput(Counter(), scale: 1)], jobs: 2)
    var feed = FrameFeed(into: film)
    for level in [1, 1, 1, 2, 2, 1] { try await feed.append(list(level)) }
    try await feed.finish()
    #expect(Counter.encodedCount.load(ordering: .relaxed) == 3)
  }

  @Test(arguments: [1, 4])
  func `an output that fails cancels all of them`(jobs: Int) async {
    let log = Log()
    let film = FilmProduction(
      size: size,
      outputs: [
        FilmOutput(Recorder(log, name: "a "), scale: 1),
        FilmOutput(Recorder(log, name: "b ", failsAt: 3), scale: 1),
      ], jobs: jobs)
    var feed = FrameFeed(into: film)
    await #expect(throws: FilmError.output(.noFrames(path: "here"))) {
      for level in 0..<200 { try await feed.append(list(level)) }
    }
    await #expect(throws: FilmError.output(.noFrames(path: "here"))) { try await feed.finish() }
    #expect(log.all.suffix(3) == ["a 8×6 3", "b cancel", "a cancel"])
  }

  @Test(arguments: [1, 4])
  func `a frame that cannot be drawn stops the film there`(jobs: Int) async {
    let log = Log()
    let film = FilmProduction(
      size: size, outputs: [FilmOutput(Recorder(log), scale: 1)], jobs: jobs)
    var feed = FrameFeed(into: film)
    let broken = DisplayList([
      .fill(
        .rectangle(CGRect(x: Double.nan, y: 0, width: 1, height: 1)), .black, transform: .identity)
    ])
    let error = await #expect(throws: FilmError.self) {
      for level in 0..<20 { try await feed.append(level >= 5 ? broken : list(level)) }
      try await feed.finish()
    }
    guard case .drawing(frame: 5, .notFinite) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(log.all == (0..<5).map { "8×6 \($0)" } + ["cancel"])
  }

  @Test func `a cancelled film takes no more frames`() async throws {
    let log = Log()
    let film = FilmProduction(size: size, outputs: [FilmOutput(Recorder(log), scale: 1)], jobs: 1)
    var feed = FrameFeed(into: film)
    try await feed.append(list(0))
    await film.cancel()
    await #expect(throws: FilmError.cancelled) { try await feed.append(list(1)) }
    await #expect(throws: FilmError.cancelled) { try await feed.finish() }
    #expect(log.all.last == "cancel")
  }

  @Test(arguments: [1, 2, 3])
  func `a bounded number of frames is under way`(jobs: Int) async throws {
    let log = Log()
    let film = FilmProduction(
      size: size, outputs: [FilmOutput(Recorder(log), scale: 1)], jobs: jobs)
    var feed = FrameFeed(into: film)
    for level in 0..<200 {
      try await feed.append(list(level))
      #expect(level + 1 - log.all.count < (2 * jobs - 1) * FilmProduction.framesTogether)
    }
    try await feed.finish()
  }

  @Test func `with one job nothing is under way while the next frames are made`() async throws {
    let log = Log()
    let film = FilmProduction(size: size, outputs: [FilmOutput(Recorder(log), scale: 1)], jobs: 1)
    var feed = FrameFeed(into: film)
    for level in 0..<50 {
      try await feed.append(list(level))
      let together = FilmProduction.framesTogether
      #expect(log.all.count == (level < 2 ? level + 1 : 2 + (level - 1) / together * together))
    }
    try await feed.finish()
    #expect(log.all.count == 51)
  }

  @Test func `files do not depend on the number of jobs`() async throws {
    func render(jobs: Int) async throws -> [String: Data] {
      let place = TemporaryFolder()
      let folder = place.url
      let film = FilmProduction(
        size: size,
        outputs: [
          FilmOutput(try PNGFolder(at: folder.appending(path: "film").path), scale: 2),
          FilmOutput(
            try GIFFilm(at: folder.appending(path: "film.gif").path), scale: 1, stride: 2),
        ], jobs: jobs)
      var feed = FrameFeed(into: film)
      for step in 0..<31 {
        let square = DrawCommand.fill(
          .ellipse(CGRect(x: Double(step) / 10, y: 1, width: 3.3, height: 3)), .black,
          transform: .identity)
        try await feed.append(DisplayList([square]))
      }
      try await feed.finish()
      var files: [String: Data] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where name.contains(".") && !name.hasPrefix(".flipbook") {
        files[name] = try Data(contentsOf: folder.appending(path: name))
      }
      withExtendedLifetime(place) {}
      return files
    }
    let one = try await render(jobs: 1)
    #expect(one.count == 32)
    for jobs in [2, 7] { #expect(try await render(jobs: jobs) == one) }
  }
}
