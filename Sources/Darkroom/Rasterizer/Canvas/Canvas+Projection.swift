import CCairo
import Drawing
import Geometry

extension Canvas {
  /// Draws `content`, cut to `box`, as a tilted plane.
  ///
  /// The content is drawn upright at about the density that it is seen at, then looked up for the
  /// centre of every pixel; its edge is a polygon and as smooth as any other.
  func drawProjected(
    _ content: DisplayList, box: CGRect, _ projection: Projection, of command: DrawCommand
  ) throws(RasterizerError) {
    let toPixels = projection.concatenating(
      Projection(CGAffineTransform(scaleX: scale, y: scale)))
    guard box.isFinite, toPixels.determinant.isFinite else {
      throw .notFinite(command: "\(command)")
    }
    let outline = toPixels.outline(of: box)
    guard outline.count >= 3, let back = toPixels.inverse else { return }
    let bounds = Outline.path(outline.map { .line($0) }, rule: .winding).extent()
    let part = bounds.intersection(area).integral
    guard !part.isNull, part.width > 0, part.height > 0 else { return }
    guard bounds.isWithin(Self.reach) else { throw .outOfReach(command: "\(command)") }

    // Pixels a unit of the content: what its area is enlarged by, within reason.
    let enlargement = (outline.area / (box.width * box.height)).squareRoot()
    let density = min(max(enlargement, scale / 4), scale * 3)
    let upright = try Canvas(
      part: box.scaled(by: density).integral, scale: density, format: CAIRO_FORMAT_ARGB32,
      shelf: shelf)
    try upright.draw(content)
    try upright.finish()

    let seen = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_ARGB32, shelf: shelf)
    upright.withSampler(of: box.scaled(by: density)) { sampler in
      seen.setPixels { x, y in
        let (x, y) = (part.minX + Double(x) + 0.5, part.minY + Double(y) + 0.5)
        let depth = back.m13 * x + back.m23 * y + back.m33
        return sampler.color(
          x: (back.m11 * x + back.m21 * y + back.m31) / depth * density,
          y: (back.m12 * x + back.m22 * y + back.m32) / depth * density)
      }
    }
    cairo_new_path(context)
    for point in outline { cairo_line_to(context, point.x, point.y) }
    cairo_close_path(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_set_source_surface(context, seen.surface, 0, 0)
    cairo_fill(context)
  }

  /// Calls `body` with a sampler of the pixels that a box covers wholly.
  ///
  /// - Parameters:
  ///   - box: in pixels; those at its edge that it covers in part would be too clear.
  ///   - body: samples the pixels.
  private func withSampler(of box: CGRect, _ body: (Sampler) -> Void) {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    func range(_ low: Double, _ high: Double, _ origin: Double, _ count: Double)
      -> ClosedRange<Int>
    {
      let (first, last) = (Int(low.rounded(.up) - origin), Int(high.rounded(.down) - origin) - 1)
      return first <= last ? first...last : 0...(Int(count) - 1)
    }
    body(
      Sampler(
        pixels: UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt32.self),
        pixelsPerRow: Int(cairo_image_surface_get_stride(surface)) / 4,
        columns: range(box.minX, box.maxX, area.minX, area.width),
        rows: range(box.minY, box.maxY, area.minY, area.height), left: area.minX, top: area.minY))
  }
}

/// Interpolates colours between pixels; beyond the edge it repeats the nearest pixel.
private struct Sampler {
  let pixels: UnsafePointer<UInt32>
  let pixelsPerRow: Int
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>
  let left: Double
  let top: Double

  func color(x: Double, y: Double) -> UInt32 {
    let (x, y) = (x - left - 0.5, y - top - 0.5)
    guard x.isFinite, y.isFinite, abs(x) < 1e9, abs(y) < 1e9 else { return 0 }
    let (column, row) = (x.rounded(.down), y.rounded(.down))
    let (u, v) = (UInt32((x - column) * 256), UInt32((y - row) * 256))
    let (left, right) = (clamp(Int(column), columns), clamp(Int(column) + 1, columns))
    let upper = pixels + clamp(Int(row), rows) * pixelsPerRow
    let lower = pixels + clamp(Int(row) + 1, rows) * pixelsPerRow
    return mix(mix(upper[left], upper[right], u), mix(lower[left], lower[right], u), v)
  }

  private func clamp(_ index: Int, _ range: ClosedRange<Int>) -> Int {
    min(max(index, range.lowerBound), range.upperBound)
  }

  /// Mixes two pixels in the ratio of 256 - share to share, two channels at a time.
  private func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 - share
    let (mask, half): (UInt32, UInt32) = (0xFF_00FF, 0x80_0080)
    let even: UInt32 = (a & mask) * rest + (b & mask) * share + half
    let odd: UInt32 = (a >> 8 & mask) * rest + (b >> 8 & mask) * share + half
    return (even >> 8 & mask) | (odd & ~mask)
  }
}

extension [CGPoint] {
  /// The area of the polygon with these corners.
  fileprivate var area: Double {
    let doubled = indices.reduce(0.0) { sum, index in
      let (a, b) = (self[index], self[(index + 1) % count])
      return sum + (a.x * b.y - b.x * a.y)
    }
    return abs(doubled) / 2
  }
}
