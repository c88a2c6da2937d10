import Pixels

/// Draws pictures of what differs.
package enum DifferencePicture {
  /// Returns the reference in pale grey, with different pixels red and tolerated ones yellow.
  ///
  /// - Precondition: `reference` has the size of the pictures that were compared.
  package static func frame(_ difference: FrameDifference, over reference: Frame) -> Frame {
    precondition(difference.size == reference.size, "the difference is of another picture")
    var picture = Frame(size: reference.size, pixels: reference.pixels.map(pale))
    guard let marks = difference.marks else { return picture }
    marks.forEachRow { y, row in
      for (x, mark) in row.enumerated() where mark != .same {
        picture[marks.part.x + x, y] = mark == .different ? red : yellow
      }
    }
    return picture
  }

  private static func pale(_ pixel: UInt32) -> UInt32 {
    let level = 255 - (255 - PixelDistance.brightness(pixel)) * strengthOfTheReference
    let grey = UInt32(min(max(level, 0), 255))
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }

  private static let red: UInt32 = 0xFFE0_1030
  private static let yellow: UInt32 = 0xFFF5_C400
  /// How dark the pale reference is, as a share of its own darkness, 0...1.
  private static let strengthOfTheReference = 0.15
}

/// Counts in how many frames of a film each pixel differs.
package struct HeatMap: Sendable {
  package let size: PixelSize
  /// The counts, one for each pixel.
  private var counts: [UInt32]

  package init(size: PixelSize) {
    self.size = size
    counts = Array(repeating: 0, count: size.area)
  }

  /// Whether no pixel differs in any frame.
  package var isCold: Bool { counts.allSatisfy { $0 == 0 } }

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
