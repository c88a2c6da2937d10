import Pixels

/// How a picture becomes smaller.
package enum SizeChange: Hashable, Sendable {
  /// The whole picture, scaled down to this size.
  case scaled(PixelSize)
  /// The upper left part of the picture, of this size.
  case cut(PixelSize)

  /// Returns the smaller picture; the same one if it is smaller already.
  func applied(to frame: Frame) -> Frame {
    switch self {
    case .scaled(let size), .cut(let size):
      guard frame.size != size, size.width <= frame.size.width, size.height <= frame.size.height
      else { return frame }
    }
    return switch self {
    case .scaled(let size): frame.reduced(to: size)
    case .cut(let size): frame.cut(to: size)
    }
  }
}

extension Frame {
  /// Returns the upper left part of the frame.
  fileprivate func cut(to size: PixelSize) -> Frame {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.area)
    for row in 0..<size.height {
      pixels += self.pixels[row * self.size.width..<row * self.size.width + size.width]
    }
    return Frame(size: size, pixels: pixels)
  }

  /// Returns the frame with fewer pixels, each the mean of those it covers, to the nearest level.
  ///
  /// The arithmetic uses whole numbers only, so that the result is the same on every machine. Clear
  /// pixels give no colour to others.
  ///
  /// - Precondition: `small` is neither wider nor higher than the frame.
  package func reduced(to small: PixelSize) -> Frame {
    let columns = Coverage(from: size.width, to: small.width)
    let rows = Coverage(from: size.height, to: small.height)
    let whole = UInt64(size.area)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(small.area)
    self.pixels.withUnsafeBufferPointer { source in
      var sums = [SIMD4<UInt64>](repeating: .zero, count: small.width)
      for row in 0..<small.height {
        for column in sums.indices { sums[column] = .zero }
        rows.forEach(of: row) { y, height in
          let line = UnsafeBufferPointer(rebasing: source[y * size.width..<(y + 1) * size.width])
          for column in sums.indices {
            columns.forEach(of: column) { x, width in
              sums[column] &+= Self.weighted(line[x], by: UInt64(width * height))
            }
          }
        }
        for sum in sums { pixels.append(Self.mean(sum, over: whole)) }
      }
    }
    return Frame(size: small, pixels: pixels)
  }

  /// Returns red, green and blue times alpha, and alpha, all times `weight`.
  @inline(__always)
  private static func weighted(_ pixel: UInt32, by weight: UInt64) -> SIMD4<UInt64> {
    let alpha = UInt64(pixel >> 24) &* weight
    return SIMD4(
      UInt64(pixel >> 16 & 255) &* alpha, UInt64(pixel >> 8 & 255) &* alpha,
      UInt64(pixel & 255) &* alpha, alpha)
  }

  private static func mean(_ sum: SIMD4<UInt64>, over whole: UInt64) -> UInt32 {
    let alpha = sum.w
    guard alpha > 0 else { return 0 }
    func level(_ part: UInt64) -> UInt32 { UInt32((2 * part + alpha) / (2 * alpha)) }
    return UInt32((2 * alpha + whole) / (2 * whole)) << 24 | level(sum.x) << 16 | level(sum.y) << 8
      | level(sum.z)
  }
}

/// Which pixels of a longer line each pixel of a shorter one covers.
private struct Coverage {
  let long: Int
  let short: Int

  init(from long: Int, to short: Int) { (self.long, self.short) = (long, short) }

  /// Calls `body` for every longer line's pixel that one of the shorter line covers, and with how
  /// much.
  ///
  /// *Units*: the amount is in parts of which `short` make a pixel.
  @inline(__always)
  func forEach(of index: Int, _ body: (_ place: Int, _ parts: Int) -> Void) {
    var start = index * long
    let end = start + long
    while start < end {
      let place = start / short
      let next = min(end, (place + 1) * short)
      body(place, next - start)
      start = next
    }
  }
}
