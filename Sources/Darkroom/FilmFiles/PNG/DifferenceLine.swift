import CPNG

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
  /// - Returns: the number of the filter that was chosen, where its differences are, and whether all
  ///   pixels are opaque.
  func makeDifferences(
    in one: LineDifferences, or other: LineDifferences
  ) -> (filter: UInt8, differences: LineDifferences, isOpaque: Bool) {
    // Without alpha the highest byte is no part of the file.
    let mask: UInt32 = bytesPerPixel == 4 ? 0xFFFF_FFFF : 0xFF_FFFF
    let isOpaque = png_subtract(pixels, above, mask, width, one.values) >> 24 == 255
    let upward = one.findRepeats()
    guard upward > width / Self.fewChanges else { return (Self.up, one, isOpaque) }
    other.values[0] = pixels[0] & mask
    _ = png_subtract(pixels + 1, pixels, mask, width - 1, other.values + 1)
    return other.findRepeats() < upward
      ? (Self.left, other, isOpaque) : (Self.up, one, isOpaque)
  }

  /// The part of a row's pixels that may differ from the one before without a second look.
  private static let fewChanges = 16
}
