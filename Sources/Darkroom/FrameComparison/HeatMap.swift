import Pixels

/// Counts in how many frames of a film each pixel differs.
package struct HeatMap: Sendable {
  /// The extent of the film's frames.
  package let size: PixelSize
  /// The counts, one for each pixel.
  private var counts: [UInt32]

  /// Makes a map on which nothing differs yet.
  package init(size: PixelSize) {
    self.size = size
    counts = Array(repeating: 0, count: size.area)
  }

  /// Adds the different pixels of one more frame.
  ///
  /// - Precondition: the frame has the size of the map.
  package mutating func add(_ difference: FrameDifference) {
    precondition(difference.size == size, "the difference is of another film")
    guard let marks = difference.marks else { return }
    counts.withUnsafeMutableBufferPointer { counts in
      marks.forEachRow { y, row in
        let start = y * size.width + marks.part.x
        for x in row.indices { counts[start + x] += row[x] == .different ? 1 : 0 }
      }
    }
  }

  /// Adds the counts of other frames of the film.
  ///
  /// - Precondition: both maps have the same size.
  package mutating func add(_ other: HeatMap) {
    precondition(other.size == size, "the map is of another film")
    for (place, count) in other.counts.enumerated() where count > 0 { counts[place] += count }
  }

  /// The map as a picture, from yellow for one difference over red to violet for the most.
  ///
  /// It is clear where nothing differs.
  package var frame: Frame {
    let scale = Double(max(1, counts.max() ?? 0))
    return Frame(
      size: size,
      pixels: counts.map { $0 == 0 ? 0 : Self.color(Double($0) / scale) })
  }

  private static func color(_ heat: Double) -> UInt32 {
    let stops: [SIMD3<Double>] = [[255, 214, 0], [235, 60, 30], [120, 0, 140]]
    let place = min(max(heat, 0), 1) * Double(stops.count - 1)
    let index = min(Int(place), stops.count - 2)
    let color = stops[index] + (stops[index + 1] - stops[index]) * (place - Double(index))
    return 0xFF00_0000 | UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z)
  }
}
