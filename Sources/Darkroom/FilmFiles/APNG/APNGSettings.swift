/// How an APNG plays.
package struct APNGSettings: Hashable, Sendable {
  /// How long a frame stands.
  package var frame: FrameDuration
  /// How often it plays; `nil` is for ever.
  package var plays: Int?
  /// The background of the film.
  package var ground: Ground
  /// Whether drawings are cut into copies of what is near only, which takes less time.
  package var isQuick: Bool

  /// Makes settings: 60 frames a second, for ever, over white, unless said otherwise.
  package init(
    frame: FrameDuration = FrameDuration(ticks: 1, rate: 60), plays: Int? = nil,
    ground: Ground = .white, isQuick: Bool = false
  ) {
    self.frame = frame
    self.plays = plays
    self.ground = ground
    self.isQuick = isQuick
  }

  /// What happens to pixels that are not opaque.
  var translucency: Translucency { ground.translucency(in: .full) }
}
