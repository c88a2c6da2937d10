extension LZWText {
  /// Returns the image data of a GIF: the size of a symbol, the blocks and the empty block.
  ///
  /// - Parameters:
  ///   - numbers: the index in the palette of each symbol. *Shape*: 256.
  ///   - bits: how many bits these indices have; 1...8.
  /// - Returns: the bytes of the image after its descriptor.
  func imageData(numbers: [UInt8], bits: Int) -> [UInt8] {
    // The format has no symbols of one bit.
    let bits = max(bits, 2)
    let restart = UInt32(1) << UInt32(bits)
    var blocks = BitBlocks(first: UInt8(bits), bytes: codes.count * 3 / 2 + 16)
    // How many codes were written since the dictionary was emptied, and how many bits the next one
    // has.
    var (count, width) = (0, bits + 1)
    func widthOfNext() -> Int {
      let next = Int(restart) + 1 + count
      return next >> width > 0 && width < 12 ? width + 1 : width
    }
    blocks.add(restart, width: width)
    for code in codes {
      if code == Self.restart {
        blocks.add(restart, width: width)
        (count, width) = (0, bits + 1)
        continue
      }
      let isSymbol = code < Self.firstEntry
      let number =
        isSymbol
        ? UInt32(numbers[Int(code)])
        : UInt32(code) - UInt32(Self.firstEntry) + restart + 2
      blocks.add(number, width: width)
      count += 1
      width = widthOfNext()
    }
    blocks.add(restart + 1, width: width)
    return blocks.finished()
  }
}

/// Codes of any number of bits, the lowest first, in blocks of up to 255 bytes.
private struct BitBlocks {
  private var bytes: [UInt8]
  /// How many bytes are written.
  private var count = 2
  /// Where the length byte of the current block stands.
  private var blockStart = 1
  private var rest: UInt64 = 0
  private var restWidth = 0

  /// - Parameters:
  ///   - first: the byte before the blocks.
  ///   - size: how many bytes the codes have at most.
  init(first: UInt8, bytes size: Int) {
    bytes = Array(repeating: 0, count: size + size / 255 + 16)
    bytes[0] = first
  }

  @inline(__always)
  mutating func add(_ number: UInt32, width: Int) {
    rest |= UInt64(number) &<< UInt64(restWidth)
    restWidth &+= width
    while restWidth >= 8 {
      add(UInt8(truncatingIfNeeded: rest))
      rest &>>= 8
      restWidth &-= 8
    }
  }

  @inline(__always)
  private mutating func add(_ byte: UInt8) {
    if count &- blockStart == 256 {
      bytes[blockStart] = 255
      blockStart = count
      count &+= 1
    }
    bytes[count] = byte
    count &+= 1
  }

  mutating func finished() -> [UInt8] {
    if restWidth > 0 { add(UInt8(truncatingIfNeeded: rest)) }
    bytes[blockStart] = UInt8(count - blockStart - 1)
    if bytes[blockStart] > 0 { count += 1 }
    bytes.removeSubrange(count...)
    return bytes
  }
}
