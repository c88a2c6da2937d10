import Geometry

/// A blur of what was drawn before, sampled as coarsely as its softness allows.
///
/// The picture is divided into square cells, the same whatever part of it is blurred. Their means are
/// blurred and read between cells. A part has the same pixels as the whole thereby.
struct BackdropBlur {
  /// The side of a cell, a power of two.
  ///
  /// *Units*: pixels.
  private let cell: Int
  private let blur: GaussianBlur
  private let saturation: Int64

  /// The least deviation of a blur by cells of several pixels, in cells.
  private static let leastDeviation = 4.0
  /// *Units*: pixels.
  private static let largestCell = 64
  /// A saturation of 1.
  private static let unit: Int64 = 256

  /// Makes a blur.
  ///
  /// - Parameters:
  ///   - deviation: the standard deviation, in pixels.
  ///   - saturation: the factor by which colours move away from gray; at most 100 counts.
  init(deviation: Double, saturation: Double) {
    var cell = 1
    while cell < Self.largestCell, deviation >= Self.leastDeviation * Double(2 * cell) {
      cell *= 2
    }
    self.cell = cell
    // Means of cells, and reading between cells, blur as well: by a twelfth and a sixth of a cell².
    let own = cell == 1 ? 0 : Double(cell * cell) / 4
    blur = GaussianBlur(deviation: (deviation * deviation - own).squareRoot() / Double(cell))
    let limited = min(max(saturation, 0), 100)
    self.saturation = Int64((limited * Double(Self.unit)).rounded())
  }

  /// How far around a pixel others have a part in it.
  ///
  /// *Units*: pixels.
  var reach: Int { cell == 1 && blur.isSharp ? 0 : (blur.reach + 2) * cell }

  /// Finds the pixels that have a part in others.
  ///
  /// - Parameters:
  ///   - part: whole pixels.
  ///   - area: the whole picture, beyond which the nearest pixels count.
  /// - Returns: whole cells, as far as they are in the picture.
  func source(of part: CGRect, in area: CGRect) -> CGRect {
    let around = part.insetBy(dx: -Double(reach), dy: -Double(reach))
    let side = Double(cell)
    let (left, top) = (
      (around.minX / side).rounded(.down) * side, (around.minY / side).rounded(.down) * side
    )
    return CGRect(
      x: left, y: top, width: ((around.maxX - left) / side).rounded(.up) * side,
      height: ((around.maxY - top) / side).rounded(.up) * side
    ).intersection(area)
  }

  /// Blurs pixels.
  ///
  /// - Parameters:
  ///   - source: the pixels that have a part in it, row after row.
  ///   - pixelsPerRow: how far one row of `source` is from the next.
  ///   - window: the place of `source`, as `source(of:in:)` finds it.
  ///   - part: the pixels that are asked for.
  ///   - row: returns where the pixels of a row of `part` go.
  func apply(
    to source: UnsafePointer<UInt32>, pixelsPerRow: Int, window: CGRect, part: CGRect,
    into row: (Int) -> UnsafeMutablePointer<UInt32>
  ) {
    var cells = Cells(of: source, pixelsPerRow: pixelsPerRow, window: window, side: cell)
    blur.apply(
      to: &cells.samples, width: cells.width, height: cells.height, channels: 4, clamped: true)
    if saturation != Self.unit { cells.saturate(by: saturation) }
    var line = [SIMD4<UInt32>](repeating: .zero, count: cells.width)
    let steps = 2 * cell
    for y in 0..<Int(part.height) {
      // Twice the distance from the middle of the first cell, in pixels.
      let down = 2 * (Int(part.minY) + y) + 1 - cell
      cells.mix(above: down.flooredQuotient(by: steps), share: down.remainder(in: steps), &line)
      cells.mix(line, from: 2 * Int(part.minX) + 1 - cell, count: Int(part.width), into: row(y))
    }
  }
}

/// The mean colours of squares of pixels, of which those at the edges may be narrower.
private struct Cells {
  /// *Shape*: rows from the top, four channels each.
  ///
  /// *Units*: 1 / `GaussianBlur.precision` of a level.
  var samples: [UInt16]
  let width: Int
  let height: Int
  private let left: Int
  private let top: Int
  private let side: Int

