/// Is told how the making of a film proceeds.
@MainActor
package protocol RenderListener {
  /// Tells the listener that a film begins.
  func begins(_ title: String)

  /// Whether the listener wants to be told now how far the film is.
  var wantsProgress: Bool { get }

  /// Tells the listener how far the film is.
  func reaches(_ progress: FilmProgress)

  /// Whether the listener wants to be told why the film takes long.
  var wantsReasons: Bool { get }

  /// Tells the listener why the film takes long.
  func takesLong(_ slowness: Slowness)

  /// Tells the listener that the scene was played to the end of the film.
  func ends()

  /// Tells the listener that a medium stands in its place.
  func finishes(_ place: String)

  /// Tells the listener a detail that only a user who asks for details wants to read.
  func notes(_ sentence: String)
}

/// Ignores everything it is told.
package struct NobodyListens: RenderListener {
  /// False, so that nothing is measured for it.
  package var wantsProgress: Bool { false }
  package var wantsReasons: Bool { false }

  /// Makes a listener for films that nobody follows.
  package init() {}

  /// Does nothing when a film begins.
  package func begins(_ title: String) {}
  /// Does nothing; not called, since `wantsProgress` is false.
  package func reaches(_ progress: FilmProgress) {}
  /// Does nothing; not called, since `wantsReasons` is false.
  package func takesLong(_ slowness: Slowness) {}
  /// Does nothing when a scene was played.
  package func ends() {}
  /// Does nothing when a medium is in its place.
  package func finishes(_ place: String) {}
  /// Drops the detail.
  package func notes(_ sentence: String) {}
}

/// How far a film is.
package struct FilmProgress: Hashable, Sendable {
  /// How much of the film is played, and how long it may be at most.
  ///
  /// *Units*: seconds.
  package let seconds: Double
  /// How long it may be at most; it ends sooner where the scene comes to rest.
  package let longest: Double
  /// How many frames are made.
  package let frames: Int
  /// How many bytes they take so far; `nil` when that is known only at the end.
  package let bytes: Int?

  /// Makes the progress of a film, of which `seconds` out of `longest` are played.
  package init(seconds: Double, longest: Double, frames: Int, bytes: Int?) {
    (self.seconds, self.longest, self.frames, self.bytes) = (seconds, longest, frames, bytes)
  }
}
