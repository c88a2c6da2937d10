import Drawing
import Files
import Foundation
import Geometry
import Rasterizer
import Staging

/// Makes the film of one scene, and tells how long that took.
@MainActor
package struct FilmRenderer {
  let scene: Scene
  let timing: FilmTiming
  let ends: FilmEnds
  let jobs: Int
  let showsPhysics: Bool
  /// A parameter of the motion that has another value; `nil` for the scene as it is.
  let variation: MotionVariation?
  /// Which frames of folders are made; `nil` for all.
  let shard: Shard?
  /// Whether films that are up to date are made again.
  let isForced: Bool
  let listener: any RenderListener
  /// Measures the passes; `nil` for none.
  let clock: FilmClock?

  /// Prepares to film a scene; plays nothing before `render`.
  package init(
    scene: Scene, timing: FilmTiming, ends: FilmEnds = FilmEnds(), jobs: Int, showsPhysics: Bool,
    variation: MotionVariation? = nil, shard: Shard?,
    isForced: Bool, listener: any RenderListener, clock: FilmClock? = nil
  ) {
    (self.scene, self.timing, self.ends) = (scene, timing, ends)
    (self.jobs, self.showsPhysics, self.shard) = (jobs, showsPhysics, shard)
    self.variation = variation
    (self.isForced, self.listener, self.clock) = (isForced, listener, clock)
  }

  /// Plays the scene and writes the media that are not up to date; none if anything fails.
  ///
  /// - Parameters:
  ///   - media: the files and folders that are wanted.
  ///   - isTrial: whether the media are made only to see how large they become.
  /// - Returns: what was made, and how long it took.
  /// - Throws: `StagingError`, `FilmError`, `FilmFileError` or `RasterizerError`.
  package func render(_ media: [FilmMedium], isTrial: Bool = false) async throws -> FilmSummary {
    let start = ContinuousClock.now
    let cache = cache
    let known = media.map { isForced || isTrial ? nil : cache.manifest(of: $0) }
    let missing = zip(media, known).filter { $1 == nil }.map(\.0)
    var film = MadeFilm(count: 0, media: [], ending: nil)
    if !missing.isEmpty { film = try await make(missing, isTrial ? nil : cache) }
    var made = film.media[...]
    let written = zip(media, known).compactMap { medium, manifest in
      if manifest != nil {
        listener.finishes(medium.place.inWords)
        medium.place.path.map(DraftFolder.removeAbandoned(around:))
      }
      return manifest?.summary(of: medium) ?? made.popFirst()
    }
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    var summary = FilmSummary(
      scene: scene.name,
      duration: duration(of: film.count) ?? known.compactMap(\.?.duration).max() ?? 0,
      media: written, shard: shard?.text, ending: film.ending, elapsed: elapsed,
      framesPerSecond: film.count > 0 && elapsed > 0 ? Double(film.count) / elapsed : nil)
    summary.isBlank = film.isBlank ? true : nil
    return summary
  }

  /// Returns the first of several media, all for one place, that is up to date; `nil` for none.
  func standing(among media: some Sequence<FilmMedium>) -> FilmMedium? {
    let cache = cache
    return isForced ? nil : media.first { cache.manifest(of: $0) != nil }
  }

  private var cache: FilmCache {
    FilmCache(
      of: scene, timing, ends, showsPhysics: showsPhysics, variation: variation, shard: shard)
  }

  /// Makes media, whatever stands in their places.
  ///
  /// - Parameters:
  ///   - media: the files and folders.
  ///   - cache: writes their manifests; `nil` when the media are thrown away.
  /// - Returns: what became of each.
  /// - Throws: what rendering throws.
  private func make(_ media: [FilmMedium], _ cache: FilmCache?) async throws -> MadeFilm {
    let run = try FilmRun(
      scene, timing, showsPhysics: showsPhysics, tuning: variation?.tuning)
    let extents = try media.map {
      try Rasterizer(size: size(of: media), scale: $0.scale).pixelSize
    }
    let scratch = media.contains { $0.place.path == nil } ? try DraftFolder.temporary() : nil
    defer { scratch?.cancel() }
    let overlays = media.map(\.drawnOverlay).reduce(into: [FilmOverlay]()) { found, overlay in
      if !found.contains(overlay) { found.append(overlay) }
    }
    let production = try FilmMedium.production(
      of: media, overlays: overlays, size: size(of: media),
      share: shard?.frames(of: scene.name), jobs: jobs, replacesForeign: isForced,
      scratch: scratch, clock: clock)
    // Computed while the film is being made, since it is needed at the end.
    if cache != nil { Task.detached(priority: .background) { _ = FilmMaker.ofThisProcess } }
    let count: Int
    let ending: String?
    let isBlank: Bool
    do {
      (count, ending, isBlank) = try await shoot(
        run, overlays, into: production, at: media[0].scale)
    } catch {
      await production.cancel()
      throw error
    }
    let contents = await production.measures.map(\.content)
    let written = try zip(zip(media, extents), contents).map { medium, content in
      let (medium, extent) = medium
      let length = (count + medium.stride - 1) / medium.stride
      let summary = FilmSummary.Medium(
        path: medium.place.inWords, frames: content?.frames ?? length, width: extent.width,
        height: extent.height, bytes: try content?.bytes ?? medium.deliver(from: scratch),
        givenUp: medium.givenUp, isUnchanged: false)
      guard let cache else { return summary }
      listener.finishes(medium.place.inWords)
      do {
        try cache.remember(
          medium, summary, content: content, length: length, duration: duration(of: count) ?? 0)
      } catch {
        listener.notes("What made it could not be written down: \(error)")
      }
      return summary
    }
    return MadeFilm(count: count, media: written, ending: ending, isBlank: isBlank)
  }

  /// Returns how large the pictures are, in points; all media show the same part of the screen.
  private func size(of media: [FilmMedium]) -> CGSize {
    media.first?.overlay.size(on: scene.screen.size) ?? scene.screen.size
  }

  /// Returns how long so many frames play; `nil` for none.
  private func duration(of count: Int) -> Double? {
    count > 0 ? Double(count) * timing.frameDuration : nil
  }

  /// Hands every frame to the production, and waits for all of them.
  ///
  /// - Parameters:
  ///   - run: plays the scene.
  ///   - overlays: what is drawn over the pictures.
  ///   - production: makes the pictures.
  ///   - scale: the scale of the pictures, in pixels a point.
  /// - Returns: how many frames there are, a sentence on how the scene ended, and whether they show one colour
  ///   throughout.
  /// - Throws: what playing, drawing and writing throw.
  private func shoot(
    _ run: FilmRun, _ overlays: [FilmOverlay], into production: FilmProduction, at scale: Double
  ) async throws -> (count: Int, ending: String?, isBlank: Bool) {
    listener.begins(scene.name)
    defer { listener.ends() }
    var shooting = FilmShooting(
      into: production, of: scene, overlays, ends: ends, frameDuration: timing.frameDuration)
    var last: DisplayList?
    var standstill = Standstill(on: scene.screen.bounds)
    var choice: StillChoice?
    if let overlay = overlays.first, shard == nil, timing.wholeFrom == nil {
      choice = try StillChoice(size: overlay.size(on: scene.screen.size), background: .white)
    }
    var watch = SlownessWatch()
    let longest = min(scene.limit, timing.to) - timing.from
    try await run.play(timedBy: clock, looking: { shooting.look(at: run.stage) }) { frames in
      var moment: FilmMoment?
      shooting.look(at: run.stage)
      if shooting.wants(frames.count) {
        moment = clock.time(.snapshot) { FilmMoment(of: run.stage) }
        standstill.see(moment?.picture, at: run.stage.time.seconds)
        last = moment?.picture
      }
      try await shooting.take(frames.count, of: moment)
      if moment != nil, let picture = shooting.picture, choice?.isBlank == true {
        try choice?.see(picture, frame: 0, at: run.stage.time.seconds)
      }
      if listener.wantsProgress {
        let sizes = await production.measures.compactMap(\.bytes)
        await listener.reaches(
          FilmProgress(
            seconds: run.stage.time.seconds - timing.from,
            longest: longest,
            frames: production.finishedCount, bytes: sizes.isEmpty ? nil : sizes.reduce(0, +)))
      }
      guard let clock, listener.wantsReasons else { return }
      let slowness = try watch.slowness(
        at: run.stage.time.seconds - timing.from, of: longest, clock, picture: last
      ) { () throws(RasterizerError) in
        try DrawingCosts(size: scene.screen.size, scale: scale)
      }
      if let slowness { listener.takesLong(slowness) }
    }
    guard shooting.count > 0 else {
      throw FilmError.nothingBetween(
        scene: scene.name, from: timing.from, to: timing.to, end: run.end)
    }
    try await shooting.finish(scene, isPart: timing.wholeFrom != nil)
    if choice?.isBlank == true {
      return (shooting.count, StillChoice.blankness(of: run.stage), true)
    }
    let isWhole = timing.from == 0 && shard == nil
    let ending = run.stage.ending(
      stoodStill: isWhole && standstill.lasts,
      lastChange: isWhole ? standstill.lastChange : nil)
    return (shooting.count, ending?.description, false)
  }
}

/// The result of making a film.
private struct MadeFilm {
  /// How many frames the whole film has.
  let count: Int
  /// The summary of each medium.
  let media: [FilmSummary.Medium]
  /// How the scene ended, when it did not come to rest.
  let ending: String?
  /// Whether it shows one colour throughout.
  var isBlank = false
}

/// Finds out whether all pictures of a film are equal, and when the last one came that differs.
private struct Standstill {
  private var before: DisplayList?
  private(set) var lasts = true
  /// *Units*: seconds.
  private(set) var lastChange: TimeInterval = 0

  /// What is seen of a picture.
  private let screen: CGRect

  init(on screen: CGRect) { self.screen = screen }

  /// Compares the next picture with the one before.
  mutating func see(_ picture: DisplayList?, at time: TimeInterval) {
    defer { before = picture }
    guard let before, let picture, !picture.looksLike(before, within: screen) else { return }
    lasts = false
    lastChange = time
  }
}
