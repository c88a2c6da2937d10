import Foundation
import Markup
import Pixels

/// What the player of a page knows of its film, beside the pictures.
struct HTMLMeta: Codable, Hashable, Sendable {
  /// A text and the frames that show it.
  struct Saying: Codable, Hashable, Sendable {
    let text: String
    let first: Int
    let end: Int

    fileprivate init(_ caption: FilmNotes.Caption) {
      text = caption.text
      (first, end) = (caption.frames.lowerBound, caption.frames.upperBound)
    }
  }

  /// A touch, and where the finger is frame by frame: x and y in turn.
  struct Touch: Codable, Hashable, Sendable {
    let first: Int
    let places: [Double]
  }

  /// Where gravity pulls from a frame on.
  struct Pull: Codable, Hashable, Sendable {
    let first: Int
    let x: Double
    let y: Double
  }

  /// The size of the pictures.
  ///
  /// *Units*: pixels.
  let width: Int
  let height: Int
  let frames: Int
  /// How long a frame stands.
  ///
  /// *Units*: `ticks` of `1 / ticksPerSecond` seconds; `rate` is frames a second.
  let ticks: Int
  let ticksPerSecond: Int
  let rate: Double
  /// How often the film plays; nil for ever.
  let plays: Int?
  /// *Units*: pixels a point.
  let scale: Double
  let captions: [Saying]
  let keys: [Saying]
  let touches: [Touch]
  let pulls: [Pull]

  init(
    size: PixelSize, frames: Int, _ settings: HTMLFilm.Settings, _ notes: FilmNotes
  ) {
    (width, height, self.frames) = (size.width, size.height, frames)
    (ticks, ticksPerSecond) = (settings.frame.ticks, settings.frame.rate)
    (rate, plays, scale) = (settings.frame.framesPerSecond, settings.plays, notes.scale)
    captions = notes.captions.map(Saying.init)
    keys = notes.keys.map(Saying.init)
    func short(_ number: Double) -> Double { (number * 10).rounded() / 10 }
    touches = notes.touches.map { touch in
      Touch(first: touch.first, places: touch.places.flatMap { [short($0.x), short($0.y)] })
    }
    pulls = notes.pulls.map {
      Pull(
        first: $0.first, x: ($0.place.x * 1000).rounded() / 1000,
        y: ($0.place.y * 1000).rounded() / 1000)
    }
  }

  /// The size at which the film is shown.
  ///
  /// *Units*: CSS pixels, which are points.
  var shownWidth: Int { Int((Double(width) / scale).rounded()) }
  var shownHeight: Int { Int((Double(height) / scale).rounded()) }

  /// The data as JSON that can stand in a page.
  var text: String {
    do {
      return try JSONText.line(of: self).replacing("<", with: "\\u003c")
    } catch {
      // Numbers and texts can always be encoded; those that are no numbers never come here.
      preconditionFailure("the notes on a film cannot be written: \(error)")
    }
  }
}
