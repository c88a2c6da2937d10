import UIKit

/// Plays a stage picture by picture, from the one that stands to the last of its scene.
///
/// ```swift
/// var playback = Playback(stage)
/// while try playback.next() { rows += stage.trajectory }
/// ```
@MainActor
package struct Playback {
  /// What is played.
  package let stage: Stage
  private var isBegun = false

  package init(_ stage: Stage) { self.stage = stage }

  /// Goes on to the next picture; the first is the one that stands.
  ///
  /// - Parameter telling: told of each pass of the step when it is over, and how much was done in it.
  /// - Returns: false where the scene has ended.
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
