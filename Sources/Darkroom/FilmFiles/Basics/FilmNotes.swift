/// What is known of a film beside its pictures, for formats that can hold it.
///
/// *Units*: frames of the film, and points of the screen.
package struct FilmNotes: Hashable, Sendable {
  /// A sentence that stands while some frames are shown, and the chapter that begins with it.
  package struct Caption: Hashable, Sendable {
    /// The words as they are shown.
    package let text: String
    /// *Shape*: at least one frame.
    package var frames: Range<Int>

    /// Makes a caption that stands in at least one frame.
    package init(_ text: String, frames: Range<Int>) { (self.text, self.frames) = (text, frames) }
  }

  /// A place on the screen.
  package struct Place: Hashable, Sendable {
    /// Points from the left edge; of a `Pull`, the part to the right in units of gravity.
    package let x: Double
    /// Points from the upper edge; of a `Pull`, the part downwards in units of gravity.
    package let y: Double

    /// Makes a place of its distances from the left and the upper edge.
    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// A finger on the screen.
  package struct Touch: Hashable, Sendable {
    /// The frame in which it touches.
    package var first: Int
    /// Where it is, frame by frame.
    ///
    /// *Shape*: at least one.
    package var places: [Place]

    /// Makes a touch that begins in a frame and is at one place a frame from there on.
    package init(first: Int, places: [Place]) { (self.first, self.places) = (first, places) }
  }

  /// How gravity pulls on a tilted screen from a frame on.
  package struct Pull: Hashable, Sendable {
    /// The frame from which on gravity pulls so, until the next pull.
    package var first: Int
    /// The direction and the strength, in units of gravity; `y` grows downwards.
    package let place: Place

    /// Makes a pull that begins with a frame.
    package init(first: Int, _ place: Place) { (self.first, self.place) = (first, place) }
  }

  /// The name of the scene, and what it shows.
  package var title = ""
  package var sentence = ""
  /// The scale of the pictures.
  ///
  /// *Units*: pixels a point.
  package var scale = 1.0
  /// The captions, in order.
  package var captions: [Caption] = []
  /// What is typed, as it is shown, in order.
  package var keys: [Caption] = []
  /// The touches, in the order in which they begin.
  package var touches: [Touch] = []
  /// How the screen is tilted, in order; empty when it is not.
  package var pulls: [Pull] = []

  /// Makes notes that know nothing, on pictures of one pixel a point.
  package init() {}

  /// Returns the notes on a film that shows the first of every `stride` frames.
  package func every(_ stride: Int) -> FilmNotes {
    guard stride > 1 else { return self }
    func place(_ frame: Int) -> Int { (frame + stride - 1) / stride }
    func fewer(_ captions: [Caption]) -> [Caption] {
      captions.compactMap { caption in
        let frames = place(caption.frames.lowerBound)..<place(caption.frames.upperBound)
        return frames.isEmpty ? nil : Caption(caption.text, frames: frames)
      }
    }
    var notes = self
    notes.captions = fewer(captions)
    notes.keys = fewer(keys)
    notes.touches = touches.compactMap { touch in
      let first = place(touch.first)
      let places = Swift.stride(
        from: first * stride - touch.first, to: touch.places.count, by: stride
      ).map { touch.places[$0] }
      return places.isEmpty ? nil : Touch(first: first, places: places)
    }
    notes.pulls = pulls.map { Pull(first: place($0.first), $0.place) }
    return notes
  }
}
