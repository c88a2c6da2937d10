import Drawing
import Foundation
import Staging

/// Single pictures of a scene.
@MainActor
package struct Stills {
  /// One picture for each moment, in the order asked for.
  package let pictures: [DisplayList]
  /// The caption that stands in each picture; nil where none does.
  package let captions: [String?]
  /// The moments that were asked for.
  ///
  /// *Units*: seconds since the start.
  package let seconds: [TimeInterval]
  /// How the scene ended, or why nothing but a ground is seen in pictures of some moments, as a
  /// sentence without its end; `nil` where the scene moved and came to rest.
  package let ending: String?

  /// Plays a scene up to the last of some moments.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - seconds: moments since the start, in any order; each shows the latest picture at or before
  ///     it.
  ///   - showsPhysics: whether bodies and their connections are drawn too.
  ///   - overlay: what is drawn over the pictures.
  /// - Throws: `StagingError`, and `FilmError.afterTheEnd` and `.caption`.
  package init(
    of scene: Scene, at seconds: [TimeInterval], showsPhysics: Bool = false,
    overlay: FilmOverlay = FilmOverlay()
  ) async throws {
    let steps = seconds.map { FrameTime(atOrBefore: $0).frame }
    var found: [Int: DisplayList] = [:]
    var causes: [String?] = []
    var artist = OverlayArtist(screen: scene.screen.size)
    let run = try FilmRun(
      scene, FilmTiming(to: seconds.max() ?? 0), showsPhysics: showsPhysics)
    try await run.play { _ in
      let step = run.stage.time.frame
      artist.look(at: run.stage, for: overlay)
      if steps.contains(step) {
        found[step] = try artist.dress(FilmMoment(of: run.stage), in: overlay)
        causes.append(run.stage.emptiness?.description)
      }
    }
    try artist.check(overlay, in: scene)
    self.seconds = seconds
    ending = causes.allSatisfy { $0 != nil } ? causes.last ?? nil : nil
    captions = steps.map { scene.captions.standing(at: FrameTime(frame: $0).seconds)?.text }
    pictures = try zip(steps, seconds).map { step, seconds in
      guard let picture = found[step] else {
        throw FilmError.afterTheEnd(
          scene: scene.name, asked: seconds, end: run.stage.time.seconds)
      }
      return picture
    }
  }

  /// Plays a scene once, to its end, and takes moments evenly spread from its first to its last
  /// picture; where pictures would be the same, other moments in their place.
  ///
  /// A second play would find what the scene left in static variables by the first.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - count: how many moments; at least 1. A single one is the last picture. There are fewer where the
  ///     scene shows fewer different pictures.
  ///   - showsPhysics: whether bodies and their connections are drawn too.
  ///   - overlay: what is drawn over the pictures.
  /// - Throws: `StagingError` when the scene cannot be played, and `FilmError.caption`.
  package init(
    of scene: Scene, evenlySpread count: Int, showsPhysics: Bool = false,
    overlay: FilmOverlay = FilmOverlay()
  ) async throws {
    var kept = EvenMoments()
    var artist = OverlayArtist(screen: scene.screen.size)
    let run = try FilmRun(scene, FilmTiming(), showsPhysics: showsPhysics)
    func picture() throws -> DisplayList {
      try artist.dress(FilmMoment(of: run.stage), in: overlay)
    }
    try await run.play { _ in
      let step = run.stage.time.frame
      artist.look(at: run.stage, for: overlay)
      if kept.wants(step) { kept.add(try picture(), at: step) }
    }
    let last = run.stage.time.frame
    if !kept.wants(last) { kept.add(try picture(), at: last) }
    try artist.check(overlay, in: scene)
    let chosen = kept.differing(count, to: last) { step in
      scene.captions.standing(at: FrameTime(frame: step).seconds)?.text
    }
    seconds = chosen.map { FrameTime(frame: $0.step).seconds }
    captions = seconds.map { scene.captions.standing(at: $0)?.text }
    pictures = chosen.map(\.picture)
    ending =
      run.stage.ending(
        stoodStill: count > 1 && chosen.count == 1,
        lastChange: FrameTime(frame: kept.lastChange(within: scene.screen.bounds)).seconds)?
      .description
  }
}
