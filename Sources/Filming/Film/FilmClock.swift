import Staging
import Synchronization
import UIKit

/// The passes of a frame of a film, in their order.
package enum FilmPass: Hashable, Sendable, CaseIterable {
  /// One of the passes of the stage.
  case stage(FramePass)
  /// The layers are read into a display list.
  case snapshot
  /// The display list is drawn.
  case rasterize
  /// The picture is encoded for the outputs.
  case encode
  /// The encoded frame is written; at the end, the film is put in its place.
  case write

  package static var allCases: [FilmPass] {
    FramePass.allCases.map(stage) + [.snapshot, .rasterize, .encode, .write]
  }

  /// The name in tables.
  package var name: String {
    if case .stage(let pass) = self { pass.rawValue } else { "\(self)" }
  }
}

/// Measures how long each pass of a film takes, on whichever thread.
package final class FilmClock: Sendable {
  /// What was measured so far.
  struct Measures: Sendable {
    /// The time of each pass.
    ///
    /// *Units*: seconds, all frames together.
    var seconds: [FilmPass: Double] = [:]
    /// How much was done in each pass: calls, events, letters, rounds, pictures, frames.
    var counts: [FilmPass: Int] = [:]
    /// When the first frame was written.
    ///
    /// *Units*: seconds since the clock was made.
    var firstFrame: Double?
  }

  private let now: @Sendable () -> Double
  private let start: Double
  private let state = Mutex(Measures())

  /// Starts the clock.
  ///
  /// - Parameter now: returns the time in seconds; only differences count.
  init(now: @escaping @Sendable () -> Double) {
    self.now = now
    start = now()
  }

  var measures: Measures { state.withLock { $0 } }

  /// The time on the clock.
  ///
  /// *Units*: seconds since the clock was made.
  var elapsed: Double { now() - start }

  /// Runs `body`, which is a pass or a part of one, and measures it.
  func time<Result, Failure>(
    _ pass: FilmPass, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = now()
    defer { add(now() - before, 1, to: pass) }
    return try body()
  }

  /// Measures the passes of a step, the first of which begins now.
  ///
  /// - Returns: a function to be called at the end of each pass, with the amount of work done in
  ///   it.
  func followStep() -> (FramePass, Int) -> Void {
    var before = now()
    return { [self] pass, count in
      let after = now()
      add(after - before, count, to: .stage(pass))
      before = after
    }
  }

  private func add(_ seconds: Double, _ count: Int, to pass: FilmPass) {
    let elapsed = elapsed
    state.withLock { measures in
      measures.seconds[pass, default: 0] += seconds
      measures.counts[pass, default: 0] += count
      if pass == .write, measures.firstFrame == nil { measures.firstFrame = elapsed }
    }
  }
}

extension FilmClock? {
  /// Runs `body`, which is a pass or a part of one, and measures it when there is a clock.
  func time<Result, Failure>(
    _ pass: FilmPass, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let clock = self else { return try body() }
    return try clock.time(pass, body)
  }
}
