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
    let surface = try imageSurface(of: mark.bitmap, part: part)
    defer { cairo_surface_destroy(surface.pointer) }
    let pattern = cairo_pattern_create_for_surface(surface.pointer)
    defer { cairo_pattern_destroy(pattern) }
    matrix.x0 -= surface.origin.x
    matrix.y0 -= surface.origin.y
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(
      pattern, mark.interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_set_source(context, pattern)
    cairo_fill(context)
  }

  /// Copies a part of a bitmap, so that the pixels beside it do not blend into its edges.
  ///
  /// - Returns: the surface, which the caller destroys, and the place of its upper left corner in the
  ///   bitmap.
  private func imageSurface(
    of bitmap: Bitmap, part: CGRect
  ) throws(RasterizerError) -> (pointer: OpaquePointer?, origin: CGPoint) {
    let whole = CGRect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    let kept = part.integral.intersection(whole)
    guard !kept.isNull, kept.width > 0, kept.height > 0 else {
      return (cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1), .zero)
    }
    let (left, top) = (Int(kept.minX), Int(kept.minY))
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(kept.width), Int32(kept.height))
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else {
      throw .drawing(status: "there is no room for an image")
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<Int(kept.height) {
        let row = UnsafeMutableRawPointer(bytes + y * stride)
          .assumingMemoryBound(to: UInt32.self)
        for x in 0..<Int(kept.width) {
          row[x] = premultiplied(pixels[(top + y) * bitmap.width + left + x])
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return (surface, kept.origin)
  }
}

/// Multiplies a pixel's colours by its alpha, rounding to the nearest level.
func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  func level(_ shift: UInt32) -> UInt32 {
    (((pixel >> shift) & 255) * alpha + 127) / 255 << shift
  }
  return alpha << 24 | level(16) | level(8) | level(0)
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
