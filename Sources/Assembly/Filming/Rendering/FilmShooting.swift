import Drawing
import Staging

/// Hands the frames of a film to a production: those of the scene, and what its ends add.
@MainActor
struct FilmShooting {
  /// A frame in all of its versions, and what is written down of it.
  private struct Shot {
    let versions: [DisplayList]
    let hands: HandMarks
    let caption: String?
  }

  private let overlays: [FilmOverlay]
  private let ends: FilmEnds
  private let more: (lead: Int, hold: Int)
  private let production: FilmProduction
  private var feed: FrameFeed
  private var artist: OverlayArtist
  private var notes = NoteTaker()
  private var last: Shot?
  /// The frames so far, when the film goes back over them.
  private var taken: [Shot] = []

  /// Begins a film.
  ///
  /// - Parameters:
  ///   - production: takes the frames.
  ///   - scene: the scene that is filmed.
  ///   - overlays: what may lie over pictures; the versions of a frame have their order.
  ///   - ends: how the film begins and ends.
  ///   - duration: how long a frame stands, in seconds.
  init(
    into production: FilmProduction, of scene: Scene, _ overlays: [FilmOverlay], ends: FilmEnds,
    frameDuration duration: Double
  ) {
    self.production = production
    (self.overlays, self.ends) = (overlays, ends)
    more = ends.frames(lasting: duration)
    feed = FrameFeed(into: production)
    artist = OverlayArtist(screen: scene.screen.size)
  }

  /// How many frames the film has so far.
  var count: Int { feed.count }

  /// The picture that was taken last; `nil` before the first one.
  var picture: DisplayList? { last?.versions.first }

  /// Returns true when somebody wants to see the next frames.
  ///
  /// - Parameter frames: how many frames show the picture.
  /// - Returns: false when the picture need not be read.
  func wants(_ frames: Int) -> Bool {
    // Any frame may turn out to be the last one, which is held.
    more.hold > 0 || ends.bounces
      || (count..<count + frames + (count == 0 ? more.lead : 0)).contains(
        where: production.isTaken)
  }

  /// Looks at the next moment of the scene, whether or not anybody wants to see it.
  mutating func look(at stage: Stage) { artist.look(at: stage, for: overlays.first) }

  /// Takes the next frames, which all show one moment.
  ///
  /// - Parameters:
  ///   - frames: how many.
  ///   - moment: what they show; `nil` when nobody wants to see it.
  /// - Throws: what drawing or the production throws.
  mutating func take(_ frames: Int, of moment: FilmMoment?) async throws(FilmError) {
    if let moment {
      var versions: [DisplayList] = []
      for overlay in overlays { versions.append(try artist.dress(moment, in: overlay)) }
      last = Shot(versions: versions, hands: moment.hands, caption: moment.caption)
    }
    try await repeatLast(count == 0 ? frames + more.lead : frames)
  }

  /// Adds what comes after the scene, and waits for all frames.
  ///
  /// - Parameters:
  ///   - scene: the scene, for the notes on the film.
  ///   - isPart: whether it is a part of a longer film, in which a view may come later.
  /// - Throws: what stopped the film; nothing unfinished is left then.
  mutating func finish(_ scene: Scene, isPart: Bool = false) async throws(FilmError) {
    if !isPart { try artist.check(overlays.first, in: scene) }
    // The last frame stands, and the first one comes when the film begins anew.
    let wayBack = taken.dropFirst(more.lead + 1).dropLast().reversed()
    try await repeatLast(more.hold)
    if ends.bounces {
      for shot in Array(wayBack) {
        last = shot
        try await add()
      }
    }
    await production.note(notes.notes(on: scene))
    try await feed.finish()
  }

  private mutating func repeatLast(_ frames: Int) async throws(FilmError) {
    for _ in 0..<frames { try await add() }
  }

  private mutating func add() async throws(FilmError) {
    if let last {
      notes.see(last.hands, caption: last.caption)
      if ends.bounces { taken.append(last) }
    }
    try await feed.append(versions: production.isTaken(count) ? last?.versions : nil)
  }
}
