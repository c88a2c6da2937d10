import CPixels
import Drawing
import Pixels

/// The opaque colours of pixels along a line, to the last level as pixman finds them.
///
/// Source: pixman, `pixman-linear-gradient.c` and `pixman-gradient-walker.c`.
struct AxialColors {
  private var parts: [axial_part] = []
  private let map: FixedMap
  /// The pixels that are drawn.
  private let box: PixelRectangle
  /// Where the line begins, and how far it goes.
  ///
  /// *Units*: 65,536ths.
  private let start: SIMD2<Int>
  private let way: SIMD2<Int>
  /// What the way along the line is multiplied with for 65,536ths of its length.
  private let share: Double
  /// How many 65,536ths of the line a pixel on the right is further on.
  private let step: Double

  /// Makes none where Cairo finds colours in other ways, and where rounding counts for much.
  ///
  /// - Parameters:
  ///   - start: where the line begins, in the space of the gradient.
  ///   - end: where it ends.
  ///   - stops: the colours.
  ///   - map: from pixels to the space of the gradient.
  ///   - box: the pixels that are drawn.
  init?(
    from start: SIMD2<Double>, to end: SIMD2<Double>, stops: [Gradient.Stop], map: FixedMap,
    in box: PixelRectangle
  ) {
    guard max(abs(start.x), abs(start.y), abs(end.x), abs(end.y)) < Self.reach else { return nil }
    (self.map, self.box) = (map, box)
    self.start = FixedMap.fixed(start)
    way = FixedMap.fixed(end) &- self.start
    let length = way.x * way.x + way.y * way.y
    guard length > 0 else { return nil }
    share = 65_536 * 65_536 / (Double(length) * 65_536)
    step = Double(way.x * map.across.x + way.y * map.across.y) * share
    guard isWithinReach, addParts(stops) else { return nil }
  }

  /// Whether whole numbers of 32 bits hold all places along the line, and colours are found row by row.
  private var isWithinReach: Bool {
    let corners = [box.x, box.columns.upperBound + Self.lanes].flatMap { x in
      [box.y, box.rows.upperBound].map { y in place(x: x, y: y) }
    }
    let (top, bottom) = (place(x: box.x, y: box.y), place(x: box.x, y: box.rows.upperBound))
    return corners.allSatisfy { abs($0) < 0x1p30 }
      // Where hardly anything changes downwards, pixman takes the first row for all.
      && (abs(bottom - top) > 2 || map.down.x * way.x == 0 && map.down.y * way.y == 0)
  }

  /// Larger gradients are made smaller by Cairo before they are drawn.
  private static let reach = 16_000.0

  /// Finds the parts.
  ///
  /// - Returns: false where a colour is not opaque, where all are equal, which Cairo draws in other
  ///   ways, and where two are very near to each other.
  private mutating func addParts(_ stops: [Gradient.Stop]) -> Bool {
    let stops = stops.map {
      (place: FixedMap.fixed(min(max($0.location, 0), 1)), color: LongColor($0.color))
    }
    guard let first = stops.first, let last = stops.last,
      stops.allSatisfy({ $0.color.alpha == 255 }),
      stops.contains(where: { $0.color != first.color })
    else { return false }
    parts.append(axial_part(from: .min, first.color, to: first.place, first.color))
    for (one, other) in zip(stops, stops.dropFirst()) where one.place != other.place {
      guard other.place - one.place >= Self.nearest else { return false }
      parts.append(axial_part(from: one.place, one.color, to: other.place, other.color))
    }
    parts.append(axial_part(from: last.place, last.color, to: .max, last.color))
    return true
  }

  private static let nearest = 256

  /// Calls `body` with a closure that finds the places of a row of pixels along the line.
  func withRows(_ body: ((_ row: Int) -> axial_row) -> Void) {
    // Pixman looks whether anything changes in a row as wide as this.
    let isEven = Int(step * Double(box.width)) == 0
    parts.withUnsafeBufferPointer { parts in
      body { row in
        axial_row(
          parts: parts.baseAddress, first: Int64(place(x: box.x, y: row)), step: isEven ? 0 : step)
      }
    }
  }

  /// Returns the place of a pixel along the line.
  ///
  /// *Units*: 65,536ths of the line.
  private func place(x: Int, y: Int) -> Double {
    let place = map.place(x: x, y: y)
    let distance = way.x * place.x + way.y * place.y - (way.x * start.x + way.y * start.y)
    return Double(distance) * share
  }

  /// How many colours are found at once; there may be so many behind a row.
  static let lanes = 8
}

/// A colour as pixman mixes it.
///
/// *Units*: levels, with fractions.
private struct LongColor: Equatable {
  let alpha, red, green, blue: Float

  init(_ color: Color) {
    func level(_ share: Double) -> Float {
      Float(UInt16(min(max(share, 0), 1) * 65_535 + 0.5)) * Float(1.0 / 257)
    }
    (alpha, red) = (level(color.alpha), level(color.red))
    (green, blue) = (level(color.green), level(color.blue))
  }
}

extension axial_part {
  fileprivate init(from left: Int, _ first: LongColor, to right: Int, _ last: LongColor) {
    let isEnd = left == .min || right == .max
    let (lower, upper) = (Float(left) * Float(1.0 / 65_536), Float(right) * Float(1.0 / 65_536))
    let share = 1 / (upper - lower)
    func change(_ first: Float, _ last: Float) -> (slope: Float, base: Float) {
      if isEnd { return (0, (first + last) / 510) }
      return (
        (last - first) * share * Float(1.0 / 255),
        (first * upper - last * lower) * share * Float(1.0 / 255)
      )
    }
    let (red, green) = (change(first.red, last.red), change(first.green, last.green))
    let blue = change(first.blue, last.blue)
    self.init(
      start: Int64(left), end: Int64(right), alpha: 255 * change(first.alpha, last.alpha).base,
      slopes: (red.slope, green.slope, blue.slope), bases: (red.base, green.base, blue.base))
  }
}
