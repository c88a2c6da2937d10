/// Names the pixels of a picture by symbols, row by row.
struct SymbolWalk {
  private let pixels: UnsafeBufferPointer<UInt32>
  /// The picture before; empty for none.
  private let before: UnsafeBufferPointer<UInt32>
  private let named: UnsafeMutableBufferPointer<UInt8>
  private let left: UnsafeMutableBufferPointer<UInt8>
  private let counts: UnsafeMutableBufferPointer<UInt32>
  private let translucency: Translucency
  private let namesAll: Bool

  /// How often a symbol differs from the one before.
  private(set) var namedSwitches = 0
  private(set) var leftSwitches = 0
  /// Whether some pixels that stay have no symbol of their own.
  private(set) var mustLeave = false

  /// The last pixel that was named, and its symbol.
  private var pixel: UInt32 = 0
  private var symbol: UInt8 = 0
  private var isFirst = true
  /// The last symbol on the left side, and how often it was there.
  private var lastLeft: UInt8 = 0
  private var runLength: UInt32 = 0
  /// How many pixels were read.
  private var target = 0

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - pixels: the picture.
  ///   - before: the picture before, of the same size, or nothing.
  ///   - named: gets a symbol for each pixel.
  ///   - left: gets 0 for each pixel that stays, else its symbol.
  ///   - counts: counts the symbols of `left`.
  ///   - translucency: what happens to pixels that are not opaque.
  ///   - namesAll: whether pixels that stay get the symbol of their colour, too.
  init(
    pixels: UnsafeBufferPointer<UInt32>, before: UnsafeBufferPointer<UInt32>,
    named: UnsafeMutableBufferPointer<UInt8>, left: UnsafeMutableBufferPointer<UInt8>,
    counts: UnsafeMutableBufferPointer<UInt32>, translucency: Translucency, namesAll: Bool
  ) {
    precondition(before.isEmpty || before.count == pixels.count, "the pictures differ in size")
    (self.pixels, self.before) = (pixels, before)
    (self.named, self.left, self.counts) = (named, left, counts)
    (self.translucency, self.namesAll) = (translucency, namesAll)
  }

  /// Reads a row.
  ///
  /// - Parameters:
  ///   - row: the places of its pixels.
  ///   - numbers: the symbols of the colours; new colours are added.
  /// - Returns: false when there are more colours than symbols.
  mutating func read(_ row: Range<Int>, _ numbers: inout ColorNumbers) -> Bool {
    precondition(row.lowerBound >= 0 && row.upperBound <= pixels.count, "the row is not there")
    precondition(
      target + row.count <= min(named.count, left.count), "there is no room for the row")
    var place = row.lowerBound
    while place < row.upperBound {
      if place &+ 8 <= row.upperBound, eightStay(at: place) {
        leave(8)
        place &+= 8
        continue
      }
      guard let next = read(from: place, to: row.upperBound, &numbers) else { return false }
      place = next
    }
    return true
  }

  /// Counts the last symbols.
  func finish() { counts[Int(lastLeft)] += runLength }

  /// Reads the next pixels of one colour, or one that stays and is not to be named.
  ///
  /// - Returns: the place after them; nil when there are more colours than symbols.
  @inline(__always)
  private mutating func read(
    from place: Int, to end: Int, _ numbers: inout ColorNumbers
  ) -> Int? {
    let current = pixels[place]
    let hasBefore = !before.isEmpty
    if !namesAll, hasBefore, before[place] == current {
      leave(1)
      return place &+ 1
    }
    if current != pixel || isFirst {
      guard name(current, &numbers) else { return nil }
    }
    var place = place
    repeat {
      let start = place
      let stays = hasBefore && before[place] == current
      if stays && !namesAll { break }
      repeat {
        place &+= 1
      } while place < end && pixels[place] == current
        && (hasBefore && before[place] == current) == stays
      put(stays ? 0 : symbol, count: place &- start)
    } while place < end && pixels[place] == current
    return place
  }

  /// Gives a pixel its symbol.
  private mutating func name(_ current: UInt32, _ numbers: inout ColorNumbers) -> Bool {
    isFirst = false
    pixel = current
    namedSwitches += 1
    if let color = translucency.color(of: pixel) {
      guard let number = numbers.number(of: color) else { return false }
      symbol = number
    } else {
      symbol = 0
      mustLeave = true
    }
    return true
  }

  @inline(__always)
  private mutating func put(_ symbol: UInt8, count: Int) {
    for place in target..<target &+ count {
      named[place] = self.symbol
      left[place] = symbol
    }
    target &+= count
    if symbol != lastLeft {
      counts[Int(lastLeft)] += runLength
      leftSwitches &+= 1
      (lastLeft, runLength) = (symbol, 0)
    }
    runLength &+= UInt32(truncatingIfNeeded: count)
  }

  /// Returns true when eight pixels stay, and have the last colour if they are to be named.
  @inline(__always)
  private func eightStay(at place: Int) -> Bool {
    guard !self.before.isEmpty, !(namesAll && isFirst),
      let pixels = UnsafeRawPointer(pixels.baseAddress),
      let before = UnsafeRawPointer(before.baseAddress)
    else { return false }
    let color = SIMD2(repeating: UInt64(pixel) << 32 | UInt64(pixel))
    let isNamed = SIMD2(repeating: namesAll ? UInt64.max : 0)
    var other = SIMD2<UInt64>()
    for pair in 0..<4 {
      let offset = 4 &* place &+ 16 &* pair
      let here = pixels.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
      other |= here ^ before.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
      other |= (here ^ color) & isNamed
    }
    return other[0] | other[1] == 0
  }

  /// Leaves the next pixels as they were.
  @inline(__always)
  private mutating func leave(_ count: Int) {
    let places = target..<target &+ count
    let symbol = namesAll ? symbol : 0
    UnsafeMutableBufferPointer(rebasing: named[places]).update(repeating: symbol)
    UnsafeMutableBufferPointer(rebasing: left[places]).update(repeating: 0)
    target &+= count
    if lastLeft != 0 {
      counts[Int(lastLeft)] += runLength
      leftSwitches &+= 1
      (lastLeft, runLength) = (0, 0)
    }
    runLength &+= UInt32(truncatingIfNeeded: count)
  }
}
