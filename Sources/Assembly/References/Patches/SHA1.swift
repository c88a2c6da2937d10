/// SHA-1, by which git names contents and which the handshake of WebSockets asks for.
///
/// It protects nothing here.
///
/// Source: https://www.rfc-editor.org/rfc/rfc3174.
package enum SHA1 {
  /// Returns the digest of some bytes.
  ///
  /// *Shape*: 20 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var text = bytes + [0x80]
    while text.count % 64 != 56 { text.append(0) }
    let bits = UInt64(bytes.count) * 8
    text += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: text.count, by: 64) {
      add(text[start..<start + 64], to: &state)
    }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<80 {
      words.append(
        rotated(words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16], 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for place in 0..<80 {
      let (mix, constant): (UInt32, UInt32) =
        switch place / 20 {
        case 0: (b & c | ~b & d, 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = rotated(a, 5) &+ mix &+ e &+ words[place] &+ constant
      (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
    }
    for (place, word) in [a, b, c, d, e].enumerated() { state[place] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
