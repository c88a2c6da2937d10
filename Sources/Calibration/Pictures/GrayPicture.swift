import Pixels

/// A picture of brightness alone.
///
/// *Shape*: rows from the top, each from the left. *Units*: levels from 0, black, to 255, white.
struct GrayPicture: Hashable, Sendable {
  let width: Int
  let height: Int
  private(set) var levels: [UInt8]

  /// Makes a picture of given levels.
  ///
  /// - Precondition: there are `width` times `height` of them.
  init(width: Int, height: Int, levels: [UInt8]) {
    precondition(levels.count == width * height, "the levels do not fill the picture")
    (self.width, self.height, self.levels) = (width, height, levels)
  }

  /// Takes the brightness of a frame, as video does, and makes it smaller.
  ///
  /// Source: ITU-R BT.601: 0.299 red, 0.587 green, 0.114 blue.
  ///
  /// - Parameters:
  ///   - frame: the frame; what is clear counts as white.
  ///   - reduction: how many of its pixels, each way, become one; what is left over at the right and
  ///     at the bottom is dropped.
  init(_ frame: Frame, reducedBy reduction: Int = 1) {
    width = max(1, frame.size.width / reduction)
    height = max(1, frame.size.height / reduction)
    let (across, down) = (
      min(reduction, frame.size.width), min(reduction, frame.size.height)
    )
    let (columns, rows, line) = (width, height, frame.size.width)
    levels = [UInt8](unsafeUninitializedCapacity: columns * rows) { memory, count in
      frame.pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<rows {
          for column in 0..<columns {
            var sum = 0
            for y in row * reduction..<row * reduction + down {
              for x in column * reduction..<column * reduction + across {
                sum += Self.weighted(pixels[y * line + x])
              }
            }
            let whole = across * down * 1000
            memory[row * columns + column] = UInt8((2 * sum + whole) / (2 * whole))
          }
        }
      }
      count = columns * rows
    }
  }

  /// Returns a thousand times the level of a pixel over white.
  @inline(__always)
  private static func weighted(_ pixel: UInt32) -> Int {
    let alpha = Int(pixel >> 24)
    let level =
      Int(pixel >> 16 & 255) * 299 + Int(pixel >> 8 & 255) * 587 + Int(pixel & 255) * 114
    return alpha == 255 ? level : (level * alpha + 255_000 * (255 - alpha)) / 255
  }

  /// Returns the picture half as wide and high, each pixel the mean of four.
  var halved: GrayPicture {
    let (columns, rows) = (max(1, width / 2), max(1, height / 2))
    let (right, below) = (width > 1 ? 1 : 0, height > 1 ? width : 0)
    let line = width
    let small = [UInt8](unsafeUninitializedCapacity: columns * rows) { memory, count in
      levels.withUnsafeBufferPointer { levels in
        for row in 0..<rows {
          for column in 0..<columns {
            let place = 2 * row * line + 2 * column
            let sum =
              Int(levels[place]) + Int(levels[place + right]) + Int(levels[place + below])
              + Int(levels[place + right + below])
            memory[row * columns + column] = UInt8((sum + 2) / 4)
          }
        }
      }
      count = columns * rows
    }
    return GrayPicture(width: columns, height: rows, levels: small)
  }

  /// Lends the levels for quick reading.
  func withSampler<Result>(_ body: (GraySampler) -> Result) -> Result {
    levels.withUnsafeBufferPointer { body(GraySampler(width: width, height: height, levels: $0)) }
  }
}

/// Reads a picture between its pixels.
///
/// *Space*: pixels from the upper left corner of the picture; the middle of the first pixel is at
/// 0.5, 0.5.
struct GraySampler {
  let width: Int
  let height: Int
  let levels: UnsafeBufferPointer<UInt8>

  /// Returns the level of a whole pixel, which has to be in the picture.
  @inline(__always)
  func level(_ column: Int, _ row: Int) -> Double { Double(levels[row * width + column]) }

  /// Returns the level at a place, mixed evenly of the four pixels around it; `nil` where these are
  /// not all in the picture.
  @inline(__always)
  func level(at x: Double, _ y: Double) -> Double? {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    guard left >= 0, top >= 0, left < Double(width - 1), top < Double(height - 1) else {
      return nil
    }
    let (across, down) = (x - 0.5 - left, y - 0.5 - top)
    let place = Int(top) * width + Int(left)
    let upper = Double(levels[place]) * (1 - across) + Double(levels[place + 1]) * across
    let lower =
      Double(levels[place + width]) * (1 - across) + Double(levels[place + width + 1]) * across
    return upper * (1 - down) + lower * down
  }

  /// Returns the level at a place and how it changes to the right and down, in levels a pixel;
  /// `nil` near the edges of the picture.
  @inline(__always)
  func slope(at x: Double, _ y: Double) -> (level: Double, across: Double, down: Double)? {
    guard let level = level(at: x, y), let left = self.level(at: x - 1, y),
      let right = self.level(at: x + 1, y), let above = self.level(at: x, y - 1),
      let below = self.level(at: x, y + 1)
    else { return nil }
    return (level, (right - left) / 2, (below - above) / 2)
  }
}
