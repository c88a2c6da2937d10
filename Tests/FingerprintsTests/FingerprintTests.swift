import Fingerprints
import Testing

@Suite struct FingerprintTests {
  private func fingerprint(_ text: String) -> String {
    var fingerprint = Fingerprint()
    for byte in text.utf8 { fingerprint.combine(byte) }
    return fingerprint.description
  }

  /// Source: the reference implementation's test vectors.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `known texts have known fingerprints`(text: String, expected: String) {
    #expect(fingerprint(text) == expected)
  }

  @Test func `a fingerprint reads back from its digits`() {
    var fingerprint = Fingerprint()
    fingerprint.combine(-0.0)
    #expect(Fingerprint(fingerprint.description) == fingerprint)
    #expect(Fingerprint("+00000000000000a") == nil)
    #expect(Fingerprint("cbf29ce48422232") == nil)
    #expect(Fingerprint("cbf29ce48422232g") == nil)
  }

  @Test func `texts in a row are told apart`() {
    var (one, other) = (Fingerprint(), Fingerprint())
    for text in ["ab", "c"] { one.combine(text) }
    for text in ["a", "bc"] { other.combine(text) }
    #expect(one != other)
  }

  @Test(arguments: 0..<32)
  func `every bit of every pixel counts`(bit: UInt32) {
    let pixels = [UInt32](repeating: 0xFFAA_5500, count: 20)
    func fingerprint(_ pixels: [UInt32]) -> Fingerprint {
      var fingerprint = Fingerprint()
      pixels.withUnsafeBufferPointer { fingerprint.combine(pixels: $0) }
      return fingerprint
    }
    for place in pixels.indices {
      var other = pixels
      other[place] ^= 1 << bit
      #expect(fingerprint(pixels) != fingerprint(other))
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 5), (7, 4), (5, 11), (64, 8)])
  func `rows in step are as each row alone`(width: Int, height: Int) {
    let pixels = (0..<width * height).map { UInt32(truncatingIfNeeded: $0 &* 0x9E37_79B9) }
    let alone = (0..<height).map { row in
      var fingerprint = Fingerprint()
      pixels[row * width..<(row + 1) * width].withUnsafeBufferPointer {
        fingerprint.combine(pixels: $0)
      }
      return fingerprint
    }
    let together = pixels.withUnsafeBufferPointer {
      Fingerprint.fingerprints(ofRows: $0, width: width)
    }
    #expect(together == alone)
  }
}
