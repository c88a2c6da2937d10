import Drawing
import FrameOutput
import Geometry

/// Makes a film of display lists that come one after another.
///
/// Frames are drawn and encoded in parallel and handed to the outputs in order. At most twice as
/// many frames as jobs are under way; whoever brings more waits, so that memory does not grow with
/// the film. What comes out does not depend on the number of jobs.
///
/// The first error stops the film: every output is cancelled, and every call from then on throws it.
package actor FilmProduction {
  private let size: CGSize
  private let background: Color?
  private let outputs: [FilmOutput]
  private let jobs: Int

  /// How many frames have come.
  private var count = 0
  /// How many frames every output has.
  package private(set) var finishedCount = 0

  private var waiting: [FrameJob] = []
  private var running = 0
  /// Frames that are ready before their turn. One that failed waits for its turn too, so that the
  /// first error is the same whatever the number of jobs.
  private var ready: [Int: Result<[FrameJob.Piece], FilmError>] = [:]
  /// What each output was last given to draw, and what it was last handed.
  private var lastLists: [DisplayList?]
  private var lastPieces: [(any Sendable)?]
  private var failure: FilmError?
  /// Those who wait for `finishedCount` to grow or for a failure.
  private var watchers: [CheckedContinuation<Void, Never>] = []

  /// - Parameters:
  ///   - size: of the screen, in points.
  ///   - background: what is under everything; `nil` leaves it transparent.
  ///   - jobs: how many frames are drawn and encoded at the same time; at least 1.
  package init(
    size: CGSize, background: Color? = .white, outputs: sending [FilmOutput], jobs: Int
  ) {
    self.size = size
    self.background = background
    self.jobs = max(1, jobs)
    lastLists = Array(repeating: nil, count: outputs.count)
    lastPieces = Array(repeating: nil, count: outputs.count)
    self.outputs = outputs
  }

  /// Takes the next frame, as soon as there is room for it.
  ///
  /// - Throws: what stopped the film, be it this frame or one before.
  package func append(_ list: DisplayList) async throws(FilmError) {
    while failure == nil, count - finishedCount >= 2 * jobs { await change() }
    if let failure { throw failure }
    waiting.append(job(for: list))
    count += 1
    startJobs()
  }

  /// Waits for all frames and puts every output in its place.
  ///
  /// - Throws: what stopped the film; nothing unfinished is left then.
  package func finish() async throws(FilmError) {
    while failure == nil, finishedCount < count { await change() }
    for output in outputs where failure == nil {
      do throws(FrameOutputError) {
        try output.finish()
      } catch {
        stop(.output(error))
      }
    }
    if let failure { throw failure }
  }

  /// Gives the film up and leaves nothing behind; does nothing after `finish`.
  package func cancel() { stop(.cancelled) }

  /// An output that is given the same list again needs nothing drawn for it.
  private func job(for list: DisplayList) -> FrameJob {
    var orders: [FrameJob.Order] = []
    for (place, output) in outputs.enumerated() where count.isMultiple(of: output.stride) {
      guard lastLists[place] != list else { continue }
      lastLists[place] = list
      orders.append(FrameJob.Order(output: place, scale: output.scale, encode: output.encode))
    }
    return FrameJob(
      index: count, list: list, size: size, background: background, orders: orders)
  }

  private func startJobs() {
    while running < jobs, !waiting.isEmpty {
      let job = waiting.removeFirst()
      if job.orders.isEmpty {
        ready[job.index] = .success([])
        handOver()
        continue
      }
      running += 1
      Task.detached {
        await self.jobDidEnd(job.index, with: Result { () throws(FilmError) in try job.run() })
      }
    }
  }

  private func jobDidEnd(_ index: Int, with result: Result<[FrameJob.Piece], FilmError>) {
    running -= 1
    guard failure == nil else { return }
    ready[index] = result
    handOver()
    startJobs()
  }

  /// Gives the outputs all frames whose turn it is.
  private func handOver() {
    while failure == nil, let result = ready.removeValue(forKey: finishedCount) {
      do throws(FilmError) {
        try handOver(result.get())
        finishedCount += 1
      } catch {
        stop(error)
      }
    }
    wakeWatchers()
  }

  private func handOver(_ pieces: [FrameJob.Piece]) throws(FilmError) {
    for piece in pieces { lastPieces[piece.output] = piece.content }
    for (place, output) in outputs.enumerated() where finishedCount.isMultiple(of: output.stride) {
      guard let piece = lastPieces[place] else { continue }
      do throws(FrameOutputError) {
        try output.append(piece)
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
