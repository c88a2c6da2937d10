/// Chooses the few colours of a palette for many.
///
/// Where there are very many, the box of colours with the largest squared error is cut at its mean,
/// across the channel that varies most, until there are some more boxes than colours wanted. These
/// are merged two by two. Then, a few times, each chosen colour moves to the mean of the colours
/// that are nearest to it.
///
/// Source: P. Heckbert, "Color image quantization for frame buffer display", 1982, with the cut at
/// the mean and the choice by variance of S. J. Wan et al., 1988; S. Lloyd, "Least squares
/// quantization in PCM", 1982.
enum PaletteChoice {
  /// Returns at most `limit` colours `0xRRGGBB` for cells of which none is empty.
  ///
  /// The same cells always give the same colours.
  ///
  /// - Parameters:
  ///   - cells: the colours of a film.
  ///   - limit: how many are chosen at most.
  /// - Returns: colours in no order.
  static func colors(for cells: [ColorTally.Cell], limit: Int) -> [UInt32] {
    let points = cells.map(Point.init)
    let groups =
      points.count <= mostMerged
      ? points.map(\.group) : boxes(of: points, limit: max(limit, mostMerged)).map(\.group)
    return refined(
      PaletteMerging.merged(groups, limit: limit).map(\.color), over: cells.map(IntegerPoint.init))
  }

  /// How many colours are merged; more take time with the square of their number.
  private static let mostMerged = 1024

  /// Cuts a box of colours into boxes.
  private static func boxes(of points: [Point], limit: Int) -> [Box] {
    var boxes = [Box(points)]
    while boxes.count < limit {
      guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        let (low, high) = boxes[worst].halves
      else { break }
      boxes[worst] = low
      boxes.append(high)
    }
    return boxes
  }

  private static func refined(_ colors: [UInt32], over points: [IntegerPoint]) -> [UInt32] {
    (0..<refinements).reduce(colors) { colors, _ in refinedOnce(colors, over: points) }
  }

  /// How often the colours move; more gain less than a hundredth of the error on films of shades.
  private static let refinements = 4

  /// The mean of a cell in sixteenths of a level, so that sums are exact in any order.
  private struct IntegerPoint {
    let levels: SIMD4<Int32>
    let count: Int

    init(_ cell: ColorTally.Cell) {
      count = cell.count
      func mean(_ sum: Int) -> Int32 { Int32((16 * sum + cell.count / 2) / cell.count) }
      levels = SIMD4(mean(cell.red), mean(cell.green), mean(cell.blue), 0)
    }
  }

  private static func refinedOnce(_ colors: [UInt32], over points: [IntegerPoint]) -> [UInt32] {
    let places = colors.map { color in
      SIMD4<Int32>(
        Int32(color >> 16 & 255), Int32(color >> 8 & 255), Int32(color & 255), 0) &* 16
    }
    var sums = [SIMD4<Int>](repeating: SIMD4(), count: colors.count)
    for point in points {
      var best = (number: 0, distance: Int32.max)
      for (number, place) in places.enumerated() {
        let apart = place &- point.levels
        let distance = (apart &* apart).wrappedSum()
        if distance < best.distance { best = (number, distance) }
      }
      let levels = point.levels
      sums[best.number] &+=
        SIMD4(Int(levels.x), Int(levels.y), Int(levels.z), 1) &* SIMD4(repeating: point.count)
    }
    return zip(colors, sums).map { color, sum in
      guard sum.w > 0 else { return color }
      func level(_ sum: Int, _ count: Int) -> UInt32 { UInt32((sum + 8 * count) / (16 * count)) }
      return level(sum.x, sum.w) << 16 | level(sum.y, sum.w) << 8 | level(sum.z, sum.w)
    }
  }

  /// The mean of a cell.
  ///
  /// *Units*: levels, 0...255.
  private struct Point {
    let levels: SIMD3<Double>
    let weight: Double

    init(_ cell: ColorTally.Cell) {
      weight = Double(cell.count)
      levels = SIMD3(Double(cell.red), Double(cell.green), Double(cell.blue)) / weight
    }

    var group: PaletteMerging.Group {
      PaletteMerging.Group(mean: SIMD4(levels, 0), weight: weight)
    }
  }

  private struct Box {
    private let points: [Point]
    private let mean: SIMD3<Double>
    private let weight: Double
    /// The squared error of each channel if the box becomes its mean.
    private let errors: SIMD3<Double>

    init(_ points: [Point]) {
      self.points = points
      weight = points.reduce(0) { $0 + $1.weight }
      let weight = weight
      let mean = points.reduce(SIMD3()) { $0 + $1.levels * $1.weight } / weight
      errors = points.reduce(SIMD3()) { sum, point in
        let distance = point.levels - mean
        return sum + distance * distance * point.weight
      }
      self.mean = mean
    }

    var error: Double { errors.sum() }

    var group: PaletteMerging.Group {
      PaletteMerging.Group(mean: SIMD4(mean, 0), weight: weight)
    }

    /// The two halves of the box; `nil` when all its points are the same.
    var halves: (Box, Box)? {
      guard error > 0 else { return nil }
      let channel = (0..<3).reduce(0) { errors[$1] > errors[$0] ? $1 : $0 }
      let low = points.filter { $0.levels[channel] <= mean[channel] }
      let high = points.filter { $0.levels[channel] > mean[channel] }
      guard !low.isEmpty, !high.isEmpty else { return nil }
      return (Box(low), Box(high))
    }
  }
}

extension PaletteMerging.Group {
  /// The nearest colour to the mean.
  fileprivate var color: UInt32 {
    let levels = mean.rounded(.toNearestOrAwayFromZero)
    return UInt32(levels.x) << 16 | UInt32(levels.y) << 8 | UInt32(levels.z)
  }
}
