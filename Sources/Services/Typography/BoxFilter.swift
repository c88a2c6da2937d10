import CPixels

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
    let (columns, shares) = across.columns(of: width)
    let rowShares = down.shares.map(UInt16.init)
    var room = [UInt16](repeating: 0, count: shares.count * down.width)
    return columns.withUnsafeBufferPointer { columns in
      shares.withUnsafeBufferPointer { shares in
        var all = smaller_columns(
          columns: columns.baseAddress, count: columns.count, shares: shares.baseAddress,
          share_count: shares.count)
        let area = columns.count * down.firsts.count
        return [UInt32](unsafeUninitializedCapacity: area) { result, count in
          pixels.withUnsafeBufferPointer { pixels in
            rowShares.withUnsafeBufferPointer { rowShares in
              guard let pixels = pixels.baseAddress, let rowShares = rowShares.baseAddress,
                let result = result.baseAddress
              else { return }
              for (row, top) in down.firsts.enumerated() {
                let rows = down.inside(row, of: height)
                smaller_row_find(
                  pixels + rows.lowerBound * width, width,
                  rowShares + row * down.width + rows.lowerBound - top, rows.count, &all, &room,
                  result + count)
                count += columns.count
              }
            }
          }
        }
      }
    }
  }

  /// Returns which pixels of a row count for each pixel, and their shares.
  ///
  /// As many count for all, an even number, but at the ends of the row: what is the same for all
  /// takes half the time. So some have no share.
  private func columns(of count: Int) -> (columns: [smaller_column], shares: [UInt16]) {
    let even = width + width & 1
    var all = [UInt16](repeating: 0, count: (even * firsts.count + 7) / 8 * 8)
    let columns = firsts.enumerated().map { column, first in
      for place in 0..<width { all[column * even + place] = UInt16(shares[column * width + place]) }
      let isInside = first >= 0 && first + even <= count
      let pixels = isInside ? first..<first + even : inside(column, of: count)
      return smaller_column(
        first: Int32(pixels.lowerBound), count: Int32(pixels.count),
        first_share: Int32(column * even + pixels.lowerBound - first))
    }
    return (columns, all)
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
