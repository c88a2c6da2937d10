/// A short number for a long value: the same on every machine and in every run, for ever.
///
/// Source: Fowler, Noll and Vo, FNV-1a with 64 bits. No secret: it finds changes, not forgeries.
package struct Fingerprint: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

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

  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// The bits of the number; both zeros are one.
  package mutating func combine(_ number: Double) {
    combine(number == 0 ? 0 : number.bitPattern)
  }

  package mutating func combine(_ flag: Bool) { combine(UInt8(flag ? 1 : 0)) }

  /// The text and its length, so that texts in a row are told apart.
  package mutating func combine(_ text: String) {
    combine(text.utf8.count)
    for byte in text.utf8 { combine(byte) }
  }

  package mutating func combine(_ other: Fingerprint) { combine(other.value) }

  /// Whole pixels in one go, which is eight times as fast and finds every change of a single one.
  package mutating func combine(pixels: UnsafeBufferPointer<UInt32>) {
    var value = value
    for pixel in pixels { value = (value ^ UInt64(pixel)) &* Self.prime }
    // What came last has not reached the lower bits yet.
    self.value = (value ^ value >> 32) &* Self.prime
  }

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
