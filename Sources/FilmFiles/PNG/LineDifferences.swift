/// The differences of a row, and which of them are the same as the one before.
struct LineDifferences {
  let values: UnsafeMutablePointer<UInt32>
  /// For each eight differences a byte each: 255 where it is the same as the one before, else 0.
  ///
  /// *Shape*: the first difference and those behind the last are no repeats.
  private let repeats: UnsafeMutablePointer<UInt64>
  private let width: Int

  /// Takes room for a row.
  init(in room: UnsafeMutableRawPointer, width: Int) {
    self.width = width
    repeats = room.assumingMemoryBound(to: UInt64.self)
    values = (room + 8 * Self.eights(width)).assumingMemoryBound(to: UInt32.self)
  }

  /// How many bytes a row takes, a multiple of eight.
  static func room(width: Int) -> Int { 8 * eights(width) + 4 * (width + width & 1) }

  /// One more than needed, since the one behind is looked at, too.
  private static func eights(_ width: Int) -> Int { width / 8 + 2 }

  /// Finds the differences that are the same as the one before.
  ///
  /// - Returns: how many are not; the first does not count.
  func findRepeats() -> Int {
    let raw = UnsafeRawPointer(values)
    var equal = 0
    repeats[0] = eight(at: 0)
    let whole = width / 8
    for eight in 1..<max(1, whole) {
      let place = eight &* 32
      let isEqual =
        raw.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt32>.self)
        .== raw.loadUnaligned(fromByteOffset: place &- 4, as: SIMD8<UInt32>.self)
      let bytes = SIMD8<Int8>(
        truncatingIfNeeded: unsafeBitCast(isEqual, to: SIMD8<Int32>.self))
      let word = unsafeBitCast(bytes, to: UInt64.self)
      repeats[eight] = word
      equal &+= word.nonzeroBitCount
    }
    if whole > 0 { repeats[whole] = eight(at: whole) }
    repeats[whole + 1] = 0
    equal += repeats[0].nonzeroBitCount + (whole > 0 ? repeats[whole].nonzeroBitCount : 0)
    return max(0, width - 1) - equal / 8
  }

  /// Finds the repeats among eight differences at an end of the row.
  private func eight(at eight: Int) -> UInt64 {
    var word: UInt64 = 0
    for place in max(1, 8 * eight)..<max(1, 8 * eight, min(width, 8 * eight + 8))
    where values[place] == values[place - 1] {
      word |= 255 << UInt64(8 * (place & 7))
    }
    return word
  }

  /// Returns the first of two differences that repeat the one before them.
  ///
  /// - Parameter start: from where on they are looked for.
  /// - Returns: its place; the width of the row for none.
  @inline(__always)
  private func firstOfTwoRepeats(from start: Int) -> Int {
    var eight = start &>> 3
    let end = width &>> 3
    var word = repeats[eight] & (UInt64.max &<< UInt64(truncatingIfNeeded: start &* 8))
    while true {
      let next = repeats[eight &+ 1]
      let twice = word & (repeats[eight] &>> 8 | next &<< 56)
      if twice != 0 { return eight &* 8 &+ twice.trailingZeroBitCount &>> 3 }
      eight &+= 1
      if eight > end { return width }
      word = next
    }
  }

  /// Returns the first difference that does not repeat the one before.
  @inline(__always)
  private func firstChange(from start: Int) -> Int {
    var eight = start &>> 3
    var word = ~repeats[eight] & (UInt64.max &<< UInt64(truncatingIfNeeded: start &* 8))
    while word == 0 {
      eight &+= 1
      word = ~repeats[eight]
    }
    return eight &* 8 &+ word.trailingZeroBitCount &>> 3
  }

  /// Cuts the differences into stretches, as `DifferenceRow` keeps them, and counts them.
  ///
  /// - Parameters:
  ///   - words: has room for `DifferenceRow.roomPerPixel` numbers a pixel, and `moreRoom`.
  ///   - counter: counts what is to be written.
  /// - Returns: how many numbers were written.
  func cut(into words: UnsafeMutablePointer<UInt32>, counter: DifferenceCounter) -> Int {
    var (place, count) = (0, 0)
    while place < width {
      // Where a difference is repeated at once, it is written once.
      let start = firstOfTwoRepeats(from: place)
      let end = start < width ? firstChange(from: start) : width
      let isZero = start < width && values[start] == 0
      let literals = start &- place &- (isZero ? 1 : 0)
      let (repeats, zeros) = isZero ? (0, end &- start &+ 1) : (end &- start, 0)
      let (source, target) = (values + place, words + (count &+ 3))
      target.update(from: source, count: literals)
      counter.count(UnsafeBufferPointer(start: source, count: literals), from: place, by: 1)
      counter.count(repeats: repeats, by: 1)
      counter.count(zeros: zeros, by: 1)
      words[count] = UInt32(truncatingIfNeeded: literals)
      words[count &+ 1] = UInt32(truncatingIfNeeded: repeats)
      words[count &+ 2] = UInt32(truncatingIfNeeded: zeros)
      count &+= 3 &+ literals
      place = end
    }
    return count
  }

  /// Returns the sums of the row as it stands in the file before compression.
  func checksum(filter: UInt8, bytesPerPixel: Int) -> RowChecksum.Row {
    var row = RowChecksum.Row()
    row.add(filter, count: 1)
    // Rows of drawings often begin with zeros.
    var start = width > 0 && values[0] == 0 ? firstChange(from: 1) : 0
    row.add(0, count: start * bytesPerPixel)
    while start < width {
      let end = min(width, start &+ Self.mostAtOnce)
      row.add(UnsafeBufferPointer(start: values + start, count: end &- start), bytesPerPixel)
      start = end
    }
    return row
  }
  /// How many pixels are summed in 32 bits: 1024² / 2 · 4 · 255 < 2³².
  private static let mostAtOnce = 1024
}

