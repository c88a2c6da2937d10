/// How an animated WebP plays and how it is compressed.
package struct WebPSettings: Hashable, Sendable {
  /// How long a frame stands.
  package var frame: FrameDuration
  /// How often it plays; `nil` is for ever.
  package var plays: Int?
  /// 0...100, where 100 is the best; `nil` is lossless.
  package var quality: Int?
  /// The background of the film.
  package var ground: Ground
  /// Whether drawings are cut into copies of what is near only, which takes less time.
  package var isQuick: Bool

  /// Makes settings, which are checked when a film begins: 60 frames a second, for ever, lossless,
  /// over white, unless said otherwise.
  package init(
    frame: FrameDuration = FrameDuration(ticks: 1, rate: 60), plays: Int? = nil,
    quality: Int? = nil, ground: Ground = .white, isQuick: Bool = false
  ) {
    self.frame = frame
    self.plays = plays
    self.quality = quality
    self.ground = ground
    self.isQuick = isQuick
  }

  /// What happens to pixels that are not opaque.
  var translucency: Translucency { ground.translucency(in: .full) }

  /// Checks that a WebP can have these settings.
  ///
  /// - Throws: `FilmFileError.settings`.
  func check() throws(FilmFileError) {
    guard quality.map({ (0...100).contains($0) }) ?? true else {
      throw .settings("a WebP cannot have a quality of \(quality ?? 0); give 0 to 100")
    }
    guard plays.map({ (1...65_535).contains($0) }) ?? true else {
      throw .settings("a WebP cannot play \(plays ?? 0) times; give 1 to 65535, or 0 for ever")
    }
  }
}
