import CPNG
import PictureFiles
import Pixels

/// Turns frames into PNG files with libpng.
enum LibraryPNG {
  /// Returns the PNG file of a frame with a palette, looking for runs only.
  ///
  /// - Throws: `FilmFileError.encoder` when libpng fails.
  static func bytes(of frame: IndexedFrame) throws(FilmFileError) -> [UInt8] {
    try bytes(of: frame, settings: .runs)
  }

  /// Makes the PNG file of a frame, as small as libpng can make it.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - series: what it has in common with others; `nil` where it stands for itself.
  /// - Returns: the bytes of the file.
  /// - Throws: `FilmFileError.encoder` when libpng fails.
  static func smallBytes(
    of frame: Frame, in series: PNGSeries? = nil
  ) throws(FilmFileError) -> [UInt8] {
    if series == nil, let indexed = IndexedFrame(frame) {
      return try bytes(of: indexed, settings: .hardest)
    }
    let isOpaque: Bool =
      series.map { !$0.hasAlpha } ?? frame.pixels.allSatisfy { $0 >> 24 == 255 }
    let colorType = isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA
    return try frame.pixels.withUnsafeBufferPointer { rows throws(FilmFileError) in
      let picture = png_picture(
        frame.size, colorType: colorType, rows: UnsafeRawBufferPointer(rows))
      let plain = try write(picture, settings: .hardest)
      let filtered = try write(picture, settings: .hardestFiltered)
      return filtered.count < plain.count ? filtered : plain
    }
  }

  private static func bytes(
    of indexed: IndexedFrame, settings: png_settings
  ) throws(FilmFileError) -> [UInt8] {
    try indexed.packedRows.withUnsafeBufferPointer { rows throws(FilmFileError) in
      try indexed.palette.withUnsafeBufferPointer { palette throws(FilmFileError) in
        var picture = png_picture(
          indexed.size, colorType: PNG_COLOR_TYPE_PALETTE, rows: UnsafeRawBufferPointer(rows))
        picture.bit_depth = Int32(indexed.bitsPerPixel)
        picture.palette = palette.baseAddress
        picture.palette_count = Int32(indexed.palette.count)
        picture.clear_count = Int32(indexed.clearCount)
        return try write(picture, settings: settings)
      }
    }
  }

  private static func write(
    _ picture: png_picture, settings: png_settings
  ) throws(FilmFileError) -> [UInt8] {
    var picture = picture
    var bytes: [UInt8] = []
    var message = [CChar](repeating: 0, count: Int(png_message_size))
    let isWritten = withUnsafeMutablePointer(to: &bytes) { bytes in
      png_picture_write(
        &picture, settings,
        { context, piece, count in
          context?.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: piece, count: count))
        }, bytes, &message)
    }
    guard isWritten else {
      throw .encoder(format: "PNG", reason: message.withUnsafeBytes(PNGPicture.sentence))
    }
    return bytes
  }
}

extension png_picture {
  /// Describes rows of equal length; four-byte pixels lie in memory as blue, green, red, alpha.
  fileprivate init(_ size: PixelSize, colorType: Int32, rows: UnsafeRawBufferPointer) {
    self.init()
    width = UInt32(size.width)
    height = UInt32(size.height)
    color_type = colorType
    bit_depth = 8
    self.rows = rows.baseAddress?.assumingMemoryBound(to: UInt8.self)
    bytes_per_row = rows.count / size.height
  }
}

extension png_settings {
  /// Looks for runs only: drawn pictures are runs of equal pixels.
  fileprivate static let runs = png_settings(
    level: 1, strategy: zlibRunLengths, memory_level: 8, filters: PNG_FILTER_NONE)
  fileprivate static let hardest = png_settings(
    level: 9, strategy: zlibDefault, memory_level: 9, filters: PNG_FILTER_NONE)
  /// `PNG_ALL_FILTERS`: libpng chooses the best filter for each row.
  fileprivate static let hardestFiltered = png_settings(
    level: 9, strategy: zlibDefault, memory_level: 9, filters: 0xF8)
  /// `Z_RLE` and `Z_DEFAULT_STRATEGY` of zlib's header.
  private static let zlibRunLengths: Int32 = 3
  private static let zlibDefault: Int32 = 0
}
