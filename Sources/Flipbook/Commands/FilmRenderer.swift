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
  /// Which frames of folders are made; `nil` for all.
  let shard: Shard?
  /// What is behind everything; nothing leaves it transparent.
  let background: Color?
  let console: Console
  let interruption: Interruption

  /// Plays the scene and writes all of its media, or none where something goes wrong.
  ///
  /// - Parameter isTrial: whether the media are made only to see how large they become.
  /// - Throws: `StagingError`, `FilmError`, `FrameOutputError` or `RasterizerError`.
  func render(_ media: [FilmMedium], isTrial: Bool = false) async throws -> FilmSummary {
    let start = ContinuousClock.now
    var run = try FilmRun(scene, timing, showsPhysics: showsPhysics)
    let extents = try media.map {
      try Rasterizer(size: scene.screen.size, scale: $0.scale).pixelSize
    }
    let production = try FilmMedium.production(
      of: media, size: scene.screen.size, background: background,
      share: shard?.frames(of: scene.name), jobs: jobs)
    let count: Int
    do {
      count = try await shoot(&run, into: production)
      try await production.finish()
    } catch {
      await production.cancel()
      throw error
    }
    let contents = await production.measures.map(\.content)
    let written = try zip(zip(media, extents), contents).map { medium, content in
      let (medium, extent) = medium
      let frames = content?.frames ?? (count + medium.stride - 1) / medium.stride
      let bytes = try content?.bytes ?? medium.deliver()
      if !isTrial { interruption.noteFinished(medium.place.inWords) }
      return FilmSummary.Medium(
        path: medium.place.inWords, frames: frames, width: extent.width, height: extent.height,
        bytes: bytes, givenUp: medium.givenUp)
    }
    return FilmSummary(
      scene: scene.name, duration: Double(count) * timing.frameDuration, media: written,
      shard: shard?.text,
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
      let places = count..<(count + frames.count)
      // Every frame may be the one that is held.
      if hold > 0 || places.contains(where: production.isTaken) { last = run.stage.snapshot() }
      count += frames.count
      for place in places { try await add(last, place, to: production) }
      bar.show(run.stage.time.seconds / scene.limit, frames: count)
    }
    guard count > 0 else {
      throw CommandError.nothingBetween(
        scene: scene.name, from: timing.from, to: timing.to, end: run.stage.time.seconds)
    }
    let held = Int((hold / timing.frameDuration).rounded())
    for place in count..<(count + held) { try await add(last, place, to: production) }
    return count + held
  }

  /// Hands a frame on, or leaves it to the run whose share it is in.
  private func add(
    _ list: DisplayList?, _ index: Int, to production: FilmProduction
  ) async throws(FilmError) {
    if let list, production.isTaken(index) {
      try await production.append(list)
    } else {
      try await production.skip()
    }
  }
}