  init(of source: UnsafePointer<UInt32>, pixelsPerRow: Int, window: CGRect, side: Int) {
    let (minX, minY) = (Int(window.minX), Int(window.minY))
    let (maxX, maxY) = (Int(window.maxX), Int(window.maxY))
    self.side = side
    left = minX.flooredQuotient(by: side)
    top = minY.flooredQuotient(by: side)
    width = (maxX - 1).flooredQuotient(by: side) - left + 1
    height = (maxY - 1).flooredQuotient(by: side) - top + 1
    samples = []
    samples.reserveCapacity(width * height * 4)
    var sums = [SIMD4<UInt32>](repeating: .zero, count: width)
    for row in top..<(top + height) {
      let rows = max(row * side, minY)..<min((row + 1) * side, maxY)
      for column in sums.indices { sums[column] = .zero }
      for y in rows {
        let line = source + (y - minY) * pixelsPerRow
        for column in sums.indices {
          let first = max((left + column) * side, minX) - minX
          let end = min((left + column + 1) * side, maxX) - minX
          for x in first..<end { sums[column] &+= line[x].channels }
        }
      }
      for (column, sum) in sums.enumerated() {
        let columns = max((left + column) * side, minX)..<min((left + column + 1) * side, maxX)
        let count = UInt32(rows.count * columns.count)
        let mean = (sum &* GaussianBlur.precision &+ count / 2) / SIMD4(repeating: count)
        for channel in 0..<4 { samples.append(UInt16(mean[channel])) }
      }
    }
  }

  /// Moves colours away from gray.
  ///
  /// Source: the weights of red, green and blue are those of ITU-R BT.709, in 256ths.
  mutating func saturate(by factor: Int64) {
    for start in stride(from: 0, to: samples.count, by: 4) {
      let color = SIMD4<Int64>(truncatingIfNeeded: color(at: start))
      let gray = (19 * color[0] + 183 * color[1] + 54 * color[2] + 128) >> 8
      for channel in 0..<3 {
        let level = gray + ((color[channel] - gray) * factor + 128) >> 8
        samples[start + channel] = UInt16(min(max(level, 0), color[3]))
      }
    }
  }

  /// Mixes two rows of cells into a line.
  ///
  /// - Parameters:
  ///   - row: the upper row, counted from the top of the picture.
  ///   - share: the share of the lower one, in parts of two sides of a cell.
  ///   - line: is replaced.
  func mix(above row: Int, share: Int, _ line: inout [SIMD4<UInt32>]) {
    let upper = min(max(row - top, 0), height - 1) * width * 4
    let lower = min(max(row + 1 - top, 0), height - 1) * width * 4
    let (rest, share, half) = (UInt32(2 * side - share), UInt32(share), UInt32(side))
    let bits = UInt32((2 * side).trailingZeroBitCount)
    for column in line.indices {
      let sum = color(at: upper + 4 * column) &* rest &+ color(at: lower + 4 * column) &* share
      line[column] = (sum &+ half) &>> bits
    }
  }

  private func color(at place: Int) -> SIMD4<UInt32> {
    SIMD4(
      UInt32(samples[place]), UInt32(samples[place + 1]), UInt32(samples[place + 2]),
      UInt32(samples[place + 3]))
  }

  /// Mixes neighbouring cells of a line into pixels.
  ///
  /// - Parameters:
  ///   - line: a cell each.
  ///   - start: twice the distance of the first pixel from the middle of the picture's first cell, in
  ///     pixels.
  ///   - count: how many pixels there are.
  ///   - target: where they go.
  func mix(
    _ line: [SIMD4<UInt32>], from start: Int, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    let steps = 2 * side
    let unit = GaussianBlur.precision * UInt32(steps)
    let bits = UInt32(unit.trailingZeroBitCount)
    var x = 0
    while x < count {
      // All pixels between the middles of two cells.
      let column = (start + 2 * x).flooredQuotient(by: steps)
      let share = (start + 2 * x).remainder(in: steps)
      let one = line[min(max(column - left, 0), width - 1)]
      let slope = line[min(max(column + 1 - left, 0), width - 1)] &- one
      var sum = one &* UInt32(steps) &+ slope &* UInt32(share) &+ unit / 2
      for _ in 0..<min(count - x, (steps - share + 1) / 2) {
        let level = sum &>> bits
        target[x] = level[0] | level[1] << 8 | level[2] << 16 | level[3] << 24
        sum &+= slope &* 2
        x += 1
      }
    }
  }
}

extension UInt32 {
  /// Blue, green, red and alpha of a pixel.
  fileprivate var channels: SIMD4<UInt32> {
    SIMD4(self & 255, self >> 8 & 255, self >> 16 & 255, self >> 24)
  }
}

extension Int {
  /// Divides by a power of two, rounding down.
  fileprivate func flooredQuotient(by divisor: Int) -> Int {
    self >> divisor.trailingZeroBitCount
  }

  /// Returns what `flooredQuotient` leaves.
  fileprivate func remainder(in divisor: Int) -> Int { self & (divisor - 1) }
}
