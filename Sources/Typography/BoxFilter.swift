import CCairo

/// A row or a column of pixels in a picture that is made smaller: which of the picture's pixels each
/// covers, and how much of each counts.
///
/// *Units*: shares and places are 65,536ths.
///
/// Source: Cairo, `cairo-image-source.c`, "create_separable_convolution"; pixman,
/// `pixman-fast-path.c`, "bits_image_fetch_separable_convolution_affine".
struct BoxFilter {
  /// How many pixels of the picture a pixel may cover.
  let width: Int
  /// The first pixel of the picture for each pixel; it may lie outside.
  private(set) var firsts: [Int] = []
  /// The shares of the pixels of the picture, `width` for each pixel.
  private(set) var shares: [Int] = []

  /// - Parameters:
  ///   - places: the middle of each pixel in the picture.
  ///   - step: how many pixels of the picture a pixel covers, at least 1.
  init(_ places: [Int], step: Double) {
    width = Int((step + 1).rounded(.up))
    var phaseBits = 0
    while step * Double(1 << phaseBits) <= 128 { phaseBits += 1 }
    let shift = 16 - phaseBits
    let reach = ((width << 16) - 65_536) >> 1
    for place in places {
      // The middle of the part of a pixel in which the place lies.
      let middle = ((place >> shift) << shift) + ((1 << shift) >> 1)
      firsts.append((middle - 1 - reach) >> 16)
      add(phase: (middle & 0xFFFF) >> shift, of: 1 << phaseBits, step: step)
    }
  }

  /// Appends the shares of a place that is so many parts of a pixel from its beginning.
  private mutating func add(phase: Int, of count: Int, step: Double) {
    let part = (Double(phase) + 0.5) * (1 / Double(count))
    let first = (part - Double(width) / 2 - 0.5).rounded(.up) - part + 0.5
    let start = shares.count
    var total = 0.0
    for index in 0..<width {
      let x = first + Double(index)
      let share = max(0, min(min(step, 1), min((step + 1) / 2 - x, (step + 1) / 2 + x)))
      total += share
      shares.append(Int(share * 65_536))
    }
    total = 1 / total
    var sum = 0
    for index in start..<shares.count {
      shares[index] = Int(Double(shares[index]) * total)
      sum += shares[index]
    }
    shares[start + width / 2] += 65_536 - sum
  }
}

extension BoxFilter {
  /// Makes a picture smaller.
  ///
  /// - Parameters:
  ///   - pixels: with premultiplied alpha, rows from the top.
  ///   - width: how many columns there are.
  ///   - height: how many rows there are.
  ///   - across: the columns of the result.
  ///   - down: its rows.
  /// - Returns: the result's pixels, rows from the top.
  static func reduce(
    _ pixels: [UInt32], width: Int, height: Int, across: BoxFilter, down: BoxFilter
  ) -> [UInt32] {
    let columns = across.firsts.indices.map { column in
      (first: across.firsts[column], inside: across.inside(column, of: width))
    }
    var result = [UInt32](repeating: 0, count: across.firsts.count * down.firsts.count)
    pixels.withUnsafeBufferPointer { pixels in
      across.shares.withUnsafeBufferPointer { shares in
        result.withUnsafeMutableBufferPointer { result in
          var target = 0
          for (row, top) in down.firsts.enumerated() {
            let rows = down.inside(row, of: height)
            for (column, place) in columns.enumerated() {
              var sum = SIMD4<UInt32>.zero
              for y in rows {
                let high = down.shares[row &* down.width &+ y &- top]
                let line = y &* width
                let first = column &* across.width &- place.first
                for x in place.inside {
                  // No pixel has half of the sum of all, so that the processor multiplies in one step.
                  let share = (shares[first &+ x] &* high &+ 0x8000) &>> 16 & 0x7FFF
                  let bytes = unsafeBitCast(pixels[line &+ x], to: SIMD4<UInt8>.self)
                  sum &+=
                    SIMD4(truncatingIfNeeded: bytes)
                    &* SIMD4(repeating: UInt32(truncatingIfNeeded: share))
                }
              }
              let levels = (sum &+ SIMD4(repeating: 0x8000)) &>> SIMD4(repeating: 16)
              result[target] = unsafeBitCast(
                SIMD4<UInt8>(clamping: levels), to: UInt32.self)
              target &+= 1
            }
          }
        }
      }
    }
    return result
  }

  /// Returns the pixels of the picture that count for one of the pixels: none without a share.
  private func inside(_ pixel: Int, of count: Int) -> Range<Int> {
    var (start, end) = (pixel * width, (pixel + 1) * width)
    while start < end, shares[start] == 0 { start += 1 }
    while end > start, shares[end - 1] == 0 { end -= 1 }
    let first = firsts[pixel] - pixel * width
    return (first + start..<first + end).clamped(to: 0..<count)
  }
}
