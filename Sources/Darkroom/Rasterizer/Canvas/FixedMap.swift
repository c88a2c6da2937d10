/// A map of pixels to a pattern in whole numbers, as Cairo hands it to pixman.
///
/// *Units*: 65,536ths.
///
/// Source: Cairo, `cairo-matrix.c`, "_cairo_matrix_to_pixman_matrix_offset".
struct FixedMap {
  /// The way of a pixel to the right, and down.
  let across: SIMD2<Int>
  let down: SIMD2<Int>
  private var start: SIMD2<Int>
  /// How many pixels further the first pixel is that is counted.
  private let offset: SIMD2<Int>

  /// Makes no map of one that nearly moves pixels by whole pixels, which Cairo rounds in other ways,
  /// and of one of numbers that are too large.
  ///
  /// - Parameters:
  ///   - map: maps pixels.
  ///   - center: the middle of the pixels that are drawn, where the rounded map has to agree with it.
  init?(_ map: PixelMap, around center: SIMD2<Double>) {
    guard !map.isNearlyMove, map.largest < Self.reach else { return nil }
    let distance = Self.distance(for: map)
    var map = map
    map.start += map.across * distance.x + map.down * distance.y
    guard map.largest < Self.reach else { return nil }
    offset = SIMD2(-Int(distance.x), -Int(distance.y))
    across = Self.fixed(map.across)
    down = Self.fixed(map.down)
    start = Self.fixed(map.start)
    let middle = Self.fixed(center)
    for _ in 0..<5 {
      let found = place(middle)
      let missed = map.unmapped(SIMD2(Double(found.x), Double(found.y)) / 65_536) - center
      let error = Self.fixed(map.across * missed.x + map.down * missed.y)
      if error == .zero { break }
      start &-= error
    }
  }

  /// The largest number of pixels that pixman counts.
  private static let reach = 32_000.0

  /// Finds from which pixel on pixels are counted, so that the numbers on both sides are small.
  private static func distance(for map: PixelMap) -> SIMD2<Double> {
    guard map.start != .zero else { return .zero }
    var best = map.start
    var least = max(abs(best.x), abs(best.y))
    for i in [-1.0, 1] {
      for j in [-1.0, 1] {
        let area = (map.across.x + i) * (map.down.y + j) - map.down.x * map.across.y
        guard abs(area) >= Double.ulpOfOne else { continue }
        let x = (map.start.y * map.down.x - map.start.x * (map.down.y + j)) * (1 / area)
        let y = (map.start.x * map.across.y - map.start.y * (map.across.x + i)) * (1 / area)
        guard max(abs(x), abs(y)) < least else { continue }
        (best, least) = (SIMD2(x, y), max(abs(x), abs(y)))
      }
    }
    return best.rounded(.down)
  }

  /// Returns where the middle of a pixel lies.
  func place(x: Int, y: Int) -> SIMD2<Int> {
    place(SIMD2((x + offset.x) << 16 + 0x8000, (y + offset.y) << 16 + 0x8000))
  }

  private func place(_ point: SIMD2<Int>) -> SIMD2<Int> {
    (across &* point.x &+ down &* point.y &+ start &<< 16 &+ 0x8000) &>> 16
  }

  /// Returns the nearest 65,536ths; of two, the even one.
  static func fixed(_ point: SIMD2<Double>) -> SIMD2<Int> { SIMD2(fixed(point.x), fixed(point.y)) }

  /// Returns the nearest 65,536th; of two, the even one.
  static func fixed(_ value: Double) -> Int { Int((value + 0x1.8p36 - 0x1.8p36) * 65_536) }
}

/// A map of pixels to another space: the ways of a pixel to the right and down, and the place of the
/// first one.
struct PixelMap {
  let across: SIMD2<Double>
  let down: SIMD2<Double>
  var start: SIMD2<Double>

  /// The largest of its numbers; infinite where one is not a number.
  fileprivate var largest: Double {
    [across, down, start].reduce(0) { largest, vector in
      let sum = abs(vector.x) + abs(vector.y)
      return sum.isFinite ? max(largest, sum) : .infinity
    }
  }

  /// Whether pixels lie within a hundredth as those of a picture that is only moved, mirrored or
  /// turned by right angles.
  fileprivate var isNearlyMove: Bool {
    func isNearly(_ vector: SIMD2<Double>, _ other: SIMD2<Double>) -> Bool {
      abs(abs(vector.x) - other.x) < 0.01 && abs(abs(vector.y) - other.y) < 0.01
    }
    let (right, below) = (SIMD2(1.0, 0), SIMD2(0, 1.0))
    return isNearly(across, right) && isNearly(down, below)
      || isNearly(across, below) && isNearly(down, right)
  }

  /// Maps a point back to pixels, in Cairo's steps.
  fileprivate func unmapped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    guard down.x != 0 || across.y != 0 else {
      let (x, y) = (1 / across.x, 1 / down.y)
      return SIMD2(x * point.x + -start.x * x, y * point.y + -start.y * y)
    }
    let share = 1 / (across.x * down.y - across.y * down.x)
    let first = SIMD2(
      (down.x * start.y - down.y * start.x) * share,
      (across.y * start.x - across.x * start.y) * share)
    return SIMD2(
      down.y * share * point.x + -down.x * share * point.y + first.x,
      -across.y * share * point.x + across.x * share * point.y + first.y)
  }
}
