import Pixels

/// Pictures of what differs.
package enum DifferencePicture {
  /// The reference, pale and grey; what differs is red, what is tolerated is yellow.
  ///
  /// - Precondition: `reference` has the size of the pictures that were compared.
  package static func frame(_ difference: FrameDifference, over reference: Frame) -> Frame {
    precondition(difference.size == reference.size, "the difference is of another picture")
    var picture = Frame(size: reference.size, pixels: reference.pixels.map(pale))
    guard !difference.isEmpty else { return picture }
    let width = reference.size.width
    for (place, mark) in difference.marks.enumerated() where mark != .same {
      picture[place % width, place / width] = mark == .different ? red : yellow
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
  /// 0...1.
  private static let strengthOfTheReference = 0.15
}

/// How often each pixel of a film differs.
package struct HeatMap: Sendable {
  package let size: PixelSize
  /// One a pixel.
  private var counts: [UInt32]
  private var highest: UInt32 = 0

  package init(size: PixelSize) {
    self.size = size
    counts = Array(repeating: 0, count: size.area)
  }

  /// Whether no pixel ever differs.
  package var isCold: Bool { highest == 0 }

  /// Adds what differs in one more frame of the film.
  ///
  /// - Precondition: its size is that of the map.
  package mutating func add(_ difference: FrameDifference) {
    precondition(difference.size == size, "the difference is of another film")
    guard let bounds = difference.bounds else { return }
    for y in bounds.rows {
      for place in (y * size.width + bounds.x)..<(y * size.width + bounds.columns.upperBound)
      where difference.marks[place] == .different {
        counts[place] += 1
        highest = max(highest, counts[place])
      }
    }
  }

  /// From yellow, for a pixel that differs once, over red to violet, for those that differ most often;
  /// clear where nothing differs.
  package var frame: Frame {
    let scale = Double(max(1, highest))
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
