/// The bits of some bytes, put together so that more can follow.
struct PixelCode {
  /// The number of bits in the lowest byte, and the bits themselves from the 32nd on.
  ///
  /// Shifts look at the lowest six bits alone, so that numbers of bits are added as they stand.
  private var word: UInt64

  init(_ code: HuffmanCode.Code) { word = UInt64(code.bits) << 32 | UInt64(code.count) }

  var bits: UInt64 { word &>> 32 }
  /// The number of bits, and something above the lowest byte.
  var shift: UInt64 { word }
}

/// The bits of all that rows consist of, for a writer in a hurry.
struct DifferenceWords {
  let bytes: UnsafePointer<PixelCode>
  let repeats: UnsafePointer<HuffmanCode.Word>
  let zeros: UnsafePointer<HuffmanCode.Word>
  let bytesPerPixel: Int

  @inline(__always)
  func write(_ row: DifferenceRow, to tail: inout BitWriter.Tail) {
    let filter = bytes[Int(row.filter)]
    tail.put(filter.bits, filter.shift & 255)
    row.forEachStretch { literals, repeats, zeros in
      write(literals, to: &tail)
      write(repeats: repeats, to: &tail)
      write(zeros: zeros, to: &tail)
    }
  }

  /// Writes pixels, two in one step where they fit.
  @inline(__always)
  private func write(_ pixels: UnsafeBufferPointer<UInt32>, to tail: inout BitWriter.Tail) {
    guard var pixel = pixels.baseAddress else { return }
    let end = pixel + pixels.count
    while pixel + 1 < end {
      let (one, other) = (bits(of: pixel[0]), bits(of: pixel[1]))
      let count = one.count &+ other.count
      if count <= BitWriter.mostAtOnce {
        tail.put(one.bits | other.bits &<< one.count, count)
      } else {
        tail.put(one.bits, one.count)
        tail.put(other.bits, other.count)
      }
      pixel += 2
    }
    if pixel < end {
      let last = bits(of: pixel[0])
      tail.put(last.bits, last.count)
    }
  }

  /// Returns the bits of a pixel and their number.
  @inline(__always)
  private func bits(of pixel: UInt32) -> (bits: UInt64, count: UInt64) {
    let (red, green) = (bytes[Int(pixel &>> 16 & 255)], bytes[Int(pixel &>> 8 & 255)])
    let blue = bytes[Int(pixel & 255)]
    var shift = red.shift
    var bits = red.bits | green.bits &<< shift
    shift &+= green.shift
    bits |= blue.bits &<< shift
    shift &+= blue.shift
    if bytesPerPixel == 4 {
      let alpha = bytes[Int(pixel &>> 24)]
      bits |= alpha.bits &<< shift
      shift &+= alpha.shift
    }
    return (bits, shift & 255)
  }

  @inline(__always)
  private func write(repeats count: Int, to tail: inout BitWriter.Tail) {
    guard count > 0 else { return }
    let pieces = DifferencePieces(repeats: count, bytesPerPixel)
    for _ in 0..<pieces.count { tail.put(repeats[pieces.whole]) }
    if pieces.rest > 0 { tail.put(repeats[pieces.rest]) }
  }

  @inline(__always)
  private func write(zeros count: Int, to tail: inout BitWriter.Tail) {
    guard count > 0 else { return }
    let pieces = DifferencePieces(zeros: count, bytesPerPixel)
    let zero = bytes[0]
    tail.put(zero.bits, zero.shift & 255)
    for _ in 0..<pieces.count { tail.put(zeros[pieces.whole]) }
    if pieces.rest >= Deflater.shortestCopy {
      tail.put(zeros[pieces.rest])
    } else {
      for _ in 0..<pieces.rest { tail.put(zero.bits, zero.shift & 255) }
    }
  }
}
