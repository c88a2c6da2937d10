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
  ///   - shelf: keeps the shadows that are drawn.
  /// - Throws: `RasterizerError.drawing` when Cairo has no memory left.
  init(
    part: CGRect, scale: Double, format: cairo_format_t, shelf: ShadowShelf
  ) throws(RasterizerError) {
    guard part.width <= Double(Rasterizer.longestSide),
      part.height <= Double(Rasterizer.longestSide)
    else { throw .tooLarge(width: part.width, height: part.height) }
    let surface = cairo_image_surface_create(format, Int32(part.width), Int32(part.height))
    cairo_surface_set_device_offset(surface, -part.minX, -part.minY)
    try self.init(on: surface, area: part, scale: scale, shelf: shelf)
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

  /// Returns how opaque the pixels of an offscreen canvas of opacities are.
  ///
  /// *Shape*: rows from the top without padding, in units of 1 / `GaussianBlur.precision` of a level.
  func opacities() -> [UInt16] {
    let (width, height) = (Int(area.width), Int(area.height))
    return Array(unsafeUninitializedCapacity: width * height) { levels, count in
      withRows { row in
        for y in 0..<height {
          let bytes = row(y)
          for x in 0..<width {
            levels.initializeElement(
              at: y * width + x, to: UInt16(bytes[x]) * UInt16(GaussianBlur.precision))
          }
        }
        count = width * height
      }
    }
  }

  /// Changes how opaque the pixels of an offscreen canvas of opacities are.
  func setOpacities(_ levels: [UInt16]) {
    let (width, half) = (Int(area.width), UInt16(GaussianBlur.precision / 2))
    withRows { row in
      for y in 0..<Int(area.height) {
        let bytes = row(y)
        for x in 0..<width {
          bytes[x] = UInt8(
            truncatingIfNeeded: (levels[y * width + x] + half) / UInt16(GaussianBlur.precision))
        }
      }
    }
  }

  /// Makes the pixels of an offscreen canvas of opacities as opaque as a shape covers them.
  ///
  /// - Returns: false, and nothing is changed, where Cairo has to do it.
  func cover(_ outline: OutlinePoints) -> Bool {
    // Outlines that turn are never the same again; they are not kept.
    guard let shape = ConvexShape(FlatOutline(outline.key)) else { return false }
    let cover = ConvexCover(shape, at: outline.origin)
    guard cover.columns.lowerBound >= Int(area.minX),
      cover.columns.upperBound <= Int(area.maxX), cover.pixelRows.lowerBound >= Int(area.minY),
      cover.pixelRows.upperBound <= Int(area.maxY)
    else { return false }
    let (left, top) = (Int(area.minX), Int(area.minY))
    withRows { row in
      cover.forEachRun { x, y, count, level in
        (row(y - top) + (x - left)).update(repeating: level, count: count)
      }
    }
    return true
  }

  /// Calls `body` with the rows of an offscreen canvas of opacities, which it may change; not at all
  /// where Cairo has no memory left.
  func withRows(_ body: ((Int) -> UnsafeMutablePointer<UInt8>) -> Void) {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    body { bytes + $0 * stride }
    cairo_surface_mark_dirty(surface)
  }
}
