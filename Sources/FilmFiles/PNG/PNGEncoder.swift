import Pixels

/// How much work goes into a PNG file.
///
/// Both levels hold exactly the same picture.
package enum PNGCompression: String, Hashable, Sendable, CaseIterable {
  /// As fast as possible.
  case fast
  /// As small as possible, for files that are kept.
  case small
}

/// Turns frames into PNG files.
///
/// The same frame gives the same bytes: they do not depend on the time or on earlier frames. A
/// frame of up to 256 colours has a palette; another is RGB, or RGBA if any pixel is not opaque.
package struct PNGEncoder: FrameEncoder {
  private let compression: PNGCompression
  private var runs = RunEncoder()

  package init(_ compression: PNGCompression = .fast) { self.compression = compression }

  /// Returns the PNG file of a frame.
  ///
  /// - Throws: `FilmFileError.encoder` when libpng fails.
  package mutating func encode(
    _ frame: Frame, change: ChangedArea
  ) throws(FilmFileError) -> [UInt8] {
    let drawn = runs.bytes(of: frame, change: change)
    if compression == .fast, let drawn { return drawn }
    let bytes = try LibraryPNG(compression: compression).bytes(of: frame)
    guard let drawn, drawn.count <= bytes.count else { return bytes }
    return drawn
  }

  /// Returns the PNG file of a frame, with nothing known of earlier frames.
  ///
  /// - Throws: `FilmFileError.encoder` when libpng fails.
  package func bytes(of frame: Frame) throws(FilmFileError) -> [UInt8] {
    var encoder = PNGEncoder(compression)
    return try encoder.encode(frame, change: ChangedArea(frame.size))
  }
}
