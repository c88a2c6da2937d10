/// How an APNG plays.
package struct APNGSettings: Hashable, Sendable {
  /// How long a frame stands.
  package var frame: FrameDuration
  /// How often it plays; `nil` is for ever.
  package var plays: Int?
  /// The background of the film.
  package var ground: Ground

  package init(
    frame: FrameDuration = FrameDuration(ticks: 1, rate: 60), plays: Int? = nil,
    ground: Ground = .white
  ) {
    self.frame = frame
    self.plays = plays
    self.ground = ground
  }

  /// What happens to pixels that are not opaque.
  var translucency: Translucency { ground.translucency(in: .full) }
}
