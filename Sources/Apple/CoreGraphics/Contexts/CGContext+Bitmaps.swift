import Drawing
import Geometry

extension CGContext {
  /// Makes a context that draws into memory, with +y up.
  ///
  /// Without memory of one's own, drawings stay sharp at any size until `data` is asked for. With it,
  /// each mark is written at once. It is `nil` for a form that Apple does not draw in either, and for
  /// more than eight bits a part.
  ///
  /// - Parameters:
  ///   - data: memory of `bytesPerRow` times `height` bytes, the upper row first; `nil` for the
  ///     context's own.
  ///   - width: pixels a row.
  ///   - height: rows.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: the bytes from one row to the next; 0 for as many as a row has.
  ///   - space: what the numbers of a pixel mean.
  ///   - bitmapInfo: how they stand: a `CGImageAlphaInfo` and a `CGBitmapInfo`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let colors = space.numberOfComponents
    guard let alpha = info.alpha else { return nil }
    let bits = alpha == .alphaOnly || colors == 1 ? 8 : 32
    let isKnown =
      switch (alpha, colors) {
      case (.noneSkipLast, 3), (.noneSkipFirst, 3): true
      case (.premultipliedLast, 3), (.premultipliedFirst, 3): true
      case (.none, 1), (.alphaOnly, _): true
      default: false
      }
    guard isKnown, bitsPerComponent == 8, width > 0, height > 0,
      width <= Self.mostPixels / height,
      let form = PixelForm(
        bitsPerPixel: bits, bytesPerRow: bytesPerRow > 0 ? bytesPerRow : width * bits / 8,
        colors: colors, info: info),
      form.bytesPerRow >= width * form.bytes, form.bytesPerRow <= Self.mostPixels
    else { return nil }
    self.init(
      into: BitmapMemory(data, width: width, height: height, form: form, space: space))
  }

  /// Makes a context that draws into memory, with +y up.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// The most pixels that a bitmap has: those of 16,384 rows as long.
  private static let mostPixels = 16_384 * 16_384

  /// The memory of a bitmap context or of an image's, the upper row first; what is written there is
  /// shown.
  ///
  /// It is `nil` in a view's drawing, whose pixels nobody can know.
  public var data: UnsafeMutableRawPointer? {
    if memory == nil { memory = memoryOfImage() }
    guard let memory else { return nil }
    if !memory.isWatched {
      writePixels()
      memory.watch()
    }
    return UnsafeMutableRawPointer(memory.start)
  }

  /// The pixels of a row.
  public var width: Int { memory?.width ?? pixels(of: bounds?.width) }

  /// The rows.
  public var height: Int { memory?.height ?? pixels(of: bounds?.height) }

  /// The bytes from one row to the next.
  public var bytesPerRow: Int { memory?.form.bytesPerRow ?? 4 * width }

  /// The bits of a part of a pixel.
  public var bitsPerComponent: Int { 8 }

  /// The bits of a pixel.
  public var bitsPerPixel: Int { (memory?.form.bytes ?? 4) * 8 }

  /// What the numbers of a pixel mean.
  public var colorSpace: CGColorSpace? { memory?.space ?? CGColorSpaceCreateDeviceRGB() }

  /// How the numbers of a pixel stand in memory; in an image's: blue, green, red and alpha.
  public var bitmapInfo: CGBitmapInfo { memory?.form.info ?? Self.infoOfImages }

  private static let infoOfImages = CGBitmapInfo(
    rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue
      | CGBitmapInfo.byteOrder32Little.rawValue)

  /// Returns memory for an image's pixels; `nil` for a context of no image, or of one without pixels.
  private func memoryOfImage() -> BitmapMemory? {
    guard isOfImage, let bounds, width > 0, height > 0, width <= Self.mostPixels / height,
      let form = PixelForm(
        bitsPerPixel: 32, bytesPerRow: 4 * width, colors: 3, info: Self.infoOfImages)
    else { return nil }
    return BitmapMemory(
      nil, width: width, height: height, form: form, space: CGColorSpaceCreateDeviceRGB(),
      bounds: bounds)
  }

  /// What was drawn, over what the memory holds.
  package var drawing: [DrawnMark] { (memory?.ground ?? []) + marks }

  /// Where the alpha of a pixel stands.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }

  /// Returns an image of what was drawn; `nil` where no end of the drawing is known.
  public func makeImage() -> CGImage? {
    guard let bounds, width > 0, height > 0 else { return nil }
    let picture = Picture(drawing, cutTo: bounds).scaled(by: pixelsPerPoint)
    guard let memory else { return CGImage(picture, width: width, height: height) }
    return CGImage(picture, width: width, height: height, form: memory.form)
  }

  /// Writes what was drawn to memory that somebody else may read.
  func writeWatchedPixels() {
    if let memory, memory.isWatched { writePixels() }
  }

  /// Writes what was drawn to the memory; it stays a drawing where nothing can be developed.
  private func writePixels() {
    guard let memory, layers.isEmpty, !marks.isEmpty || !memory.form.hasAlpha else { return }
    let picture = Picture(drawing, cutTo: memory.bounds).scaled(by: pixelsPerPoint)
    guard
      let pixels = ImageDevelopment.present?.pixels(
        picture.list, memory.width, memory.height)
    else { return }
    memory.write(pixels)
    marks = []
  }

  private func pixels(of length: CGFloat?) -> Int {
    Int(saturating: ((length ?? 0) * pixelsPerPoint).rounded())
  }
}
