/// Who is told how films come along.
@MainActor
package protocol RenderListener {
  /// A film is begun.
  func begins(_ title: String)

  /// Whether it is time to tell how far the film is.
  var wantsProgress: Bool { get }

  /// The film is as far as this.
  func reaches(_ progress: FilmProgress)

  /// No more of the film is played.
  func ends()

  /// A medium stands in its place.
  func finishes(_ place: String)

  /// Something that only one who looks closely wants to know.
  func notes(_ sentence: String)
}

/// For films of which nobody is told.
struct NobodyListens: RenderListener {
  var wantsProgress: Bool { false }

  func begins(_ title: String) {}
  func reaches(_ progress: FilmProgress) {}
  func ends() {}
  func finishes(_ place: String) {}
  func notes(_ sentence: String) {}
}

/// How far a film is.
package struct FilmProgress: Hashable, Sendable {
  /// How much of the film is played, and how long it may be at most. *Units*: seconds.
  package let seconds: Double
  package let longest: Double
  /// How many frames are made.
  package let frames: Int
  /// What they take so far; `nil` where nobody knows before the end.
  package let bytes: Int?

  package init(seconds: Double, longest: Double, frames: Int, bytes: Int?) {
    (self.seconds, self.longest, self.frames, self.bytes) = (seconds, longest, frames, bytes)
  }
}
