import Geometry

/// The way from pixel to pixel through the samples of a mask, in fixed-point numbers.
struct MaskWalk {
  /// How many bits of a number are a fraction of a sample.
  static let fraction: Int64 = 24

  /// A part of the samples.
  struct Window {
    let u: Range<Int64>
    let v: Range<Int64>
  }

  /// The place of the centre of the first pixel of the picture.
  private let start: (u: Int64, v: Int64)
  /// The step to the pixel on the right.
  let across: (u: Int64, v: Int64)
  /// The step to the pixel below.
  private let down: (u: Int64, v: Int64)

  /// Makes the way for a map from pixels to points; fails where a pixel is as large as millions of
  /// samples, so that nothing can be seen.
  ///
  /// - Parameters:
  ///   - map: from pixels of the picture to points of the drawing.
  ///   - density: samples a point.
  ///   - left: the column of the first sample.
  ///   - top: the row of the first sample.
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

  /// Returns a number of samples as the walk counts them.
  func fixed(_ samples: Int) -> Int64 { Int64(max(0, samples)) << Self.fraction }

  /// Returns the part of the samples that a rectangle of points covers.
  func window(of box: CGRect, density: Double, left: Int, top: Int) -> Window {
    func range(_ low: CGFloat, _ high: CGFloat, _ first: Int) -> Range<Int64> {
      let ends = [low, high].map { end in
        let place = (Double(end) * density - Double(first) - 0.5) * Double(1 << Self.fraction)
        return Int64(min(max(place, -0x1p60), 0x1p60).rounded())
      }
      return ends[0]..<max(ends[0], ends[1])
    }
    return Window(u: range(box.minX, box.maxX, left), v: range(box.minY, box.maxY, top))
  }

  /// Returns the place of a pixel's centre among the samples.
  func place(column: Int64, row: Int64) -> (u: Int64, v: Int64) {
    (start.u + column * across.u + row * down.u, start.v + column * across.v + row * down.v)
  }

  /// Finds which pixels of a row lie in a window.
  ///
  /// - Parameters:
  ///   - place: the place of the first pixel.
  ///   - window: the samples that are asked for.
  ///   - count: how many pixels there are.
  /// - Returns: the numbers of the pixels.
  func steps(from place: (u: Int64, v: Int64), in window: Window, count: Int64) -> Range<Int64> {
    Self.steps(from: place.u, by: across.u, in: window.u, count: count)
      .clamped(to: Self.steps(from: place.v, by: across.v, in: window.v, count: count))
  }

  private static func steps(
    from start: Int64, by step: Int64, in range: Range<Int64>, count: Int64
  ) -> Range<Int64> {
    if step == 0 { return range.contains(start) ? 0..<count : 0..<0 }
    // The first step n with start + n·step at a level or beyond, in the direction of the steps.
    func firstStep(reaching level: Int64) -> Int64 {
      let distance = step > 0 ? level - start : start - level
      let size = abs(step)
      let steps = distance >= 0 ? (distance + size - 1) / size : -((-distance) / size)
      return min(max(steps, 0), count)
    }
    let (low, high) =
      step > 0
      ? (firstStep(reaching: range.lowerBound), firstStep(reaching: range.upperBound))
      : (firstStep(reaching: range.upperBound - 1), firstStep(reaching: range.lowerBound - 1))
    return low..<max(low, high)
  }
}
