/// XXH64: an eight-byte checksum, which takes some gigabytes a second.
///
/// It does not protect from forgery.
///
/// Source: https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md
package enum Checksum {
  /// Returns the checksum of some bytes.
  ///
  /// - Parameters:
  ///   - bytes: all that is summed up.
  ///   - seed: the same bytes with another seed have another checksum.
  /// - Returns: the checksum.
  package static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    var lanes = Lanes(seed: seed)
    return lanes.finish(with: bytes)
  }

  /// Returns the checksum of some bytes.
  package static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    bytes.withUnsafeBytes { of($0, seed: seed) }
  }

  /// Returns the size and the checksum of a file's contents.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: how many bytes of it count; `nil` for all.
  ///   - seed: the same bytes with another seed have another checksum.
  /// - Returns: how many bytes were read, and their checksum.
  /// - Throws: `FileError.cannotRead`.
  package static func ofFile(
    at path: String, upTo limit: Int? = nil, seed: UInt64 = 0
  ) throws(FileError) -> (bytes: Int, checksum: UInt64) {
    var lanes = Lanes(seed: seed)
    var checksum: UInt64 = 0
    try SourceFile.forEachPiece(of: path, pieceSize: pieceSize, upTo: limit) { piece in
      if piece.count == pieceSize {
        lanes.add(piece)
      } else {
        checksum = lanes.finish(with: piece)
      }
    }
    return (lanes.count, checksum)
  }

  /// How much is read at a time: a multiple of 32 that fits into a processor's second cache.
  ///
  /// The allocator hands out a block of this size again without asking the system for new pages.
  ///
  /// *Units*: bytes.
  private static let pieceSize = 65_536

  /// The state of the checksum after the bytes added so far.
  private struct Lanes {
    private let seed: UInt64
    private var one: UInt64
    private var two: UInt64
    private var three: UInt64
    private var four: UInt64
    /// How many bytes were added.
    private(set) var count = 0

    init(seed: UInt64) {
      self.seed = seed
      (one, two) = (seed &+ prime1 &+ prime2, seed &+ prime2)
      (three, four) = (seed, seed &- prime1)
    }

    /// Adds the bytes up to the last multiple of 32.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
      var offset = 0
      while offset + 32 <= bytes.count {
        one = round(one, word(bytes, offset))
        two = round(two, word(bytes, offset + 8))
        three = round(three, word(bytes, offset + 16))
        four = round(four, word(bytes, offset + 24))
        offset += 32
      }
      count += offset
    }

    /// Returns the checksum of all that was added and of `bytes`, which are the last.
    mutating func finish(with bytes: UnsafeRawBufferPointer) -> UInt64 {
      add(bytes)
      var sum: UInt64
      if count >= 32 {
        sum = rotate(one, 1) &+ rotate(two, 7) &+ rotate(three, 12) &+ rotate(four, 18)
        sum = merge(merge(merge(merge(sum, one), two), three), four)
      } else {
        sum = seed &+ prime5
      }
      var offset = bytes.count & ~31
      count += bytes.count - offset
      sum &+= UInt64(count)
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
