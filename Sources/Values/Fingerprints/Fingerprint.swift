/// A short number for a long value: the same on every machine and in every run, for ever.
///
/// Source: Fowler, Noll and Vo, FNV-1a with 64 bits. No secret: it finds changes, not forgeries.
package struct Fingerprint: Hashable, Sendable {
  /// The number so far, which each `combine` changes; at first that of no bytes at all.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the fingerprint of nothing.
  package init() {}

  /// The fingerprint whose number was noted.
  package init(value: UInt64) { self.value = value }

  /// Mixes one byte in; the order of the calls counts.
  package mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* Self.prime
  }

  /// The lowest byte first.
  package mutating func combine(_ number: UInt64) {
    var rest = number
    for _ in 0..<8 {
      combine(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Mixes in all 64 bits of the number, the lowest byte first.
  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// The bits of the number; both zeros are one.
  package mutating func combine(_ number: Double) {
    combine(number == 0 ? 0 : number.bitPattern)
  }

  /// Mixes in one byte: 1 for true, 0 for false.
  package mutating func combine(_ flag: Bool) { combine(UInt8(flag ? 1 : 0)) }

  /// The text and its length, so that texts in a row are told apart.
  package mutating func combine(_ text: String) {
    combine(text.utf8.count)
    for byte in text.utf8 { combine(byte) }
  }

  /// Mixes in the number of another fingerprint, such as that of a part.
  package mutating func combine(_ other: Fingerprint) { combine(other.value) }

  /// Whole pixels in one go, which is eight times as fast and finds every change of a single one.
  package mutating func combine(pixels: UnsafeBufferPointer<UInt32>) {
    var value = value
    for pixel in pixels { value = (value ^ UInt64(pixel)) &* Self.prime }
    self.value = Self.mixed(value)
  }

  /// Takes the fingerprint of each row of pixels, as `combine(pixels:)` makes it from nothing.
  ///
  /// Four rows go in step, since each product waits for the one before it in its row.
  ///
  /// - Parameters:
  ///   - pixels: The pixels of whole rows.
  ///   - width: The pixels of a row.
  /// - Returns: A fingerprint a row, from the top.
  package static func fingerprints(
    ofRows pixels: UnsafeBufferPointer<UInt32>, width: Int
  ) -> [Fingerprint] {
    let count = width == 0 ? 0 : pixels.count / width
    var fingerprints = Array(repeating: Fingerprint(), count: count)
    let together = count - count % 4
    for row in stride(from: 0, to: together, by: 4) {
      let start = Fingerprint().value
      var (a, b, c, d) = (start, start, start, start)
      for place in row * width..<(row + 1) * width {
        a = (a ^ UInt64(pixels[place])) &* prime
        b = (b ^ UInt64(pixels[place + width])) &* prime
        c = (c ^ UInt64(pixels[place + 2 * width])) &* prime
        d = (d ^ UInt64(pixels[place + 3 * width])) &* prime
      }
      for (index, value) in [a, b, c, d].enumerated() {
        fingerprints[row + index].value = mixed(value)
      }
    }
    for row in together..<count {
      let range = row * width..<(row + 1) * width
      fingerprints[row].combine(pixels: UnsafeBufferPointer(rebasing: pixels[range]))
    }
    return fingerprints
  }

  /// Brings what came last to the lower bits, which it has not reached yet.
  private static func mixed(_ value: UInt64) -> UInt64 { (value ^ value >> 32) &* prime }

  private static let prime: UInt64 = 0x100_0000_01B3
}

extension Fingerprint: CustomStringConvertible {
  /// Sixteen digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads what `description` says.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16), text.first != "+" else {
      return nil
    }
    self.value = value
  }
}
