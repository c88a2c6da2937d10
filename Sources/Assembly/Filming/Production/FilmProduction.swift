import Drawing
import FilmFiles
import Geometry

/// Makes the outputs of a film from display lists that come one after another.
///
/// Frames are drawn and encoded in parallel, a few consecutive ones by one thread, and handed to
/// the outputs in order. The number of frames under way is bounded, and `append` waits for room, so
/// that memory does not grow with the film. The result does not depend on the number of jobs.
///
/// The first error stops the film: every output is cancelled, and every later call throws it.
package actor FilmProduction {
  /// How many consecutive frames one thread takes at a time.
  package static let framesTogether = 8

  private let outputs: [FilmOutput]
  private let takers: [FilmTaker]
  /// How many threads draw and encode frames, at least 1.
  package nonisolated let jobs: Int
  private let clock: FilmClock?

  /// How many frames were appended.
  private var count = 0
  /// How many frames were given to the outputs.
  package private(set) var finishedCount = 0

  /// Frames that no worker has begun yet.
  private var waiting: [[Darkroom.Sheet]] = []
  private var idle: [Darkroom]
  /// The frames that are ready before their turn.
  ///
  /// One that failed waits for its turn too, so that the first error is the same whatever the
  /// number of jobs.
  private var ready: [Int: Result<Void, FilmError>] = [:]
  /// The frame that each output took last.
  private var last: [Darkroom.Shown?]
  private var failure: FilmError?
  /// The tasks that wait for `finishedCount` to grow or for a failure.
  private var watchers: [CheckedContinuation<Void, Never>] = []

  /// Begins a film.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - ground: the background of the film.
  ///   - outputs: the files and folders that are made.
  ///   - jobs: how many threads draw and encode frames; at least 1.
  ///   - clock: measures drawing, encoding and writing; `nil` for none.
  package init(
    size: CGSize, ground: Ground = .white, outputs: sending [FilmOutput], jobs: Int,
    clock: FilmClock? = nil
  ) {
    self.clock = clock
    let jobs = max(1, jobs)
    self.jobs = jobs
    last = Array(repeating: nil, count: outputs.count)
    idle = (0..<jobs).map { _ in
      Darkroom(
        size: size, ground: ground,
        outputs: outputs.map { Darkroom.Place(scale: $0.scale, version: $0.version) },
        encoders: outputs.map { $0.makeEncoder() },
        clock: clock)
    }
    takers = outputs.map(\.taker)
    self.outputs = outputs
  }

  /// Takes the next frames, all for one thread, and waits until there is room for more.
  ///
  /// With one job there is room when all frames are finished: the caller, who makes frames, waits
  /// for the worker, so that no more than one thread works.
  ///
  /// - Parameter frames: the versions of each frame, of which each output takes one; `nil` stands for
  ///   a frame that no output takes, since another run makes it.
  /// - Throws: what stopped the film, be it one of these frames or an earlier one.
  package func append(_ frames: [[DisplayList]?]) async throws(FilmError) {
    if let failure { throw failure }
    waiting.append(frames.map(nextSheet))
    startWork()
    while failure == nil, count - finishedCount > 2 * (jobs - 1) * Self.framesTogether {
      await change()
    }
    if let failure { throw failure }
  }

  /// Returns true when at least one output takes a frame.
  ///
  /// - Parameter index: how many frames of the film come before.
  /// - Returns: false when the frame need not be drawn in this run.
  package nonisolated func isTaken(_ index: Int) -> Bool { takers.contains { $0.takes(index) } }

  /// What each output has written so far, in the order of the outputs.
  package var measures: [Measure] { outputs.map { $0.measure() } }

  /// What an output has written.
  package struct Measure: Hashable, Sendable {
    /// How many bytes, even if not yet in the film's place; `nil` when the output cannot tell.
    package let bytes: Int?
    /// The frames written to a folder; `nil` for other outputs.
    package let content: FolderContent?
  }

  /// Tells the outputs what is known of the film beside its pictures; before `finish`.
  package func note(_ notes: FilmNotes) {
    for output in outputs { output.note(notes) }
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

  /// Cancels the film and removes what was written; does nothing after `finish`.
  package func cancel() { stop(.cancelled) }

  /// Returns the outputs for which a frame must be drawn: those whose last frame was different.
  private func nextSheet(_ versions: [DisplayList]?) -> Darkroom.Sheet {
    defer { count += 1 }
    guard let versions else {
      precondition(!isTaken(count), "frame \(count) is taken by an output and cannot be skipped")
      return Darkroom.Sheet(index: count, orders: [])
    }
    var orders: [Darkroom.Order] = []
    for (place, output) in outputs.enumerated() where output.taker.takes(count) {
      let frame = Darkroom.Shown(index: count, list: versions[output.version])
      guard last[place]?.list != frame.list else { continue }
      orders.append(Darkroom.Order(output: place, frame: frame, before: last[place]))
      last[place] = frame
    }
    return Darkroom.Sheet(index: count, orders: orders)
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
    for (sheet, result) in zip(sheets, results) { ready[sheet.index] = result }
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
