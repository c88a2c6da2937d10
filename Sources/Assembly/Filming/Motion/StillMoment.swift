import Staging

/// Plays a scene to find the moment that stands for its film where no motion is wanted.
@MainActor
package struct StillMoment {
  private let scene: Scene
  private let timing: FilmTiming
  private let overlay: FilmOverlay
  private let showsPhysics: Bool
  private let variation: MotionVariation?

  /// Prepares to play a scene as a film shows it; plays nothing yet.
  package init(
    of scene: Scene, timing: FilmTiming, overlay: FilmOverlay, showsPhysics: Bool,
    variation: MotionVariation? = nil
  ) {
    (self.scene, self.timing, self.overlay) = (scene, timing, overlay)
    (self.showsPhysics, self.variation) = (showsPhysics, variation)
  }

  /// Returns the moment, by the rule that all films have.
  ///
  /// - Returns: seconds since the start of the scene.
  /// - Throws: `StagingError`, `FilmError` and `RasterizerError`.
  package func seconds() async throws -> Double {
    var artist = OverlayArtist(screen: scene.screen.size)
    var choice = try StillChoice(size: overlay.size(on: scene.screen.size), background: .white)
    let run = try FilmRun(scene, timing, showsPhysics: showsPhysics, tuning: variation?.tuning)
    try await run.play { frames in
      artist.look(at: run.stage, for: overlay)
      let picture = try artist.dress(FilmMoment(of: run.stage), in: overlay)
      try choice.see(picture, frame: frames.lowerBound, at: run.stage.time.seconds)
    }
    guard let chosen = try choice.chosen() else {
      throw FilmError.nothingBetween(
        scene: scene.name, from: timing.from, to: timing.to, end: run.end)
    }
    return chosen.seconds
  }
}
