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
/// frame by itself that has up to 256 colours has a palette; another is RGB, or RGBA if any pixel is
/// not opaque. All frames of a series are RGB, or all RGBA.
package struct PNGEncoder: FrameEncoder {
  private let compression: PNGCompression
  /// What the files have in common; `nil` where each stands for itself.
  private let series: PNGSeries?
  private var runs: RunEncoder
  private var differences: DifferenceEncoder
  /// Whether the last frame had too many colours for a palette.
  private var hadManyColors = false
  /// The row from which on the last of these was seen.
  private var colorfulRow = 0
  /// Whether `differences` wrote the last frame.
  private var wroteDifferences = false

  /// - Parameters:
  ///   - compression: how much work goes into each file.
  ///   - series: what the files have in common; `nil` where each stands for itself.
  package init(_ compression: PNGCompression = .fast, _ series: PNGSeries? = nil) {
    (self.compression, self.series) = (compression, series)
    runs = RunEncoder(series.map { $0.hasAlpha ? .rgba : .rgb } ?? .palette)
    differences = DifferenceEncoder(hasAlpha: series?.hasAlpha ?? false)
  }

  /// Returns the PNG file of a frame.
  ///
  /// - Throws: `FilmFileError.encoder` when libpng fails.
  /// - Precondition: all pixels are opaque in a series without alpha.
  package mutating func encode(
    _ frame: Frame, change: ChangedArea
  ) throws(FilmFileError) -> [UInt8] {
    var bytes = try fastBytes(of: frame, change: change)
    if compression == .small {
      let small = try LibraryPNG.smallBytes(of: frame, in: series)
      if small.count < bytes.count { bytes = small }
    }
    if let series { bytes.insert(contentsOf: series.chunks, at: PNGFile.endOfHead) }
    return bytes
  }

  private mutating func fastBytes(
    of frame: Frame, change: ChangedArea
  ) throws(FilmFileError) -> [UInt8] {
    // What kind of encoder is tried first makes no difference to the file.
    let known = wroteDifferences ? change : nil
    wroteDifferences = false
    if !hadManyColors, let drawn = runs.bytes(of: frame, change: change) { return drawn }
    if let row = frame.rowOfManyColors(lookingFrom: colorfulRow) {
      colorfulRow = max(0, row - Self.colorfulRows)
    } else {
      if hadManyColors {
        hadManyColors = false
        if let drawn = runs.bytes(of: frame, change: ChangedArea(frame.size)) { return drawn }
      }
      if series == nil, let indexed = IndexedFrame(frame) {
        return try LibraryPNG.bytes(of: indexed)
      }
    }
    hadManyColors = true
    wroteDifferences = true
    return differences.bytes(of: frame, change: known)
  }

  /// How many rows together often have too many colours.
  private static let colorfulRows = 16

  /// Returns the PNG file of a frame, with nothing known of earlier frames.
  ///
  /// - Throws: `FilmFileError.encoder` when libpng fails.
  package func bytes(of frame: Frame) throws(FilmFileError) -> [UInt8] {
    var encoder = PNGEncoder(compression, series)
    return try encoder.encode(frame, change: ChangedArea(frame.size))
  }
}
