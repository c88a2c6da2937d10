import Drawing
import FilmFiles
import Files
import Fingerprints
import Foundation
import Motion
import Pixels
import Staging

/// Writes how a scene moves.
@MainActor
package struct MotionRenderer {
  let scene: Scene
  let timing: FilmTiming
  let ends: FilmEnds
  let showsPhysics: Bool
  /// A parameter of the motion that has another value; `nil` for the scene as it is.
  let variation: MotionVariation?
  /// In which appearances the scene is shown; the first is the one that readers see who prefer none.
  ///
  /// *Shape*: one or two.
  let appearances: [Scene.Appearance]
  let listener: any RenderListener
  /// The pictures of the last appearance as a process finds them that shows no other; `nil` where that
  /// is not known.
  package var fingerprintAlone: UInt64?
  /// The moment that readers see who prefer no motion; `nil` for the one in which most is seen.
  ///
  /// *Units*: seconds since the start of the scene.
  package var poster: Double?

  /// Prepares to write how a scene moves in one appearance or in two; plays nothing yet.
  package init(
    scene: Scene, timing: FilmTiming, ends: FilmEnds, showsPhysics: Bool,
    variation: MotionVariation? = nil, appearances: [Scene.Appearance], listener: any RenderListener
  ) {
    (self.scene, self.timing, self.ends) = (scene, timing, ends)
    (self.showsPhysics, self.appearances, self.listener) = (showsPhysics, appearances, listener)
    self.variation = variation
  }

  /// Plays the scene and writes all media.
  ///
  /// - Parameter media: the files that are wanted.
  /// - Returns: what was made.
  /// - Throws: `StagingError`, `FilmError` or `FileError`.
  package func render(_ media: [MotionMedium]) async throws -> FilmSummary {
    let start = ContinuousClock.now
    listener.begins(scene.name)
    defer { listener.ends() }
    var (frames, ending, isBlank) = (0, String?.none, false)
    var summaries: [FilmSummary.Medium] = []
    for medium in media {
      let film = try await film(for: medium)
      (frames, ending, isBlank) = (film.frames, film.ending, film.isBlank)
      let bytes = Array(film.text.utf8)
      try WholeFile.write(bytes, to: medium.path)
      listener.finishes(medium.path)
      let size = medium.overlay.size(on: scene.screen.size)
      summaries.append(
        FilmSummary.Medium(
          path: medium.path, frames: film.frames,
          width: Int((size.width * medium.scale).rounded(.up)),
          height: Int((size.height * medium.scale).rounded(.up)),
          bytes: bytes.count, givenUp: nil, isUnchanged: false))
    }
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    var summary = FilmSummary(
      scene: scene.name, duration: Double(frames) * timing.frameDuration, media: summaries,
      shard: nil, ending: ending, elapsed: elapsed,
      framesPerSecond: elapsed > 0 ? Double(frames * media.count) / elapsed : 0)
    summary.isBlank = isBlank ? true : nil
    return summary
  }

  /// Plays the scene in its last appearance alone.
  ///
  /// - Parameter medium: the file that is wanted.
  /// - Returns: a fingerprint of the pictures.
  /// - Throws: `StagingError` or `FilmError`.
  package func fingerprintOfLast(for medium: MotionMedium) async throws -> UInt64 {
    var reader = reader(of: medium, refusing: [])
    var fingerprint = Fingerprint()
    let run = try FilmRun(
      scene.appearing(appearances[appearances.count - 1]), timing, showsPhysics: showsPhysics,
      tuning: variation?.tuning)
    _ = try await pictures(of: run, for: medium, &reader, &fingerprint)
    return fingerprint.value
  }

  private func film(for medium: MotionMedium) async throws -> MadeMotion {
    switch medium.format {
    case .svg:
      let (timeline, still, ending) = try await timeline(for: medium)
      let settings = AnimatedSVG.Settings(
        title: scene.name, sentence: scene.sentence,
        duration: Double(timeline.frames) * timing.frameDuration, plays: medium.plays,
        ground: ground(of: medium), scale: medium.scale, still: still.frame)
      let text = try naming(medium) { () throws(MotionError) in
        try AnimatedSVG(timeline, settings, png: png(of:)).text
      }
      return MadeMotion(
        text: text, frames: timeline.frames, ending: ending, isBlank: still.isBlank)
    case .json:
      let (timeline, still, ending) = try await timeline(
        for: medium, refusing: MotionLimit.ofLottie)
      let film = LottieFilm(
        timeline, title: scene.name, framesPerSecond: 1 / timing.frameDuration,
        ground: ground(of: medium))
      return MadeMotion(
        text: try film.text, frames: timeline.frames, ending: ending, isBlank: still.isBlank)
    case .css, .swift:
      let (motions, ending) = try await motions(for: medium)
      let text = try naming(medium) { () throws(MotionError) in
        medium.format == .css ? motions.css : try motions.swift
      }
      return MadeMotion(text: text, frames: motions.frames, ending: ending)
    }
  }

  /// Returns what is behind everything; nothing is outside of a border's corners.
  private func ground(of medium: MotionMedium) -> Color? {
    medium.overlay.hasClearCorners ? nil : medium.ground.color
  }

  /// Names the file in the errors of what makes it.
  private func naming<Result>(
    _ medium: MotionMedium, _ body: () throws(MotionError) -> Result
  ) throws(FilmError) -> Result {
    do throws(MotionError) {
      return try body()
    } catch {
      throw .motion(place: medium.path, reason: "\(error)")
    }
  }

  // MARK: Views

  private func motions(for medium: MotionMedium) async throws -> (ViewMotions, ending: String?) {
    let run = try FilmRun(
      scene.appearing(appearances[0]), timing, tuning: variation?.tuning)
    var film = Reel<[NamedPlace]>()
    try await run.play { frames in
      let places = run.stage.placements
      try naming(medium) { () throws(MotionError) in
        var names: Set<String> = []
        for place in places {
          guard names.insert(place.name).inserted else { throw .twice(view: place.name) }
          guard !place.isTurnedInSpace else { throw .turnedInSpace(view: place.name) }
        }
      }
      film.append(
        places.map {
          NamedPlace(name: $0.name, pose: Pose($0.map), size: $0.size, alpha: $0.alpha)
        }, frames: frames.count)
    }
    try checkFrames(film.count, of: run)
    let motions = ViewMotions(
      scene: scene.name, film: extended(film), frameDuration: timing.frameDuration,
      plays: medium.plays)
    guard !motions.motions.isEmpty else {
      throw FilmError.motion(place: medium.path, reason: "\(MotionError.noNames)")
    }
    return (motions, run.stage.ending(stoodStill: false)?.description)
  }

  private func checkFrames(_ count: Int, of run: FilmRun) throws(FilmError) {
    guard count == 0 else { return }
    throw .nothingBetween(scene: scene.name, from: timing.from, to: timing.to, end: run.end)
  }

  private func extended<Picture>(_ film: Reel<Picture>) -> Reel<Picture> {
    let more = ends.frames(lasting: timing.frameDuration)
    return film.extended(lead: more.lead, hold: more.hold, bounces: ends.bounces)
  }

  // MARK: Pictures

  private func timeline(
    for medium: MotionMedium, refusing limits: Set<MotionLimit> = []
  ) async throws -> (Timeline, still: Still, ending: String?) {
    var reader = reader(of: medium, refusing: limits)
    var films: [MotionPictures] = []
    var ending: String?
    var still = Still(frame: 0, isBlank: false)
    for appearance in appearances {
      var fingerprint = Fingerprint()
      let run = try FilmRun(
        scene.appearing(appearance), timing, showsPhysics: showsPhysics,
        tuning: variation?.tuning)
      let (film, choice) = try await pictures(of: run, for: medium, &reader, &fingerprint)
      if films.isEmpty { still = choice }
      films.append(film)
      ending =
        still.isBlank
        ? StillChoice.blankness(of: run.stage)
        : run.stage.ending(stoodStill: false)?.description
      if films.count == appearances.count, let fingerprintAlone,
        fingerprint.value != fingerprintAlone
      {
        throw FilmError.leavesTraces(scene: scene.name, place: medium.path)
      }
    }
    let timeline = Timeline(
      films[0], dark: films.count > 1 ? films[1] : nil, readBy: reader,
      size: medium.overlay.size(on: scene.screen.size))
    return (timeline, still, ending)
  }

  /// What stands for a film where no motion is wanted.
  private struct Still {
    /// Counted from 0.
    var frame: Int
    /// Whether the film shows one colour throughout.
    var isBlank: Bool
  }

  private func reader(
    of medium: MotionMedium, refusing limits: Set<MotionLimit>
  ) -> ElementReader {
    ElementReader(
      size: medium.overlay.size(on: scene.screen.size), scale: Double(scene.screen.scale),
      refusing: limits)
  }

  private func pictures(
    of run: FilmRun, for medium: MotionMedium, _ reader: inout ElementReader,
    _ fingerprint: inout Fingerprint
  ) async throws -> (MotionPictures, Still) {
    var artist = OverlayArtist(screen: scene.screen.size, isForMotion: true)
    var film = MotionPictures()
    var choice = try StillChoice(
      size: medium.overlay.size(on: scene.screen.size), background: ground(of: medium))
    var posed = 0
    try await run.play { frames in
      artist.look(at: run.stage, for: medium.overlay)
      let picture = try artist.dress(FilmMoment(of: run.stage), in: medium.overlay)
      let seconds = run.stage.time.seconds
      try choice.see(picture, frame: film.count, at: seconds)
      if let poster, seconds <= poster + Self.slack { posed = film.count }
      fingerprint.combine(picture.fingerprint)
      fingerprint.combine(frames.count)
      do throws(MotionError) {
        try film.append(picture, frames: frames.count, by: &reader)
      } catch {
        throw refusal(of: error, on: run.stage, for: medium, reader)
      }
    }
    try checkFrames(film.count, of: run)
    try artist.check(medium.overlay, in: scene)
    let last = run.stage.time.seconds
    if let poster, poster > last + timing.frameDuration {
      throw FilmError.afterTheEnd(scene: scene.name, asked: poster, end: last)
    }
    let frame: Int = try poster == nil ? choice.chosen()?.frame ?? 0 : posed
    // While the first frame stands longer, the film shows what it begins with.
    let lead = frame > 0 ? ends.frames(lasting: timing.frameDuration).lead : 0
    return (extended(film), Still(frame: frame + lead, isBlank: choice.isBlank))
  }

  /// How far a moment that was typed may be off the one that was meant.
  ///
  /// *Units*: seconds.
  private static let slack = 1e-6

  /// Returns the error for a picture that cannot be told, with the view that draws it.
  private func refusal(
    of error: MotionError, on stage: Stage, for medium: MotionMedium, _ reader: ElementReader
  ) -> FilmError {
    guard case .unsayable(let limit) = error else {
      return .motion(place: medium.path, reason: "\(error)")
    }
    let view =
      limit == .projected
      ? stage.viewTurnedInSpace
      : stage.nameOfView { reader.limit(of: $0) == limit }
    return .unsayable(
      place: medium.path, format: medium.format.name, view: view, what: limit.inWords,
      seconds: stage.time.seconds)
  }
}

/// The motion of a scene in a format.
private struct MadeMotion {
  let text: String
  let frames: Int
  /// How the scene ended, when it did not come to rest.
  let ending: String?
  /// Whether it shows one colour throughout.
  var isBlank = false
}

/// Makes a PNG file of an image.
private func png(of bitmap: Bitmap) throws(MotionError) -> [UInt8] {
  let frame = Frame(
    size: PixelSize(width: bitmap.width, height: bitmap.height), pixels: bitmap.pixels)
  do throws(FilmFileError) {
    return try PNGEncoder(.small).bytes(of: frame)
  } catch {
    throw .image("\(error)")
  }
}
