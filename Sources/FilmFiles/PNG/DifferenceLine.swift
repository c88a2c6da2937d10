/// One row of a picture while its differences are found.
struct DifferenceLine {
  let pixels: UnsafePointer<UInt32>
  /// The row above; zeros above the first.
  let above: UnsafePointer<UInt32>
  let width: Int
  let bytesPerPixel: Int

  /// The numbers of PNG's filters.
  static let left: UInt8 = 1
  static let up: UInt8 = 2

  /// Finds the differences that change less often.
  ///
  /// - Parameters:
  ///   - one: room for differences.
  ///   - other: the same again.
  /// - Returns: the number of the filter that was chosen, and where its differences are.
  func makeDifferences(
    in one: LineDifferences, or other: LineDifferences
  ) -> (filter: UInt8, differences: LineDifferences) {
    subtract(above, from: pixels, count: width, into: one.values)
    let upward = one.findRepeats()
    guard upward > width / Self.fewChanges else { return (Self.up, one) }
    // Without alpha the highest byte is no part of the file.
    other.values[0] = bytesPerPixel == 4 ? pixels[0] : pixels[0] & 0xFF_FFFF
    subtract(pixels, from: pixels + 1, count: width - 1, into: other.values + 1)
    return other.findRepeats() < upward ? (Self.left, other) : (Self.up, one)
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
  private func subtract(
    _ others: UnsafePointer<UInt32>, from pixels: UnsafePointer<UInt32>, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
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
  }

  /// Subtracts four bytes at once: the high bits are kept apart so that no byte borrows from the
  /// next.
  private static func subtractBytes(_ other: UInt32, from pixel: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((pixel | high) &- (other & ~high)) ^ ((pixel ^ ~other) & high)
  }
}
