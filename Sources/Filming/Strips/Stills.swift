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
    var artist = OverlayArtist(screen: scene.screen.size)
    let run = try FilmRun(
      scene, FilmTiming(to: seconds.max() ?? 0), showsPhysics: showsPhysics)
    try await run.play { _ in
      let step = run.stage.time.frame
      if steps.contains(step) {
        found[step] = try artist.dress(FilmMoment(of: run.stage), in: overlay)
      }
    }
    self.seconds = seconds
    captions = steps.map { scene.captions.standing(at: FrameTime(frame: $0).seconds)?.text }
    pictures = try zip(steps, seconds).map { step, seconds in
      guard let picture = found[step] else {
        throw FilmError.afterTheEnd(
          scene: scene.name, asked: seconds, end: run.stage.time.seconds)
      }
      return picture
    }
  }

  /// Returns moments evenly spread over a scene, from its first to its last picture.
  ///
  /// - Parameters:
  ///   - count: how many; at least 1. A single one is the last picture.
  ///   - scene: the scene, which is played to find its end.
  /// - Returns: the moments, ascending, in seconds since the start.
  /// - Throws: `StagingError` when the scene cannot be played.
  package static func evenlySpread(
    _ count: Int, over scene: Scene
  ) async throws -> [TimeInterval] {
    let run = try FilmRun(scene, FilmTiming())
    try await run.play { _ in }
    let last = run.stage.time.frame
    return (1...count).map { number in
      let step = count == 1 ? last : (number - 1) * last / (count - 1)
      return FrameTime(frame: step).seconds
    }
  }
}
