import CCairo
import Drawing
import Geometry

extension Canvas {
  func draw(
    _ mark: ImageMark, transform: CGAffineTransform, of command: DrawCommand
  ) throws(RasterizerError) {
    let (part, box) = (mark.part, mark.box.standardized)
    guard part.width > 0, part.height > 0, box.width > 0, box.height > 0,
      try place(.rectangle(box), transform: transform, of: command)
    else { return }
    // From the space of the box to the bitmap's pixels.
    let toPixels = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(
        CGAffineTransform(scaleX: part.width / box.width, y: part.height / box.height)
      )
      .concatenating(CGAffineTransform(translationX: part.minX, y: part.minY))
    let toBox = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale)).inverted()
    var matrix = toBox.concatenating(toPixels).cairoMatrix
    try withSurface(of: mark.bitmap, part: part) { surface, origin in
      let pattern = cairo_pattern_create_for_surface(surface)
      defer { cairo_pattern_destroy(pattern) }
      matrix.x0 -= origin.x
      matrix.y0 -= origin.y
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(
        pattern, mark.interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_set_source(context, pattern)
      cairo_fill(context)
      setSource(.black)
    }
  }

  /// Lends a part of a bitmap as a surface, which ends with the call.
  ///
  /// The part is copied, so that the pixels beside it do not blend into its edges, unless the bitmap
  /// is as Cairo wants it already.
  ///
  /// - Parameters:
  ///   - bitmap: the image.
  ///   - part: in its pixels.
  ///   - body: is given the surface and the place of its upper left corner in the bitmap.
  /// - Throws: `RasterizerError.drawing` where there is no memory left.
  private func withSurface(
    of bitmap: Bitmap, part: CGRect, _ body: (OpaquePointer?, _ origin: CGPoint) -> Void
  ) throws(RasterizerError) {
    let whole = CGRect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    let kept = part.integral.intersection(whole)
    if kept == whole, bitmap.isOpaque {
      bitmap.pixels.withUnsafeBytes { bytes in
        // Cairo only reads it.
        let surface = cairo_image_surface_create_for_data(
          UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)),
          CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), Int32(4 * bitmap.width))
        body(surface, .zero)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      return
    }
    let surface = try copy(of: bitmap, part: kept)
    body(surface, kept.isNull ? .zero : kept.origin)
    cairo_surface_destroy(surface)
  }

  /// Copies a part of a bitmap; a clear pixel where there is none.
  private func copy(of bitmap: Bitmap, part: CGRect) throws(RasterizerError) -> OpaquePointer? {
    guard !part.isNull, part.width > 0, part.height > 0 else {
      return cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1)
    }
    let (left, top, width) = (Int(part.minX), Int(part.minY), bitmap.width)
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(part.width), Int32(part.height))
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else {
      throw .drawing(status: "there is no room for an image")
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<Int(part.height) {
        let row = UnsafeMutableRawPointer(bytes + y * stride)
          .assumingMemoryBound(to: UInt32.self)
        for x in 0..<Int(part.width) {
          row[x] = premultiplied(pixels[(top + y) * width + left + x])
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}

/// Multiplies a pixel's colours by its alpha, rounding to the nearest level.
func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  func level(_ shift: UInt32) -> UInt32 {
    ((pixel >> shift & 255) * alpha + 127) / 255
  }
  return alpha << 24 | level(16) << 16 | level(8) << 8 | level(0)
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
