import CGIF
import Pixels

/// How the part of the screen that an image covered is left for the next image.
enum GIFDisposal {
  case keep, clear, restore
}

/// One image as it stands in the file.
struct GIFImage {
  /// The rectangle that the image covers; may lie outside of the screen.
  let part: PixelRectangle
  /// `part.area` pixels; 0 is clear.
  let pixels: [UInt32]
  /// How long it stands.
  ///
  /// *Units*: hundredths of a second.
  let delay: Int
  let disposal: GIFDisposal
}

/// A GIF that giflib reads, image by image.
struct GIFStream: ~Copyable {
  private let file: UnsafeMutablePointer<GifFileType>
  let size: PixelSize

  /// Opens a GIF.
  ///
  /// - Parameter source: the bytes; must outlive the stream.
  /// - Throws: `FilmFileError.damaged` or `.tooLarge`.
  init(_ source: UnsafeMutablePointer<GIFSource>) throws(FilmFileError) {
    var code: Int32 = 0
    let give: InputFunc = { file, target, count in
      let source = file?.pointee.UserData.assumingMemoryBound(to: GIFSource.self)
      return Int32(source?.pointee.take(Int(count), into: target) ?? 0)
    }
    guard let file = DGifOpen(source, give, &code) else { throw damage(code) }
    let (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    guard width > 0, height > 0, width <= FilmLimits.largestArea / height else {
      DGifCloseFile(file, nil)
      guard width > 0, height > 0 else {
        throw .damaged(format: "GIF", reason: "its screen has no area")
      }
      throw .tooLarge(
        format: "GIF", width: width, height: height,
        limit: "\(FilmLimits.largestArea) pixels in all")
    }
    self.file = file
    size = PixelSize(width: width, height: height)
  }

  deinit { DGifCloseFile(file, nil) }

  /// Reads the next image; `nil` at the end.
  ///
  /// - Throws: `FilmFileError.damaged` or `.tooLarge`.
  func next() throws(FilmFileError) -> GIFImage? {
    var control = GraphicsControlBlock(
      DisposalMode: 0, UserInputFlag: false, DelayTime: 0, TransparentColor: -1)
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      try check(DGifGetRecordType(file, &kind))
      switch kind {
      case IMAGE_DESC_RECORD_TYPE: return try image(control)
      case EXTENSION_RECORD_TYPE: try readExtension(into: &control)
      case TERMINATE_RECORD_TYPE: return nil
      default: throw .damaged(format: "GIF", reason: "a block of an unknown kind")
      }
    }
  }

  private func readExtension(into control: inout GraphicsControlBlock) throws(FilmFileError) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(DGifGetExtension(file, &code, &block))
    while let current = block {
      // The first byte is the length of the rest.
      if code == GRAPHICS_EXT_FUNC_CODE, current[0] == 4 {
        DGifExtensionToGCB(4, current + 1, &control)
      }
      try check(DGifGetExtensionNext(file, &block))
    }
  }

  private func image(_ control: GraphicsControlBlock) throws(FilmFileError) -> GIFImage {
    try check(DGifGetImageDesc(file))
    let description = file.pointee.Image
    let part = PixelRectangle(
      x: Int(description.Left), y: Int(description.Top),
      width: Int(description.Width), height: Int(description.Height))
    guard part.width > 0, part.height > 0, part.width <= FilmLimits.largestArea / part.height else {
      throw .damaged(format: "GIF", reason: "an image of \(part.width)×\(part.height) pixels")
    }
    guard let map = description.ColorMap ?? file.pointee.SColorMap else {
      throw .damaged(format: "GIF", reason: "an image without a palette")
    }
    var colors = (0..<Int(map.pointee.ColorCount)).map { number in
      let color = map.pointee.Colors[number]
      return 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
    // An index beyond the palette is shown as clear.
    colors += Array(repeating: 0, count: 256 - colors.count)
    if control.TransparentColor >= 0 { colors[Int(control.TransparentColor)] = 0 }

    var pixels = [UInt32](repeating: 0, count: part.area)
    var row = [UInt8](repeating: 0, count: part.width)
    for line in Self.lines(part.height, isInterlaced: description.Interlace) {
      try check(DGifGetLine(file, &row, Int32(part.width)))
      for column in 0..<part.width {
        pixels[line * part.width + column] = colors[Int(row[column])]
      }
    }
    let disposal: GIFDisposal =
      switch control.DisposalMode {
      case DISPOSE_BACKGROUND: .clear
      case DISPOSE_PREVIOUS: .restore
      default: .keep
      }
    return GIFImage(
      part: part, pixels: pixels, delay: Int(control.DelayTime), disposal: disposal)
  }

  /// Returns the rows of an image in the order in which they stand in the file.
  private static func lines(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }

  private func check(_ result: Int32) throws(FilmFileError) {
    guard result != GIF_OK else { return }
    throw damage(file.pointee.Error)
  }
}

private func damage(_ code: Int32) -> FilmFileError {
  .damaged(
    format: "GIF",
    reason: GifErrorString(code).map { String(cString: $0) } ?? "it ends too early")
}
