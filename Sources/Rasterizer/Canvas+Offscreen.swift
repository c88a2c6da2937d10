import CCairo
import Drawing
import Geometry

extension Canvas {
  /// Makes a separate clear canvas for a part of the picture, in the picture's coordinates.
  ///
  /// - Parameters:
  ///   - part: whole pixels with an area.
  ///   - scale: pixels a point.
  ///   - format: what a pixel holds.
  /// - Throws: `RasterizerError.drawing` when Cairo has no memory left.
  init(part: CGRect, scale: Double, format: cairo_format_t) throws(RasterizerError) {
    guard part.width <= Double(Rasterizer.longestSide),
      part.height <= Double(Rasterizer.longestSide)
    else { throw .tooLarge(width: part.width, height: part.height) }
    let surface = cairo_image_surface_create(format, Int32(part.width), Int32(part.height))
    cairo_surface_set_device_offset(surface, -part.minX, -part.minY)
    try self.init(on: surface, area: part, scale: scale)
  }

  /// Gives every pixel of an offscreen canvas a premultiplied colour, by column and row.
  func setPixels(_ color: (_ x: Int, _ y: Int) -> UInt32) {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<Int(area.height) {
      let row = UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<Int(area.width) { row[x] = color(x, y) }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Changes every pixel of an offscreen canvas.
  func mapPixels(_ change: (UInt32) -> UInt32) {
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<Int(area.height) {
      let row = UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<Int(area.width) { row[x] = change(row[x]) }
    }
  }
}
