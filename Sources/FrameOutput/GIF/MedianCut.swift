/// Chooses few colours for many.
///
/// The box of colours with the largest squared error is cut at its mean, across the channel that
/// varies most, until there are enough boxes.
///
/// Source: P. Heckbert, "Color image quantization for frame buffer display", 1982, with the cut at
/// the mean and the choice by variance of S. J. Wan et al., 1988.
enum MedianCut {
  /// At most `limit` colours `0xRRGGBB`, the same for the same cells.
  static func colors(of cells: [ColorCensus.Cell], limit: Int) -> [UInt32] {
    var boxes = [Box(cells.filter { $0.count > 0 }.map(Point.init))]
    while boxes.count < limit {
      guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        let (low, high) = boxes[worst].halves
      else { break }
      boxes[worst] = low
      boxes.append(high)
    }
    return boxes.map(\.color)
  }

  /// The mean of a cell. Units: levels, 0...255.
  private struct Point {
    let levels: SIMD3<Double>
    let weight: Double

    init(_ cell: ColorCensus.Cell) {
      weight = Double(cell.count)
      levels = SIMD3(Double(cell.red), Double(cell.green), Double(cell.blue)) / weight
    }
  }

  private struct Box {
    private let points: [Point]
    private let mean: SIMD3<Double>
    /// The squared error a channel if the box becomes its mean.
    private let errors: SIMD3<Double>

    init(_ points: [Point]) {
      self.points = points
      let weight = points.reduce(0) { $0 + $1.weight }
      let mean = points.reduce(SIMD3()) { $0 + $1.levels * $1.weight } / weight
      errors = points.reduce(SIMD3()) { sum, point in
        let distance = point.levels - mean
        return sum + distance * distance * point.weight
      }
      self.mean = mean
    }

    var error: Double { errors.sum() }

    var color: UInt32 {
      let levels = mean.rounded(.toNearestOrAwayFromZero)
      return UInt32(levels.x) << 16 | UInt32(levels.y) << 8 | UInt32(levels.z)
    }

    /// Nothing where all points are the same.
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
