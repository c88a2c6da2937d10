import Foundation
import Staging

/// Which moments of a run a film shows, and how fast it plays.
package struct FilmTiming: Hashable, Sendable {
  /// The frame rate.
  ///
  /// *Units*: frames a second.
  package var rate = 60
  /// Shows only one of so many frames; each then stands as many times longer.
  package var every = 1
  /// The first and the last moment of the film.
  ///
  /// *Units*: seconds since the start of the scene.
  var from: TimeInterval = 0
  var to: TimeInterval = .infinity

  /// The first moment of a longer film, of which this one shows a part as it is there; `nil` for a film of its
  /// own.
  ///
  /// *Units*: seconds since the start of the scene.
  package var wholeFrom: TimeInterval?

  /// How fast the scene plays.
  package var pace = FilmPace()

  /// Shows a whole run at 60 frames a second and at its own pace, unless said otherwise.
  package init(
    rate: Int = 60, every: Int = 1, from: TimeInterval = 0, to: TimeInterval = .infinity,
    pace: FilmPace = FilmPace()
  ) {
    (self.rate, self.every, self.from, self.to) = (rate, every, from, to)
    self.pace = pace
  }

  /// When that longer film shows which moments, up to the end of this one.
  var whole: FilmTiming? {
    wholeFrom.map { FilmTiming(rate: rate, every: every, from: $0, to: to, pace: pace) }
  }

  /// How many steps a second the scene is played at.
  ///
  /// 120 for films of 120 frames a second or a multiple, otherwise UIKit's 60, so that every such
  /// film shows the same motion.
  var simulationRate: Int { rate.isMultiple(of: 120) ? 120 : 60 }

  /// How long a frame of the film stands.
  ///
  /// *Units*: seconds.
  var frameDuration: TimeInterval { TimeInterval(every) / TimeInterval(rate) }

  /// A time later than any scene may run.
  ///
  /// *Units*: seconds.
  package static let latest: TimeInterval = 1e8
}

/// Tells, for each step of a run, which frames of the film show it.
struct FilmCursor: Sendable {
  let timing: FilmTiming
  /// The next frame of the film, counted at its rate; from the start of the scene, or from the start
  /// of the film where the scene does not play at its own pace.
  private var next: Int

  init(_ timing: FilmTiming) {
    self.timing = timing
    guard timing.pace.isSteady else {
      next = 0
      return
    }
    let first = FrameTime(atOrAfter: timing.from, rate: timing.rate).frame
    next = (max(first, 0) + timing.every - 1) / timing.every * timing.every
  }

  /// Returns the frames of the film that show the picture after `step` steps.
  ///
  /// A frame shows the latest picture at or before its time. Call this once for every step, in
  /// order.
  ///
  /// *Shape*: in order; empty when the film skips this picture, several when it has more frames
  /// than the run has steps.
  mutating func frames(showing step: Int) -> Range<Int> {
    var count = 0
    let first = next
    while !isPastEnd, self.step(shownBy: next) <= step {
      next += timing.every
      count += 1
    }
    return (first / timing.every)..<(first / timing.every + count)
  }

  /// Whether the film shows no later step.
  var isPastEnd: Bool {
    let end = min(timing.to, FilmTiming.latest)
    guard timing.pace.isSteady else { return moment(ofFrame: next) > end + Self.slack }
    return next > FrameTime(atOrBefore: end, rate: timing.rate).frame
  }

  private func step(shownBy frame: Int) -> Int {
    guard timing.pace.isSteady else {
      return FrameTime(atOrBefore: moment(ofFrame: frame), rate: timing.simulationRate).frame
    }
    return frame * timing.simulationRate / timing.rate
  }

  /// Returns the moment of the scene that a frame shows, in seconds.
  private func moment(ofFrame frame: Int) -> TimeInterval {
    timing.pace.moment(
      after: TimeInterval(frame) / TimeInterval(timing.rate), from: timing.from)
  }

  /// A tolerance for times that are sums, less than any step.
  ///
  /// *Units*: seconds.
  private static let slack: TimeInterval = 1e-6
}
