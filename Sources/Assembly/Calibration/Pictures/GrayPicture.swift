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

  /// Takes some rows of a frame of the same size.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - frame: the frame; what is clear counts as white.
  mutating func take(_ rows: [Range<Int>], of frame: Frame) {
    let width = width
    frame.pixels.withUnsafeBufferPointer { pixels in
      levels.withUnsafeMutableBufferPointer { levels in
        for row in rows.joined() {
          for place in row * width..<(row + 1) * width {
            levels[place] = UInt8((Self.weighted(pixels[place]) + 500) / 1000)
          }
        }
      }
    }
  }

  /// Sets the levels of a row, each rounded.
  mutating func setRow(_ row: Int, _ level: (_ column: Int) -> Float) {
    let width = width
    levels.withUnsafeMutableBufferPointer { levels in
      for column in 0..<width {
        levels[row * width + column] = UInt8(min(max(level(column), 0), 255) + 0.5)
      }
    }
  }

  /// Lends the levels for quick reading.
  func withSampler<Result>(_ body: (GraySampler) -> Result) -> Result {
    levels.withUnsafeBufferPointer { body(GraySampler(width: width, height: height, levels: $0)) }
  }
}
