import Drawing
import Filming
import Foundation
import Staging
import UIKit

/// A scene that was played with one parameter scaled, or as it is.
struct Take: Sendable {
  /// Where the named views stood.
  let course: Course
  /// What was drawn after each step; empty where nobody asked.
  let pictures: [DisplayList]
  /// The parameters that the scene's code uses, in the order of first use.
  let uses: [MotionTuning.Use]

  /// Plays a scene.
  ///
  /// Where a finger misses what a changed motion has moved away, the take ends.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - rate: steps a second, 60 or 120.
  ///   - seconds: how long it is played at most.
  ///   - parameter: what is scaled; `nil` for nothing.
  ///   - factor: how many times as large it is.
  ///   - keepsPictures: whether what is drawn is kept.
  /// - Throws: `StagingError` where the scene cannot be played as it is.
  @MainActor
  init(
    of scene: Scene, rate: Int, seconds: TimeInterval, _ parameter: MotionParameter? = nil,
    by factor: Double = 1, keepsPictures: Bool = false
  ) async throws {
    let tuning = MotionTuning(parameter, by: factor)
    var course = Course(rate: Double(rate))
    var pictures: [DisplayList] = []
    let run = try FilmRun(scene, FilmTiming(rate: rate, to: seconds), tuning: tuning)
    do {
      try await run.play { frames in
        course.add(run.stage.trajectory.map { ($0.view, Pose($0)) })
        if keepsPictures { pictures.append(run.stage.snapshot()) }
      }
      course.endsAtRest = run.stage.isFinished && run.stage.time.seconds < scene.limit
    } catch let error as StagingError {
      guard parameter != nil, course.count > 1 else { throw error }
    }
    (self.course, self.pictures, uses) = (course, pictures, tuning.uses)
  }
}
