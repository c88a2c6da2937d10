import CCairo
import Drawing
import Geometry
import Synchronization

/// A glyph that is a picture in colours of its own, such as an emoji.
struct ColorGlyph: Sendable {
  /// The picture in the size in which the font has it.
  ///
  /// *Units*: `0xAARRGGBB` in sRGB with premultiplied alpha; rows from the top.
  let pixels: [UInt32]
  /// *Units*: pixels.
  let width: Int
  let height: Int
  /// Where the picture stands when the text is as large as one unit, from the pen on the baseline.
  ///
  /// *Units*: sizes of the text; x to the right, y down.
  let place: CGRect

  /// Finds or reads the picture of a glyph.
  ///
  /// - Parameters:
  ///   - glyph: its number in the font.
  ///   - path: the font's file.
  /// - Returns: the picture; nil for a glyph without ink.
  /// - Throws: `TypographyError.fontUnreadable` where the file holds no pictures.
  static func of(_ glyph: UInt32, in path: String) throws(TypographyError) -> ColorGlyph? {
    let key = Key(glyph: glyph, path: path)
    if let known = known.withLock({ $0[key] }) { return known }
    guard let read = try read(glyph, in: path) else { return nil }
    known.withLock { known in
      if known.count >= mostGlyphs { known.removeAll() }
      known[key] = read
    }
    return read
  }

  private struct Key: Hashable {
    let glyph: UInt32
    let path: String
  }

  private static let known = Mutex<[Key: ColorGlyph]>([:])

  /// The number of pictures kept; when it is reached, all are dropped.
  ///
  /// Each has some 70 kilobytes.
  private static let mostGlyphs = 512

  private static func read(
    _ glyph: UInt32, in path: String
  ) throws(TypographyError) -> ColorGlyph? {
    var opened: FT_Face?
    guard FT_New_Face(try FreeType.ofThisThread(), path, 0, &opened) == 0, let face = opened else {
      throw .fontUnreadable(path: path, .noPictures)
    }
    defer { FT_Done_Face(face) }
    let sizes = face.pointee.num_fixed_sizes
    // The largest is the last one.
    guard sizes > 0, FT_Select_Size(face, sizes - 1) == 0,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph
    else { throw .fontUnreadable(path: path, .noPictures) }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let buffer = bitmap.buffer else { return nil }
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue) else {
      throw .fontUnreadable(path: path, .noPictures)
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = buffer + y * Int(bitmap.pitch)
      for x in 0..<width {
        let bytes = row + 4 * x
        pixels.append(
          UInt32(bytes[3]) << 24 | UInt32(bytes[2]) << 16 | UInt32(bytes[1]) << 8
            | UInt32(bytes[0]))
      }
    }
    let size = Double(face.pointee.available_sizes[Int(sizes) - 1].y_ppem) / 64
    let place = CGRect(
      x: Double(slot.pointee.bitmap_left) / size, y: -Double(slot.pointee.bitmap_top) / size,
      width: Double(width) / size, height: Double(height) / size)
    return ColorGlyph(pixels: pixels, width: width, height: height, place: place)
  }
}

extension ColorGlyph {
  /// Draws the picture into a rectangle.
  ///
  /// - Parameters:
  ///   - rectangle: in the space of the context.
  ///   - opacity: 0...1.
  ///   - context: a Cairo context.
  func draw(in rectangle: CGRect, opacity: Double, on context: OpaquePointer) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, rectangle.minX, rectangle.minY)
    cairo_scale(
      context, rectangle.width / Double(width), rectangle.height / Double(height))
    if opacity == 1, cairo_get_operator(context) == CAIRO_OPERATOR_OVER,
      let map = PictureMap(of: context, width: width, height: height)
    {
      draw(by: map, on: context)
      return
    }
    Self.withSurface(of: pixels, width: width, height: height) { surface in
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Draws the picture as Cairo does, but makes it smaller itself: that is most of the work.
  private func draw(by map: PictureMap, on context: OpaquePointer) {
    let smaller = BoxFilter.reduce(
      pixels, width: width, height: height,
      across: BoxFilter(map.across.places(map.columns, isExact: false), step: map.across.step),
      down: BoxFilter(map.down.places(map.rows, isExact: true), step: map.down.step))
    Self.withSurface(of: smaller, width: map.columns.count, height: map.rows.count) { surface in
      cairo_identity_matrix(context)
      cairo_set_source_surface(
        context, surface, Double(map.columns.lowerBound) - map.origin.x,
        Double(map.rows.lowerBound) - map.origin.y)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_paint(context)
    }
  }

  /// The picture as a PNG file.
  var png: [UInt8] {
    var bytes: [UInt8] = []
    Self.withSurface(of: pixels, width: width, height: height) { surface in
      withUnsafeMutablePointer(to: &bytes) { bytes in
        _ = cairo_surface_write_to_png_stream(
          surface,
          { file, data, length in
            file?.assumingMemoryBound(to: [UInt8].self).pointee
              .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
            return CAIRO_STATUS_SUCCESS
          }, bytes)
      }
    }
    return bytes
  }

  /// Lends a picture as a surface, which ends with the call.
  private static func withSurface(
    of pixels: [UInt32], width: Int, height: Int, _ use: (OpaquePointer?) -> Void
  ) {
    pixels.withUnsafeBytes { bytes in
      // Cairo only reads it.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)),
        CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(4 * width))
      use(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
