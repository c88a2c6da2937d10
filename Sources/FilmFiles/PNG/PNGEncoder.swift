import Pixels

/// How much work goes into a PNG file. Both hold exactly the same picture.
package enum PNGCompression: String, Hashable, Sendable, CaseIterable {
  /// As quickly as can be.
  case fast
  /// As small as can be, for what is kept.
  case small
}

/// Turns frames into PNG files.
///
/// The same frame gives the same bytes: there is no time in them, and what was shown before does not
/// matter. A frame of up to 256 colours has a palette, another is RGB, or RGBA if any of it is not
/// opaque.
package struct PNGEncoder: FrameEncoder {
  private let compression: PNGCompression
  private var runs = RunEncoder()

  package init(_ compression: PNGCompression = .fast) { self.compression = compression }

  /// A whole file.
  ///
  /// - Throws: `FilmFileError.encoder` where libpng fails.
  package mutating func encode(
    _ frame: Frame, change: ChangedArea
  ) throws(FilmFileError) -> [UInt8] {
    let drawn = runs.bytes(of: frame, change: change)
    if compression == .fast, let drawn { return drawn }
    let bytes = try LibraryPNG(compression: compression).bytes(of: frame)
    guard let drawn, drawn.count <= bytes.count else { return bytes }
    return drawn
  }

  /// A whole file of a frame by itself.
  ///
  /// - Throws: `FilmFileError.encoder` where libpng fails.
  package func bytes(of frame: Frame) throws(FilmFileError) -> [UInt8] {
    var encoder = PNGEncoder(compression)
    return try encoder.encode(frame, change: ChangedArea(frame.size))
  }
}
