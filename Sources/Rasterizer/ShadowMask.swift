import CCairo
import Drawing
import Geometry

/// The blurred silhouette of a drawing, in the drawing's own space.
///
/// It is made once for a drawing, a blur and a density, and placed wherever the drawing stands.
struct ShadowMask: Sendable {
  /// Samples a point.
  private let density: Double
  /// The place of the first sample.
  ///
  /// *Units*: samples.
  private let (left, top): (Int, Int)
  private let (width, height): (Int, Int)
  /// How opaque the silhouette is, in units of 1 / `GaussianBlur.precision` of a level.
  ///
  /// *Shape*: rows from the top, with a margin of one clear sample on all sides.
  private let levels: [UInt16]

  /// How many bytes it takes.
  var byteCount: Int { levels.count * MemoryLayout<UInt16>.stride }

  /// Drawings with more samples are blurred anew wherever they are shown.
  static let mostSamples = 2_097_152

  /// Draws and blurs a silhouette; `nil` where it is too large or its extent is not known.
  ///
  /// - Parameters:
  ///   - content: what casts the shadow.
  ///   - deviation: the standard deviation of the blur, in points.
  ///   - density: samples a point.
  ///   - shelf: keeps the shadows that are cast within `content`.
  /// - Throws: `RasterizerError` where a command cannot be drawn.
  init?(
    of content: DisplayList, deviation: Double, density: Double, shelf: ShadowShelf
  ) throws(RasterizerError) {
    guard let part = Self.part(of: content, deviation: deviation, density: density) else {
      return nil
    }
    self.density = density
    (left, top) = (Int(part.minX), Int(part.minY))
    (width, height) = (Int(part.width), Int(part.height))
    guard width > 0, height > 0 else {
      levels = []
      return
    }
    let canvas = try Canvas(part: part, scale: density, format: CAIRO_FORMAT_A8, shelf: shelf)
    try canvas.draw(content)
    try canvas.finish()
    var levels = canvas.opacities()
    GaussianBlur(deviation: deviation * density).apply(
      to: &levels, width: width, height: height, channels: 1, clamped: false)
    self.levels = levels
  }

  /// Finds the samples that the shadow of a drawing has, with a clear margin.
  ///
  /// - Returns: whole samples; `nil` for too many or an unknown number.
  private static func part(
    of content: DisplayList, deviation: Double, density: Double
  ) -> CGRect? {
    guard let bounds = content.bounds(scale: density) else { return nil }
    guard !bounds.isNull else { return .zero }
    let margin = CGFloat(GaussianBlur(deviation: deviation * density).reach + 2)
    let part = bounds.insetBy(dx: -margin, dy: -margin).integral
    let limit = Double(Rasterizer.longestSide)
    guard part.isFinite, part.isWithin(Canvas.reach), part.width <= limit, part.height <= limit,
      part.width * part.height <= Double(mostSamples)
    else { return nil }
    return part
  }

  /// Calls `body` with the opacity of each pixel of a part of the picture.
  ///
  /// The pixel's centre is looked up in whole numbers, so that it has the same opacity whatever the
  /// part, and between samples the four around it are mixed.
  ///
  /// - Parameters:
  ///   - part: whole pixels of the picture.
  ///   - map: from pixels of the picture to points of the drawing.
  ///   - row: returns where the opacities of a row of the part go.
  func place(
    in part: CGRect, by map: CGAffineTransform, into row: (Int) -> UnsafeMutablePointer<UInt8>
  ) {
    guard !levels.isEmpty, let walk = Walk(map, density: density, left: left, top: top) else {
      return
    }
    let (firstColumn, columns) = (Int64(part.minX), Int64(part.width))
    levels.withUnsafeBufferPointer { levels in
      for line in 0..<Int(part.height) {
        let target = row(line)
        var (u, v) = walk.place(column: firstColumn, row: Int64(part.minY) + Int64(line))
        let seen = Walk.range(from: u, by: walk.across.u, below: width - 1, count: columns)
          .clamped(to: Walk.range(from: v, by: walk.across.v, below: height - 1, count: columns))
        u += seen.lowerBound * walk.across.u
        v += seen.lowerBound * walk.across.v
        for column in seen {
          target[Int(column)] = level(u, v, levels)
          u += walk.across.u
          v += walk.across.v
        }
      }
    }
  }

  /// Mixes the four samples around a place within the samples.
  @inline(__always)
  private func level(_ u: Int64, _ v: Int64, _ levels: UnsafeBufferPointer<UInt16>) -> UInt8 {
    let start = Int(v >> Walk.fraction) * width + Int(u >> Walk.fraction)
    let (x, y) = (
      UInt32(truncatingIfNeeded: u >> (Walk.fraction - 8)) & 255,
      UInt32(truncatingIfNeeded: v >> (Walk.fraction - 8)) & 255
    )
    let upper = UInt32(levels[start]) * (256 - x) + UInt32(levels[start + 1]) * x
    let lower =
      UInt32(levels[start + width]) * (256 - x) + UInt32(levels[start + width + 1]) * x
    // Of 255 · 2²⁴ at most.
    return UInt8(truncatingIfNeeded: (upper * (256 - y) + lower * y + 1 << 23) >> 24)
  }
}

/// The way from pixel to pixel through the samples of a mask, in fixed-point numbers.
private struct Walk {
  /// How many bits of a number are a fraction of a sample.
  static let fraction: Int64 = 24

  let start: (u: Int64, v: Int64)
  let across: (u: Int64, v: Int64)
  let down: (u: Int64, v: Int64)

  /// - Returns: `nil` where a pixel is as large as millions of samples, and nothing can be seen.
  init?(_ map: CGAffineTransform, density: Double, left: Int, top: Int) {
    let middle = CGPoint(x: 0.5, y: 0.5).applying(map)
    let numbers = [
      middle.x * density - Double(left) - 0.5, middle.y * density - Double(top) - 0.5,
      map.a * density, map.b * density, map.c * density, map.d * density,
    ].map { $0 * Double(1 << Self.fraction) }
    // A picture has fewer than 2¹⁵ columns and rows.
    guard numbers.allSatisfy({ abs($0) < 0x1p45 }) else { return nil }
    let whole = numbers.map { Int64($0.rounded()) }
    start = (whole[0], whole[1])
    across = (whole[2], whole[3])
    down = (whole[4], whole[5])
  }

  /// The place of a pixel's centre among the samples.
  func place(column: Int64, row: Int64) -> (Int64, Int64) {
    (
      start.u + column * across.u + row * down.u, start.v + column * across.v + row * down.v
    )
  }

  /// Finds which steps from a start lie in `0..<limit` samples.
  static func range(from start: Int64, by step: Int64, below limit: Int, count: Int64)
    -> Range<Int64>
  {
    let end = Int64(max(0, limit)) << fraction
    if step == 0 { return start >= 0 && start < end ? 0..<count : 0..<0 }
    // Steps n with start + n·step >= 0, and with start + n·step < end.
    func firstStep(reaching level: Int64) -> Int64 {
      let distance = step > 0 ? level - start : start - level
      let size = abs(step)
      let steps = distance >= 0 ? (distance + size - 1) / size : -((-distance) / size)
      return min(max(steps, 0), count)
    }
    let (low, high) =
      step > 0
      ? (firstStep(reaching: 0), firstStep(reaching: end))
      : (firstStep(reaching: end - 1), firstStep(reaching: -1))
    return low..<max(low, high)
  }
}
