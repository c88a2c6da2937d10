/// One row of a picture while its differences are found.
struct DifferenceLine {
  let pixels: UnsafePointer<UInt32>
  /// The row above; zeros above the first.
  let above: UnsafePointer<UInt32>
  let differences: UnsafeMutablePointer<UInt32>
  let width: Int
  let bytesPerPixel: Int

  /// The numbers of PNG's filters.
  static let left: UInt8 = 1
  static let up: UInt8 = 2

  /// Writes the differences.
  ///
  /// - Parameter spare: room for another row.
  /// - Returns: the number of the filter that was chosen.
  func makeDifferences(trying spare: UnsafeMutablePointer<UInt32>) -> UInt8 {
    let upward = subtract(above, from: pixels, count: width, into: differences)
    guard upward > width / Self.fewChanges else { return Self.up }
    // Without alpha the highest byte is no part of the file.
    spare[0] = bytesPerPixel == 4 ? pixels[0] : pixels[0] & 0xFF_FFFF
    let sideward = subtract(pixels, from: pixels + 1, count: width - 1, into: spare + 1)
    guard sideward < upward else { return Self.up }
    differences.update(from: spare, count: width)
    return Self.left
  }

  /// The part of a row's pixels that may differ from the one before without a second look.
  private static let fewChanges = 16

  /// Subtracts pixels byte by byte, modulo 256.
  ///
  /// - Parameters:
  ///   - others: what is subtracted.
  ///   - pixels: from what it is subtracted.
  ///   - count: how many pixels there are.
  ///   - target: where the differences go.
  /// - Returns: how many differences are not the same as the one before.
  private func subtract(
    _ others: UnsafePointer<UInt32>, from pixels: UnsafePointer<UInt32>, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) -> Int {
    let mask: UInt32 = bytesPerPixel == 4 ? 0xFFFF_FFFF : 0xFF_FFFF
    let masks = SIMD8<UInt32>(repeating: mask)
    let (raw, rawOthers) = (UnsafeRawPointer(pixels), UnsafeRawPointer(others))
    let rawTarget = UnsafeMutableRawPointer(target)
    var place = 0
    while place &+ 8 <= count {
      let differences =
        raw.loadUnaligned(fromByteOffset: place &* 4, as: SIMD32<UInt8>.self)
        &- rawOthers.loadUnaligned(fromByteOffset: place &* 4, as: SIMD32<UInt8>.self)
      rawTarget.storeBytes(
        of: unsafeBitCast(differences, to: SIMD8<UInt32>.self) & masks,
        toByteOffset: place &* 4, as: SIMD8<UInt32>.self)
      place &+= 8
    }
    while place < count {
      target[place] = Self.subtractBytes(others[place], from: pixels[place]) & mask
      place &+= 1
    }
    return changes(in: target, count: count)
  }

  /// Subtracts four bytes at once: the high bits are kept apart so that no byte borrows from the
  /// next.
  private static func subtractBytes(_ other: UInt32, from pixel: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((pixel | high) &- (other & ~high)) ^ ((pixel ^ ~other) & high)
  }

  /// Returns how many differences are not the same as the one before.
  private func changes(in differences: UnsafePointer<UInt32>, count: Int) -> Int {
    let raw = UnsafeRawPointer(differences)
    var equal = SIMD8<UInt32>.zero
    var place = 1
    while place &+ 8 <= count {
      let isEqual =
        raw.loadUnaligned(fromByteOffset: place &* 4, as: SIMD8<UInt32>.self)
        .== raw.loadUnaligned(fromByteOffset: place &* 4 &- 4, as: SIMD8<UInt32>.self)
      equal = equal &+ SIMD8(repeating: 0).replacing(with: 1, where: isEqual)
      place &+= 8
    }
    var changes = max(0, place - 1) - Int(equal.wrappedSum())
    while place < count {
      if differences[place] != differences[place &- 1] { changes &+= 1 }
      place &+= 1
    }
    return changes
  }

  /// Cuts the differences into stretches, as `DifferenceRow` keeps them, and counts them.
  ///
  /// - Parameters:
  ///   - words: has room for `DifferenceRow.roomPerPixel` numbers a pixel, and `moreRoom`.
  ///   - counter: counts what is to be written.
  /// - Returns: how many numbers were written.
  func cut(into words: UnsafeMutablePointer<UInt32>, counter: DifferenceCounter) -> Int {
    var (place, count) = (0, 0)
    while place < width {
      let literals = copyLiterals(from: place, to: words + (count &+ 3), counter: counter)
      place &+= literals
      let repeats = literals > 0 ? self.repeats(of: differences[place &- 1], from: place) : 0
      counter.count(repeats: repeats, by: 1)
      place &+= repeats
      let zeros = self.repeats(of: 0, from: place)
      counter.count(zeros: zeros, by: 1)
      place &+= zeros
      words[count] = UInt32(truncatingIfNeeded: literals)
      words[count &+ 1] = UInt32(truncatingIfNeeded: repeats)
      words[count &+ 2] = UInt32(truncatingIfNeeded: zeros)
      count &+= 3 &+ literals
    }
    return count
  }

