import Drawing
import FilmFiles
import Geometry

/// Makes a film of display lists that come one after another.
///
/// Frames are drawn and encoded in parallel, a few that follow one another by one thread, and handed
/// to the outputs in order. A bounded number is under way; whoever brings more waits, so that memory
/// does not grow with the film. What comes out does not depend on the number of jobs.
///
/// The first error stops the film: every output is cancelled, and every call from then on throws it.
package actor FilmProduction {
  /// How many frames that follow one another are developed in one go.
  package static let framesTogether = 8

  private let outputs: [FilmOutput]
  private let takers: [FilmTaker]
  package nonisolated let jobs: Int
  private let clock: FilmClock?

  /// How many frames have come.
  private var count = 0
  /// How many frames every output has.
  package private(set) var finishedCount = 0

  /// Frames that wait for a darkroom.
  private var waiting: [[Darkroom.Sheet]] = []
  private var idle: [Darkroom]
  /// Frames that are ready before their turn. One that failed waits for its turn too, so that the
  /// first error is the same whatever the number of jobs.
  private var ready: [Int: Result<Void, FilmError>] = [:]
  /// What each output was last given to draw.
  private var last: [Darkroom.Shown?]
  private var failure: FilmError?
  /// Those who wait for `finishedCount` to grow or for a failure.
  private var watchers: [CheckedContinuation<Void, Never>] = []

  /// - Parameters:
  ///   - size: of the screen, in points.
  ///   - ground: what is behind everything.
  ///   - jobs: how many threads draw and encode frames; at least 1.
  package init(
    size: CGSize, ground: Ground = .white, outputs: sending [FilmOutput], jobs: Int
  ) {
    self.init(size: size, ground: ground, outputs: outputs, jobs: jobs, clock: nil)
  }

  /// - Parameter clock: measures what is drawn, encoded and written; the others are as above.
  init(
    size: CGSize, ground: Ground, outputs: sending [FilmOutput], jobs: Int, clock: FilmClock?
  ) {
    self.clock = clock
    let jobs = max(1, jobs)
    self.jobs = jobs
    last = Array(repeating: nil, count: outputs.count)
    idle = (0..<jobs).map { _ in
      Darkroom(
        size: size, ground: ground, outputs: outputs.map { ($0.scale, $0.makeEncoder()) },
        clock: clock)
    }
    takers = outputs.map(\.taker)
    self.outputs = outputs
  }

  /// Takes the next frames, which one thread develops in one go, and waits until there is room for
  /// more.
  ///
  /// With one job there is room when all are finished: whoever makes frames waits for whoever draws
  /// and writes them, so that no more than one thread works.
  ///
  /// - Parameter lists: nothing for a frame that no output takes, since another run makes it.
  /// - Throws: what stopped the film, be it one of these frames or one before.
  package func append(_ lists: [DisplayList?]) async throws(FilmError) {
    if let failure { throw failure }
    waiting.append(lists.map(nextSheet))
    startWork()
    while failure == nil, count - finishedCount > 2 * (jobs - 1) * Self.framesTogether {
      await change()
    }
    if let failure { throw failure }
  }

  /// Whether any output takes a frame.
  ///
  /// - Parameter index: how many frames of the film come before.
  package nonisolated func isTaken(_ index: Int) -> Bool { takers.contains { $0.takes(index) } }

  /// What every output has written so far, in the order of the outputs.
  package var measures: [Measure] { outputs.map { $0.measure() } }

  /// What an output has written.
  package struct Measure: Hashable, Sendable {
    /// How much, be it to a place that is not the film's yet; `nil` where nobody knows.
    package let bytes: Int?
    /// Of a folder of frames.
    package let content: FolderContent?
  }

  /// Waits for all frames and puts every output in its place.
  ///
  /// - Throws: what stopped the film; nothing unfinished is left then.
  package func finish() async throws(FilmError) {
    while failure == nil, finishedCount < count { await change() }
    for output in outputs where failure == nil {
      do throws(FilmFileError) {
        try clock.time(.write) { () throws(FilmFileError) in try output.finish() }
      } catch {
        stop(.output(error))
      }
    }
    if let failure { throw failure }
  }

  /// Gives the film up and leaves nothing behind; does nothing after `finish`.
  package func cancel() { stop(.cancelled) }

  /// An output that is given the same list again needs nothing drawn for it.
  private func nextSheet(_ list: DisplayList?) -> Darkroom.Sheet {
    defer { count += 1 }
    guard let list else {
      precondition(!isTaken(count), "frame \(count) is taken by an output and cannot be skipped")
      return Darkroom.Sheet(frame: Darkroom.Shown(index: count, list: DisplayList()), orders: [])
    }
    let frame = Darkroom.Shown(index: count, list: list)
    var orders: [Darkroom.Order] = []
    for (place, output) in outputs.enumerated() where output.taker.takes(count) {
      guard last[place]?.list != list else { continue }
      orders.append(Darkroom.Order(output: place, before: last[place]))
      last[place] = frame
    }
    return Darkroom.Sheet(frame: frame, orders: orders)
  }

  private func startWork() {
    while !waiting.isEmpty, let darkroom = idle.popLast() {
      let sheets = waiting.removeFirst()
      Task.detached { await self.take(await darkroom.develop(sheets), of: sheets, from: darkroom) }
    }
  }

  private func take(
    _ results: [Result<Void, FilmError>], of sheets: [Darkroom.Sheet],
    from darkroom: Darkroom
  ) {
    idle.append(darkroom)
    guard failure == nil else { return }
    for (sheet, result) in zip(sheets, results) { ready[sheet.frame.index] = result }
    startWork()
    handOver()
  }

  /// Gives the outputs all frames whose turn it is.
  private func handOver() {
    while failure == nil, let result = ready.removeValue(forKey: finishedCount) {
      do throws(FilmError) {
        try result.get()
        try handOver(finishedCount)
        finishedCount += 1
      } catch {
        stop(error)
      }
    }
    wakeWatchers()
  }

  private func handOver(_ frame: Int) throws(FilmError) {
    for output in outputs where output.taker.has(frame) {
      guard output.taker.takes(frame) else {
        output.skip()
        continue
      }
      do throws(FilmFileError) {
        try clock.time(.write) { () throws(FilmFileError) in try output.append(frame) }
      } catch {
        throw .output(error)
      }
    }
  }

  private func stop(_ error: FilmError) {
    guard failure == nil else { return }
    failure = error
    waiting = []
    ready = [:]
    // In reverse, so that a folder made for several outputs is empty when its maker removes it.
    for output in outputs.reversed() { output.cancel() }
    wakeWatchers()
  }

  private func change() async {
    await withCheckedContinuation { watchers.append($0) }
  }

  private func wakeWatchers() {
    let woken = watchers
    watchers = []
    for watcher in woken { watcher.resume() }
  }
}
