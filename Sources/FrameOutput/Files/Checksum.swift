/// XXH64: eight bytes that tell contents apart which nobody forged, at some gigabytes a second.
///
/// Source: https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md
package enum Checksum {
  /// The checksum of some bytes.
  ///
  /// - Parameter seed: another one gives another checksum.
  package static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    var offset = 0
    var sum: UInt64
    if bytes.count >= 32 {
      var (one, two) = (seed &+ prime1 &+ prime2, seed &+ prime2)
      var (three, four) = (seed, seed &- prime1)
      while offset + 32 <= bytes.count {
        one = round(one, word(bytes, offset))
        two = round(two, word(bytes, offset + 8))
        three = round(three, word(bytes, offset + 16))
        four = round(four, word(bytes, offset + 24))
        offset += 32
      }
      sum = rotate(one, 1) &+ rotate(two, 7) &+ rotate(three, 12) &+ rotate(four, 18)
      sum = merge(merge(merge(merge(sum, one), two), three), four)
    } else {
      sum = seed &+ prime5
    }
    sum &+= UInt64(bytes.count)
    while offset + 8 <= bytes.count {
      sum = rotate(sum ^ round(0, word(bytes, offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      sum = rotate(sum ^ UInt64(half) &* prime1, 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < bytes.count {
      sum = rotate(sum ^ UInt64(bytes[offset]) &* prime5, 11) &* prime1
      offset += 1
    }
    sum = (sum ^ sum >> 33) &* prime2
    sum = (sum ^ sum >> 29) &* prime3
    return sum ^ sum >> 32
  }

  /// The checksum of some bytes.
  package static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    bytes.withUnsafeBytes { of($0, seed: seed) }
  }

  /// The checksum of what stands in a file.
  ///
  /// - Throws: `FrameOutputError.cannotRead`.
  package static func ofFile(
    at path: String, seed: UInt64 = 0
  ) throws(FrameOutputError) -> (bytes: Int, checksum: UInt64) {
    let contents = try SourceFile.bytes(of: path, limit: .max)
    return (contents.count, of(contents, seed: seed))
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func rotate(_ word: UInt64, _ bits: UInt64) -> UInt64 {
    word &<< bits | word &>> (64 &- bits)
  }

  @inline(__always)
  private static func round(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    rotate(sum &+ word &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func merge(_ sum: UInt64, _ lane: UInt64) -> UInt64 {
    (sum ^ round(0, lane)) &* prime1 &+ prime4
  }

  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5
}
