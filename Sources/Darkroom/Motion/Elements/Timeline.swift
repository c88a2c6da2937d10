import Drawing
import Geometry

/// A film as elements that move: what all formats of motion are written from.
package struct Timeline: Hashable, Sendable {
  /// The elements, those behind others first.
  private(set) var tracks: [Track] = []
  /// The same film in dark, where it differs in more than colours.
  private(set) var dark: [Track]?
  /// The outlines of letters, by their numbers.
  let glyphs: [[PathElement]]
  /// The size of the screen.
  ///
  /// *Units*: points.
  let size: CGSize
  /// How many frames the film has.
  package let frames: Int

  /// Finds what moves.
  ///
  /// - Parameters:
  ///   - film: the pictures, in order.
  ///   - dark: the same film in dark; nil for one that is shown in one appearance.
  ///   - reader: what has read the pictures.
  ///   - size: the size of the screen, in points.
  package init(
    _ film: MotionPictures, dark: MotionPictures?, readBy reader: ElementReader, size: CGSize
  ) {
    (glyphs, self.size) = (reader.glyphs.outlines, size)
    frames = film.count
    let screen = CGRect(origin: .zero, size: size)
    func seen(_ film: MotionPictures) -> [Track] {
      film.tracks.compactMap { $0.seen(in: screen) }
    }
    if let dark {
      if let pairs = film.inDark(as: dark) {
        tracks = seen(pairs)
      } else {
        (tracks, self.dark) = (seen(film), seen(dark))
      }
    } else {
      tracks = seen(film)
    }
  }
}

/// The pictures of a film as elements, one after another.
package typealias MotionPictures = Reel<[FilmElement]>

extension MotionPictures {
  /// Takes a picture.
  ///
  /// - Parameters:
  ///   - list: the picture.
  ///   - frames: how many frames show it.
  ///   - reader: reads it.
  /// - Throws: `MotionError` for what it cannot tell.
  package mutating func append(
    _ list: DisplayList, frames: Int, by reader: inout ElementReader
  ) throws(MotionError) {
    append(try reader.elements(of: list), frames: frames)
  }

  fileprivate var tracks: [Track] {
    var tracks: [Track] = []
    for picture in pictures { tracks.show(picture.value, at: picture.frame) }
    return tracks
  }

  /// Returns the film with the colours that it has in dark; nil where it differs in more.
  fileprivate func inDark(as dark: MotionPictures) -> MotionPictures? {
    guard count == dark.count else { return nil }
    var film = MotionPictures()
    let frames = Set(pictures.map(\.frame) + dark.pictures.map(\.frame)).sorted()
    for (frame, next) in zip(frames, frames.dropFirst() + [count]) {
      guard let one = picture(at: frame), let other = dark.picture(at: frame),
        let pair = one.inDark(as: other)
      else { return nil }
      film.append(pair, frames: next - frame)
    }
    return film
  }
}
