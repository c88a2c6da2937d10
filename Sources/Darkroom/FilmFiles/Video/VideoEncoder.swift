import Pixels

/// Finds what each frame changes, so that little is handed to the sink.
package struct VideoEncoder: ChangeEncoder {
  /// The result for one frame; `part` is `nil` when it equals the one before.
  package struct Piece: Sendable {
    let size: PixelSize
    let part: PixelRectangle?
    /// The pixels of the part.
    ///
    /// *Shape*: row by row.
    let pixels: [UInt32]
  }

  var shown = ShownPicture()
  private let translucency: Translucency

  init(_ translucency: Translucency) { self.translucency = translucency }

  package mutating func encode(
    _ frame: Frame, change: ChangedArea
  ) throws(FilmFileError) -> Piece {
    guard let part = show(frame, change: change) else {
      return Piece(size: frame.size, part: nil, pixels: [])
    }
    var pixels = frame.pixels(in: part)
    for place in pixels.indices where pixels[place] >> 24 != 255 {
      pixels[place] = translucency.color(of: pixels[place]) ?? 0
    }
    return Piece(size: frame.size, part: part, pixels: pixels)
  }
}
