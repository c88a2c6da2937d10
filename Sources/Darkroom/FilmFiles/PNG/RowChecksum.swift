/// The Adler-32 checksum of bytes that come in rows (RFC 1950).
///
/// A row adds a sum and a sum of sums. Both are kept, so that rows that repeat are not summed
/// again.
struct RowChecksum {
  /// The sums of one row of less than 2²⁶ bytes, for which 64 bits suffice.
  struct Row {
    private(set) var length: UInt64 = 0
    /// The sum of the bytes, and the sum of the sums after each byte.
    private(set) var sum: UInt64 = 0
    private(set) var sums: UInt64 = 0

    mutating func add(_ byte: UInt8, count: Int) {
      let (value, count) = (UInt64(byte), UInt64(count))
      sums &+= count &* sum &+ value &* (count &* (count &+ 1) / 2)
      sum &+= count &* value
      length &+= count
    }

    /// Adds the bytes of a pixel several times.
    mutating func add(_ pixel: PixelBytes, times: Int) {
      let (count, times) = (UInt64(pixel.count), UInt64(times))
      var (once, weighted) = (UInt64(0), UInt64(0))
      for place in 0..<pixel.count {
        once &+= UInt64(pixel[place])
        weighted &+= UInt64(pixel[place]) &* (count &- UInt64(place))
      }
      // Each pixel is summed again with all bytes behind it.
      add(
        sum: times &* once,
        sums: times &* weighted &+ count &* once &* (times &* (times &- 1) / 2),
        count: count &* times)
    }

    /// Adds bytes of which the sum is known, and the sum of the sums after each of them.
    mutating func add(sum more: UInt64, sums moreSums: UInt64, count: UInt64) {
      sums &+= count &* sum &+ moreSums
      sum &+= more
      length &+= count
    }
  }

  private static let modulus: UInt64 = 65_521
  private var sum: UInt64 = 1
  private var sums: UInt64 = 0

  /// Adds a row, one time or several, less than 2³² times.
  mutating func add(_ row: Row, times: Int = 1) {
    // Each row finds a sum that is larger by that of the row before it.
    let (times, rowSum) = (UInt64(times), row.sum % Self.modulus)
    let length = row.length % Self.modulus
    let pairs = times * (times - 1) / 2 % Self.modulus
    sums += times % Self.modulus * ((length * sum + row.sums) % Self.modulus)
    sums = (sums + length * rowSum % Self.modulus * pairs) % Self.modulus
    sum = (sum + times * rowSum) % Self.modulus
  }

  var value: UInt32 { UInt32(sums << 16 | sum) }
}
