import FilmFiles
import Filming
import Staging
import Streams

extension RenderCommand {
  /// Files that are made of a scene by playing it in the same way.
  struct Take {
    /// The scene in the appearance that is shown.
    let scene: Scene
    /// *Shape*: either of both is empty.
    var films: [FilmMedium] = []
    var motions: [MotionMedium] = []
    /// The appearances in each file of motion.
    var appearances: [Scene.Appearance] = []

    /// Whether both appearances in one file are played apart.
    var isLong: Bool { !motions.isEmpty && appearances.count > 1 }

    /// Whether the film goes to the standard output.
    var isOnOutput: Bool { films.contains { $0.place.path == nil } }
  }

  /// Returns what is made of a scene: films of pixels in each appearance that is asked for, then motion.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - places: where its files go.
  /// - Returns: the takes, in the order of the places.
  /// - Throws: `ValidationError` when two files would be written to one place.
  func takes(of scene: Scene, at places: [OutputPlace<RenderFormat>]) throws -> [Take] {
    var takes: [Take] = []
    for place in places {
      let place = place.replacing("scene", with: scene.name)
      switch place.format {
      case .film(let format):
        for take in try appearance.takes(
          of: scene, at: OutputPlace(path: place.path, format: format))
        {
          let medium = medium(of: scene, at: take.place)
          let known = takes.firstIndex {
            !$0.films.isEmpty && [$0.scene.appearance] == take.appearances
          }
          if let known {
            takes[known].films.append(medium)
          } else {
            takes.append(Take(scene: scene.appearing(take.appearances[0]), films: [medium]))
          }
        }
      case .motion(let format):
        for take in try appearance.takes(of: scene, at: place, holdsBoth: format.holdsAppearances) {
          guard let medium = medium(of: scene, format, at: take.place) else { continue }
          takes.append(
            Take(
              scene: scene.appearing(take.appearances[0]), motions: [medium],
              appearances: take.appearances))
        }
      }
    }
    return takes
  }

  /// Makes the files of a take, or a part of the way to them.
  ///
  /// - Parameters:
  ///   - take: what is made.
  ///   - shard: which frames of folders are made; `nil` for all.
  ///   - turns: brings what the processes before this one have found, and takes what the next one needs.
  ///   - interruption: told of what is finished.
  /// - Returns: what was made; `nil` where the next process goes on.
  /// - Throws: what rendering throws.
  @MainActor
  func make(
    _ take: Take, shard: Shard?, _ turns: inout Turns<FilmSummary>, _ interruption: Interruption
  ) async throws -> FilmSummary? {
    let teller = RenderTeller(console, interruption)
    guard take.motions.isEmpty else {
      var renderer = MotionRenderer(
        scene: take.scene, timing: timing, ends: ends, showsPhysics: physics.xray,
        variation: varied?.variation, appearances: take.appearances, listener: teller)
      renderer.poster = poster
      if turns.isAlone, take.isLong {
        // The second one must not find what the first has left.
        renderer.fingerprintAlone = try turns.found(UInt64.self).first
        guard renderer.fingerprintAlone != nil else {
          try turns.goOn(with: await renderer.fingerprintOfLast(for: take.motions[0]))
          return nil
        }
      }
      return try await renderer.render(take.motions)
    }
    let renderer = FilmRenderer(
      scene: take.scene, timing: timing, ends: ends, jobs: jobs.jobs,
      showsPhysics: physics.xray, variation: varied?.variation, shard: shard, isForced: force,
      listener: teller,
      clock: .started())
    guard let limit = pictures.maxSize else { return try await renderer.render(take.films) }
    var search = SizeSearch(
      renderer: renderer, limit: limit, known: try turns.found([[Int]].self).last ?? [],
      playsOnce: turns.isAlone)
    switch try await search.outcome(for: take.films) {
    case .found(let films): return try await renderer.render(films)
    case .playAgain(let known):
      try turns.goOn(with: known)
      return nil
    }
  }

  private func medium(
    of scene: Scene, _ format: MotionFormat, at place: OutputPlace<RenderFormat>
  ) -> MotionMedium? {
    guard let path = place.path else { return nil }
    return MotionMedium(
      path: path, format: format, scale: scale.scale ?? 1,
      plays: play.loop == 0 ? nil : play.loop, ground: pictures.background,
      overlay: overlay.overlay(
        of: scene, on: screen, isXray: physics.xray, isFilm: true, ground: pictures.background))
  }

  private func medium(of scene: Scene, at place: OutputPlace<FilmFormat>) -> FilmMedium {
    let rate = film.timing.rate
    let traits = place.format.traits
    // Every frame of a slow film; otherwise the highest rate that is not above the usual one.
    let isSlow = film.fps != nil && rate <= traits.highestRate ?? .max
    let stride = traits.usualRate.map { isSlow ? 1 : (rate + $0 - 1) / $0 } ?? 1
    let ground = pictures.background
    let overlay = overlay.overlay(
      of: scene, on: screen, isXray: physics.xray, isFilm: place.format.isOneFile, ground: ground)
    var settings = FilmSettings(
      frame: FrameDuration(ticks: film.timing.every * stride, rate: rate),
      plays: play.loop == 0 ? nil : play.loop,  // What is outside of a border's corners is clear.
      ground: overlay.hasClearCorners ? .clear : ground, quality: pictures.quality,
      compression: png.compression)
    settings.isPassing = passing
    return FilmMedium(
      place: place, scale: scale.scale ?? traits.usualScale ?? Double(scene.screen.scale),
      stride: stride, settings: settings, overlay: overlay)
  }
}
