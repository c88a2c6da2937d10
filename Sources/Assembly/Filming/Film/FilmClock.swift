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

  /// All passes in the order of a frame: those of the stage first, then those of its picture.
  package static var allCases: [FilmPass] {
    FramePass.allCases.map(stage) + [.snapshot, .rasterize, .encode, .write]
  }

  /// The place among all passes, the stage's last.
  fileprivate var place: Int {
    switch self {
    case .snapshot: 0
    case .rasterize: 1
    case .encode: 2
    case .write: 3
    case .stage(let pass): 4 + pass.rawValue
    }
  }

  /// The name in tables.
  package var name: String {
    switch self {
    case .stage(let pass): pass.name
    case .snapshot: "snapshot"
    case .rasterize: "rasterize"
    case .encode: "encode"
    case .write: "write"
    }
  }
}

/// Measures how long each pass of a film takes, on whichever thread.
package final class FilmClock: Sendable {
  /// What was measured so far.
  struct Measures: Sendable, Codable {
    /// When the first frame was written.
    ///
    /// *Units*: seconds since the clock was made.
    fileprivate(set) var firstFrame: Double?
    /// Time and work by the places of the passes.
    private var sums = [Sum](repeating: Sum(), count: FilmPass.allCases.count)

    private struct Sum: Codable {
      /// *Units*: seconds.
      var seconds = 0.0
      var count = 0
    }

    /// The time of each pass.
    ///
    /// *Units*: seconds, all frames together.
    var seconds: [FilmPass: Double] {
      Dictionary(uniqueKeysWithValues: FilmPass.allCases.map { ($0, sums[$0.place].seconds) })
    }

    /// How much was done in each pass: calls, events, letters, rounds, pictures, frames.
    var counts: [FilmPass: Int] {
      Dictionary(uniqueKeysWithValues: FilmPass.allCases.map { ($0, sums[$0.place].count) })
    }

    fileprivate mutating func add(_ seconds: Double, _ count: Int, to pass: FilmPass) {
      sums[pass.place].seconds += seconds
      sums[pass.place].count += count
    }
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
    defer { add(before, now(), 1, to: pass) }
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
      add(before, after, count, to: .stage(pass))
      before = after
    }
  }

  private func add(_ before: Double, _ after: Double, _ count: Int, to pass: FilmPass) {
    state.withLock { measures in
      measures.add(after - before, count, to: pass)
      if pass == .write, measures.firstFrame == nil { measures.firstFrame = after - start }
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
