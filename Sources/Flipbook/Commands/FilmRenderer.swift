import Drawing
import Foundation
import FrameOutput
import Rasterizer
import Staging

/// Makes the film of one scene and tells how long it took.
@MainActor
struct FilmRenderer {
  let scene: Scene
  let timing: FilmTiming
  /// How much longer the last frame stands. *Units*: seconds.
  let hold: Double
  let jobs: Int
  let showsPhysics: Bool
  let console: Console
  let interruption: Interruption

  /// Plays the scene and writes all of its media, or none where something goes wrong.
  ///
  /// - Throws: `StagingError`, `FilmError`, `FrameOutputError` or `RasterizerError`.
  func render(_ media: [FilmMedium]) async throws -> FilmSummary {
    let start = ContinuousClock.now
    var run = try FilmRun(scene, timing, showsPhysics: showsPhysics)
    let extents = try media.map {
      try Rasterizer(size: scene.screen.size, scale: $0.scale).pixelSize
    }
    let production = try FilmMedium.production(of: media, size: scene.screen.size, jobs: jobs)
    let count: Int
    do {
      count = try await shoot(&run, into: production)
      try await production.finish()
    } catch {
      await production.cancel()
      throw error
    }
    let written = try zip(media, extents).map { medium, extent in
      let frames = (count + medium.stride - 1) / medium.stride
      let bytes = try medium.deliver(frames: frames)
      interruption.noteFinished(medium.place.inWords)
      return FilmSummary.Medium(
        path: medium.place.inWords, frames: frames, width: extent.width, height: extent.height,
        bytes: bytes)
    }
    return FilmSummary(
      scene: scene.name, duration: Double(count) * timing.frameDuration, media: written,
      elapsed: (ContinuousClock.now - start) / .seconds(1))
  }

  /// Hands every frame on.
  ///
  /// - Returns: how many there are.
  private func shoot(_ run: inout FilmRun, into production: FilmProduction) async throws -> Int {
    var bar = ProgressBar(scene.name, on: console)
    defer { bar.clear() }
    var count = 0
    var last: DisplayList?
    while let frames = try run.next() {
      let list = run.stage.snapshot()
      for _ in frames { try await production.append(list) }
      count += frames.count
      last = list
      bar.show(run.stage.time.seconds / scene.limit, frames: count)
    }
    guard let last else {
      throw CommandError.nothingBetween(
        scene: scene.name, from: timing.from, to: timing.to, end: run.stage.time.seconds)
    }
    let held = Int((hold / timing.frameDuration).rounded())
    for _ in 0..<held { try await production.append(last) }
    return count + held
  }
}
