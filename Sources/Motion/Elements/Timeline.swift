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
    _ film: MotionPictures, dark: MotionPictures?, glyphs reader: ElementReader, size: CGSize
  ) {
    (glyphs, self.size) = (reader.glyphs.outlines, size)
    frames = film.count
    if let dark {
      if let pairs = film.inDark(as: dark) {
        tracks = pairs.tracks
      } else {
        (tracks, self.dark) = (film.tracks, dark.tracks)
      }
    } else {
      tracks = film.tracks
    }
  }
}

/// The pictures of a film as elements, one after another.
package struct MotionPictures: Hashable, Sendable {
  private var pictures: [Change<[FilmElement]>] = []
  /// How many frames there are.
  package private(set) var count = 0

  package init() {}

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
    let elements = try reader.elements(of: list)
    if pictures.last?.value != elements { pictures.append(Change(count, elements)) }
    count += frames
  }

  /// Returns a film whose ends stand longer, or that goes back to its second frame.
  ///
  /// - Parameters:
  ///   - lead: how many frames the first one stands longer.
  ///   - hold: how many frames the last one stands longer.
  ///   - bounces: whether the film goes back.
  /// - Returns: the longer film.
  package func extended(lead: Int, hold: Int, bounces: Bool) -> MotionPictures {
    guard count > 0 else { return self }
    var film = MotionPictures()
    let wayBack = bounces ? (1..<max(1, count - 1)).reversed() : (0..<0).reversed()
    let way =
      Array(repeating: 0, count: lead) + Array(0..<count)
      + Array(repeating: count - 1, count: hold) + Array(wayBack)
    var place = 0
    for frame in way {
      while place + 1 < pictures.count, pictures[place + 1].frame <= frame { place += 1 }
      while pictures[place].frame > frame { place -= 1 }
      let picture = pictures[place].value
      if film.pictures.last?.value != picture { film.pictures.append(Change(film.count, picture)) }
      film.count += 1
    }
    return film
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
    film.count = count
    let frames = Set(pictures.map(\.frame) + dark.pictures.map(\.frame)).sorted()
    var (one, other) = (0, 0)
    for frame in frames {
      while one + 1 < pictures.count, pictures[one + 1].frame <= frame { one += 1 }
      while other + 1 < dark.pictures.count, dark.pictures[other + 1].frame <= frame { other += 1 }
      guard let pair = pictures[one].value.inDark(as: dark.pictures[other].value) else {
        return nil
      }
      film.pictures.append(Change(frame, pair))
    }
    return film
  }
}
