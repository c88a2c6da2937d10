/// How a GIF plays.
package struct GIFSettings: Hashable, Sendable {
  /// The highest rate at which browsers do not slow a GIF down: a frame has two hundredths of a
  /// second.
  ///
  /// *Units*: frames a second.
  package static let highestRate = 50.0

  /// The frame rate, up to `highestRate`.
  ///
  /// *Units*: frames a second.
  package var framesPerSecond: Double
  /// How often it plays; `nil` is for ever.
  package var plays: Int?
  /// How much longer the last frame stands.
  ///
  /// *Units*: seconds.
  package var hold: Double
  /// The background of the film.
  package var ground: Ground
  /// How many colours the film may have; 2...256.
  package var mostColors: Int
  /// Whether fewer texts are tried for each picture, which takes less time.
  package var isQuick: Bool

  /// Makes settings, which are checked when a film begins: 30 frames a second, for ever, over
  /// white, unless said otherwise.
  package init(
    framesPerSecond: Double = 30, plays: Int? = nil, hold: Double = 0, ground: Ground = .white,
    mostColors: Int = 256, isQuick: Bool = false
  ) {
    self.framesPerSecond = framesPerSecond
    self.plays = plays
    self.hold = hold
    self.ground = ground
    self.mostColors = mostColors
    self.isQuick = isQuick
  }

  /// What happens to pixels that are not opaque.
  var translucency: Translucency { ground.translucency(in: .halved) }

  /// Returns when a frame appears.
  ///
  /// The rounding of each frame is carried to the next, so that a film is as long as it should be.
  ///
  /// *Units*: hundredths of a second.
  func start(ofFrame index: Int) -> Int {
    Int((100 * Double(index) / framesPerSecond).rounded())
  }

  /// Checks that a GIF can have these settings.
  ///
  /// - Throws: `FilmFileError.settings`.
  func check() throws(FilmFileError) {
    guard framesPerSecond > 0, framesPerSecond <= Self.highestRate else {
      throw .settings(
        "a GIF cannot show \(framesPerSecond) frames a second, since browsers slow it down; "
          + "give a rate above 0 and up to \(Int(Self.highestRate))")
    }
    guard (2...256).contains(mostColors) else {
      throw .settings("a GIF cannot have \(mostColors) colours; give 2 to 256")
    }
    guard plays.map({ (1...65_536).contains($0) }) ?? true else {
      throw .settings("a GIF cannot play \(plays ?? 0) times; give 1 to 65536, or 0 for ever")
    }
    guard (0...86_400).contains(hold) else {
      throw .settings("a GIF cannot hold its last frame for \(hold) s; give 0 to 86400")
    }
  }
}