  /// Copies and counts the differences from a place on that are written one by one: up to the first
  /// that is zero or repeats the one before.
  ///
  /// - Returns: how many there are.
  @inline(__always)
  private func copyLiterals(
    from start: Int, to target: UnsafeMutablePointer<UInt32>, counter: DifferenceCounter
  ) -> Int {
    var (place, last) = (start, UInt32(0))
    while place < width {
      let difference = differences[place]
      guard difference != 0, difference != last else { break }
      target[place &- start] = difference
      counter.count(difference, at: place, by: 1)
      last = difference
      place &+= 1
    }
    return place &- start
  }

  /// Returns how many differences from a place on are a certain one.
  @inline(__always)
  func repeats(of difference: UInt32, from place: Int) -> Int {
    var end = place
    while end &+ 8 <= width {
      var changes: UInt32 = 0
      for offset in 0..<8 { changes |= differences[end &+ offset] ^ difference }
      if changes != 0 { break }
      end &+= 8
    }
    while end < width, differences[end] == difference { end &+= 1 }
    return end &- place
  }

  /// Returns the sums of the row as it stands in the file before compression.
  func checksum(filter: UInt8) -> RowChecksum.Row {
    var row = RowChecksum.Row()
    row.add(filter, count: 1)
    // Rows of drawings often begin with zeros.
    var start = repeats(of: 0, from: 0)
    row.add(0, count: start * bytesPerPixel)
    while start < width {
      let end = min(width, start &+ Self.mostAtOnce)
      row.add(UnsafeBufferPointer(start: differences + start, count: end &- start), bytesPerPixel)
      start = end
    }
    return row
  }

  /// How many pixels are summed in 32 bits: 1024² / 2 · 4 · 255 < 2³².
  private static let mostAtOnce = 1024
}

extension RowChecksum.Row {
  /// Adds pixels, at most 1024: red, green, blue, and then alpha if they have four bytes.
  fileprivate mutating func add(_ pixels: UnsafeBufferPointer<UInt32>, _ bytesPerPixel: Int) {
    // Pixels are added eight at a time. What is added again after each eight counts the earlier
    // ones as often as there are eights from them on.
    var (sums, sumsOfSums) = (SIMD8<UInt32>.zero, SIMD8<UInt32>.zero)
    var (greens, blues, alphas) = (SIMD8<UInt32>.zero, SIMD8<UInt32>.zero, SIMD8<UInt32>.zero)
    let byte = SIMD8<UInt32>(repeating: 255)
    let raw = UnsafeRawPointer(pixels.baseAddress)
    let eights = pixels.count / 8
    if let raw {
      for eight in 0..<eights {
        let eight = raw.loadUnaligned(fromByteOffset: eight &* 32, as: SIMD8<UInt32>.self)
        let (green, blue, alpha) = ((eight &>> 8) & byte, eight & byte, eight &>> 24)
        sums &+= ((eight &>> 16) & byte) &+ green &+ blue &+ alpha
        sumsOfSums &+= sums
        greens &+= green
        blues &+= blue
        alphas &+= alpha
      }
    }
    var all = UInt64(sums.wrappedSum())
    // How often a pixel's bytes count: once for each pixel from it to the end.
    var weighted: UInt64 = 0
    let rest = pixels.count - 8 * eights
    for lane in 0..<8 {
      weighted += 8 * UInt64(sumsOfSums[lane]) + UInt64(rest) * UInt64(sums[lane])
      weighted -= UInt64(lane) * UInt64(sums[lane])
    }
    var late =
      UInt64(greens.wrappedSum()) + 2 * UInt64(blues.wrappedSum())
      + 3 * UInt64(alphas.wrappedSum())
    for place in 8 * eights..<pixels.count {
      let pixel = UInt64(pixels[place])
      let (green, blue, alpha) = (pixel >> 8 & 255, pixel & 255, pixel >> 24)
      let sum = (pixel >> 16 & 255) + green + blue + alpha
      all += sum
      weighted += sum * UInt64(pixels.count - place)
      late += green + 2 * blue + 3 * alpha
    }
    // Each byte counts as often as there are bytes from it to the end.
    add(
      sum: all, sums: UInt64(bytesPerPixel) * weighted - late,
      count: UInt64(pixels.count) * UInt64(bytesPerPixel))
  }
}
