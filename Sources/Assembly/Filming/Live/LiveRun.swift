import Drawing
import Foundation
import Staging

/// A scene that a person plays.
///
/// The scene's own fingers and keys are left out, and so is its limit. Each step is written down, and
/// what the pictures were, so that the script of the hands can be held against them.
@MainActor
package final class LiveRun {
  /// The scene as it is played.
  package let scene: Scene
  private let stage: Stage
  private var hands: LiveHands
  private var artist: OverlayArtist
  /// The fingerprints of the pictures, the first one's first; nil where physics was shown.
  private var seen: [UInt64?] = []
  private var present: FilmMoment

  /// Whether the physics is drawn over the views.
  package private(set) var showsPhysics = false

  /// Shows the first picture of a scene.
  ///
  /// - Throws: `StagingError` for a scene that cannot be played.
  package init(_ scene: Scene) throws(StagingError) {
    self.scene = scene
    var played = scene
    (played.fingers, played.typing, played.limit) = ([], [], Self.longest)
    stage = try FilmRun(played, FilmTiming()).stage
    hands = LiveHands(played)
    artist = OverlayArtist(screen: scene.screen.size)
    present = FilmMoment(of: stage)
    see()
  }

  /// What was done so far.
  package var script: HandScript { hands.script }
  /// The number of the present picture; the first one is 0.
  package var frame: Int { stage.time.frame }
  /// Whether what is typed goes anywhere.
  package var takesKeys: Bool { stage.takesKeys }
  /// Whether the scene was played for a day, which is the most.
  package var isOver: Bool { stage.time.seconds >= Self.longest }

  /// The caption that stands; nil for none, and where the scene has hands of its own, without which its
  /// captions would not be true.
  package var caption: String? {
    scene.fingers.isEmpty && scene.typing.isEmpty ? present.caption : nil
  }

  /// Takes what a person does; it happens in the next step.
  package func take(_ input: HandInput) { hands.take(input) }

  /// Makes a step of 1/60 s.
  ///
  /// - Throws: `StagingError.stopped`, after which the scene stands still.
  package func advance() throws(StagingError) {
    try stage.advance(with: &hands)
    present = FilmMoment(of: stage)
    see()
  }

  /// Draws the physics over the views from now on, or no longer.
  package func showPhysics(_ shows: Bool) {
    stage.showPhysics(shows)
    showsPhysics = shows
    present = FilmMoment(of: stage)
  }

  /// Makes the present picture.
  ///
  /// - Parameter showsHands: whether fingers and keys are drawn over it.
  /// - Returns: the picture.
  /// - Throws: `FilmError.caption` for letters that cannot be laid out.
  package func picture(showsHands: Bool) throws(FilmError) -> DisplayList {
    try artist.dress(
      present,
      in: FilmOverlay(showsHands: showsHands, showsLegend: showsPhysics))
  }

  private func see() { seen.append(showsPhysics ? nil : present.picture.fingerprint.value) }

  /// The scene with what was done in place of its own fingers and keys.
  package var scripted: Scene { script.scene(from: scene) }

  /// Plays what was done again, and compares the pictures with those that were seen.
  ///
  /// - Returns: the first picture that differs; nil where none does. A scene that keeps something
  ///   outside of its controllers, in a static variable, may differ.
  /// - Throws: `StagingError` where the scene cannot be played again.
  package func firstDifference() async throws -> Int? {
    var found: Int?
    let again = try FilmRun(scripted, FilmTiming())
    try await again.play { _ in
      let frame = again.stage.time.frame
      guard found == nil, seen.indices.contains(frame), let known = seen[frame] else { return }
      if again.stage.snapshot().fingerprint.value != known { found = frame }
    }
    return found
  }

  /// How long a scene can be played: a day.
  ///
  /// *Units*: seconds.
  private static let longest: TimeInterval = 86_400
}
