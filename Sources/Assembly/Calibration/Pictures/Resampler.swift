import Foundation

/// Makes a picture of another scale and place from one, row by row, so that what changes little costs
/// little.
///
/// Source: Keys, “Cubic convolution interpolation for digital image processing”, 1981, stretched over
/// as many pixels as become one, as players and encoders of videos do.
struct Resampler {
  private let columns: Taps
  private let rows: Taps
  private let sourceWidth: Int
  /// The rows of the source, each made as wide as the picture.
  private var narrowed: [Float]
  private var picture: GrayPicture

  /// Prepares pictures.
  ///
  /// - Parameters:
  ///   - source: the width and height of the pictures that are given, in pixels.
  ///   - target: the width and height of those that are made.
  ///   - scale: how many of their pixels are one of the source.
  ///   - offset: where the upper left corner of the source lies in them.
  init(
    from source: (width: Int, height: Int), to target: (width: Int, height: Int), scale: Double,
    offset: (x: Double, y: Double)
  ) {
    columns = Taps(from: source.width, to: target.width, scale: scale, offset: offset.x)
    rows = Taps(from: source.height, to: target.height, scale: scale, offset: offset.y)
    sourceWidth = source.width
    narrowed = Array(repeating: 255, count: target.width * source.height)
    picture = GrayPicture(
      width: target.width, height: target.height,
      levels: Array(repeating: 255, count: target.width * target.height))
  }

  /// Returns the picture of a source of which only some rows changed.
  ///
  /// - Parameters:
  ///   - source: the source's levels, row by row.
  ///   - changed: the rows that are not as they were.
  /// - Returns: the whole picture.
  mutating func picture(of source: GrayPicture, changed: [Range<Int>]) -> GrayPicture {
    let width = picture.width
    source.levels.withUnsafeBufferPointer { levels in
      narrowed.withUnsafeMutableBufferPointer { narrowed in
        for row in changed.joined() where row * sourceWidth < levels.count {
          let line = row * sourceWidth
          for column in 0..<width {
            narrowed[row * width + column] = columns.sum(at: column) {
              Float(levels[line + $0])
            }
          }
        }
      }
    }
    narrowed.withUnsafeBufferPointer { narrowed in
      for row in 0..<picture.height
      where changed.contains(where: { $0.overlaps(rows.sources(of: row)) }) {
        picture.setRow(row) { column in rows.sum(at: row) { narrowed[$0 * width + column] } }
      }
    }
    return picture
  }

  /// Which pixels of a line are mixed for each pixel of another, and how much of each.
  private struct Taps {
    private let starts: [Int]
    private let count: Int
    private let weights: [Float]
    private let length: Int

    init(from source: Int, to target: Int, scale: Double, offset: Double) {
      let stretch = max(1, 1 / scale)
      count = Int((4 * stretch).rounded(.up)) + 1
      length = source
      var (starts, weights): ([Int], [Float]) = ([], [])
      for place in 0..<target {
        let middle = (Double(place) + 0.5 - offset) / scale
        let start = Int((middle - 2 * stretch - 0.5).rounded(.up))
        let own = (0..<count).map {
          Self.cubic((Double(start + $0) + 0.5 - middle) / stretch)
        }
        let sum = own.reduce(0, +)
        starts.append(start)
        weights += own.map { Float(sum == 0 ? 0 : $0 / sum) }
      }
      (self.starts, self.weights) = (starts, weights)
    }

    /// Returns the pixels that are mixed.
    func sources(of place: Int) -> Range<Int> {
      let start = min(max(starts[place], 0), length - 1)
      return start..<max(min(starts[place] + count, length), start + 1)
    }

    /// Mixes pixels; beyond the ends the line goes on as it ends.
    @inline(__always)
    func sum(at place: Int, _ level: (Int) -> Float) -> Float {
      var sum: Float = 0
      let start = starts[place]
      for tap in 0..<count {
        let weight = weights[place * count + tap]
        if weight == 0 { continue }
        sum += weight * level(min(max(start + tap, 0), length - 1))
      }
      return sum
    }

    private static func cubic(_ distance: Double) -> Double {
      let x = abs(distance)
      if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
      if x < 2 { return ((-0.5 * x + 2.5) * x - 4) * x + 2 }
      return 0
    }
  }
}
