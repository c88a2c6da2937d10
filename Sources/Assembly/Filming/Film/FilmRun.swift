import Files
import Foundation
import Staging
import Streams
import UIKit
import Wording

/// Plays a scene once for a film.
@MainActor
package struct FilmRun {
  /// The stage, at the step that was shown last.
  package let stage: Stage
  private let timing: FilmTiming

  /// Prepares a run.
  ///
  /// From now on, a scene that raises an exception ends the process with exit code 2.
  ///
  /// - Parameters:
  ///   - scene: what is played.
  ///   - timing: which moments the film shows.
  ///   - showsPhysics: whether bodies and their connections are drawn too.
  ///   - tuning: scales a parameter of the motion; `nil` for none.
  /// - Throws: `StagingError` for a scene that cannot be played.
  package init(
    _ scene: Scene, _ timing: FilmTiming, showsPhysics: Bool = false, tuning: MotionTuning? = nil
  ) throws(StagingError) {
    PlayedScene.name = scene.name
    ImageDevelopment.beginInDarkroom()
    uncaughtExceptionHandler = { sentence in
      UnfinishedPlaces.ofThisProcess.removeAllAndClose()
      Logbook.note(exception: sentence)
      // The process that reads the logbook says where the code was.
      if Logbook.isWatched { pthread_kill(pthread_self(), SIGTRAP) }
      Console().fail(
        "The scene “\(scene.name)” stopped at \(Words.time(CACurrentMediaTime())). \(sentence)")
    }
    endOnStackOverflow(
      with: """
        error: The scene “\(scene.name)” stopped: its code called itself until the stack was full. \
        Look for a function, a property observer or a callback that leads to itself again.
        """)
    stage = try Stage(
      scene, rate: timing.simulationRate, showsPhysics: showsPhysics, tuning: tuning)
    self.timing = timing
  }

  /// When the scene ended; infinite when it was not played to its end.
  ///
  /// *Units*: seconds since the start.
  var end: TimeInterval { stage.isFinished ? stage.time.seconds : .infinity }

  /// Plays the scene to its end, or to the end of the film.
  ///
  /// - Parameters:
  ///   - clock: measures the passes of the stage; `nil` for none.
  ///   - look: called at each step that only the longer film shows, of which this one is a part.
  ///   - show: called at each step that the film shows, with the indices of the frames that show
  ///     it; never with none.
  /// - Throws: `StagingError.missedTarget` and `.stopped`, and what `show` throws.
  package func play(
    timedBy clock: FilmClock? = nil, looking look: @MainActor () -> Void = {},
    _ show: @MainActor (Range<Int>) async throws -> Void
  ) async throws {
    var cursor = FilmCursor(timing)
    var whole = timing.whole.map(FilmCursor.init)
    var playback = Playback(stage)
    while !cursor.isPastEnd, try playback.next(telling: clock?.followStep() ?? { _, _ in }) {
      let frames = cursor.frames(showing: stage.time.frame)
      let others = whole?.frames(showing: stage.time.frame) ?? 0..<0
      if !frames.isEmpty {
        try await show(frames)
      } else if !others.isEmpty {
        look()
      }
    }
  }
}
