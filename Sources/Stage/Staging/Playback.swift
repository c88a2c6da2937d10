import UIKit

/// Plays a stage frame by frame, from the present picture to the last of its scene.
///
/// ```swift
/// var playback = Playback(stage)
/// while try playback.next() { rows += stage.trajectory }
/// ```
@MainActor
package struct Playback {
  /// The stage that is played.
  package let stage: Stage
  private var isBegun = false

  /// Makes a playback of a stage, which begins at its present picture.
  package init(_ stage: Stage) { self.stage = stage }

  /// Goes on to the next picture; the first call keeps the present one.
  ///
  /// - Parameter telling: called after each pass of the step with the pass and how much was done in
  ///   it.
  /// - Returns: false when the scene has ended.
  /// - Throws: `StagingError.missedTarget` and `.stopped`.
  package mutating func next(
    telling: (FramePass, Int) -> Void = { _, _ in }
  ) throws(StagingError) -> Bool {
    guard isBegun else {
      isBegun = true
      return true
    }
    guard !stage.isFinished else { return false }
    try stage.advance(telling: telling)
    return true
  }
}