extension RowChecksum.Row {
  /// Adds pixels, at most 1024: red, green, blue, and then alpha if they have four bytes.
  fileprivate mutating func add(_ pixels: UnsafeBufferPointer<UInt32>, _ bytesPerPixel: Int) {
    // Pixels are added eight at a time. What is added again after each eight counts the earlier
    // ones as often as there are eights from them on.
    var (sums, sumsOfSums) = (SIMD8<UInt32>.zero, SIMD8<UInt32>.zero)
    var (greens, blues, alphas) = (SIMD8<UInt32>.zero, SIMD8<UInt32>.zero, SIMD8<UInt32>.zero)
    let byte = SIMD8<UInt32>(repeating: 255)
    let raw = UnsafeRawPointer(pixels.baseAddress)
    let eights = pixels.count / 8
    if let raw {
      for eight in 0..<eights {
        let eight = raw.loadUnaligned(fromByteOffset: eight &* 32, as: SIMD8<UInt32>.self)
        let (green, blue, alpha) = ((eight &>> 8) & byte, eight & byte, eight &>> 24)
        sums &+= ((eight &>> 16) & byte) &+ green &+ blue &+ alpha
        sumsOfSums &+= sums
        greens &+= green
        blues &+= blue
        alphas &+= alpha
      }
    }
    var all = UInt64(sums.wrappedSum())
    // How often a pixel's bytes count: once for each pixel from it to the end.
    var weighted: UInt64 = 0
    let rest = pixels.count - 8 * eights
    for lane in 0..<8 {
      weighted += 8 * UInt64(sumsOfSums[lane]) + UInt64(rest) * UInt64(sums[lane])
      weighted -= UInt64(lane) * UInt64(sums[lane])
    }
    var late =
      UInt64(greens.wrappedSum()) + 2 * UInt64(blues.wrappedSum())
      + 3 * UInt64(alphas.wrappedSum())
    for place in 8 * eights..<pixels.count {
      let pixel = UInt64(pixels[place])
      let (green, blue, alpha) = (pixel >> 8 & 255, pixel & 255, pixel >> 24)
      let sum = (pixel >> 16 & 255) + green + blue + alpha
      all += sum
      weighted += sum * UInt64(pixels.count - place)
      late += green + 2 * blue + 3 * alpha
    }
    // Each byte counts as often as there are bytes from it to the end.
    add(
      sum: all, sums: UInt64(bytesPerPixel) * weighted - late,
      count: UInt64(pixels.count) * UInt64(bytesPerPixel))
  }
}
