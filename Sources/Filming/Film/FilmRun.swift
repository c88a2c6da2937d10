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
  private var cursor: FilmCursor
  private var isBegun = false

  /// A scene that raises an exception ends the process with exit code 2 from now on.
  ///
  /// - Throws: `StagingError` for a scene that cannot be played.
  package init(
    _ scene: Scene, _ timing: FilmTiming, showsPhysics: Bool = false
  ) throws(StagingError) {
    PlayedScene.name = scene.name
    uncaughtExceptionHandler = { sentence in
      UnfinishedPlaces.ofThisProcess.removeAllAndClose()
      Console().fail(
        "The scene “\(scene.name)” stopped at \(Words.time(CACurrentMediaTime())). \(sentence)")
    }
    endOnStackOverflow(
      with: """
        error: The scene “\(scene.name)” stopped: its code called itself until the stack was full. \
        Look for a function, a property observer or a callback that leads to itself again.
        """)
    stage = try Stage(scene, rate: timing.simulationRate, showsPhysics: showsPhysics)
    cursor = FilmCursor(timing)
  }

  /// When the scene ended. *Units*: seconds since the start; infinite where it was not played so far.
  var end: TimeInterval { stage.isFinished ? stage.time.seconds : .infinity }

  /// Plays on to the next step that the film shows.
  ///
  /// - Parameter telling: told of each pass of each step when it is over.
  /// - Returns: the frames of the film that show it, never none; `nil` where the scene has ended or
  ///   the film shows no more of it.
  /// - Throws: `StagingError.missedTarget` and `.stopped`.
  package mutating func next(
    telling: (StagePass) -> Void = { _ in }
  ) throws(StagingError) -> Range<Int>? {
    while true {
      if isBegun {
        guard !stage.isFinished, !cursor.isPastEnd else { return nil }
        try stage.advance(telling: telling)
      }
      isBegun = true
      let frames = cursor.frames(showing: stage.time.frame)
      if !frames.isEmpty { return frames }
    }
  }
}
