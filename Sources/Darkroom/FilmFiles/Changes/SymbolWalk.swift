/// Names the pixels of a picture by symbols, row by row.
struct SymbolWalk {
  private let pixels: UnsafeBufferPointer<UInt32>
  /// The picture before; empty for none.
  private let before: UnsafeBufferPointer<UInt32>
  private let named: UnsafeMutableBufferPointer<UInt8>
  private let left: UnsafeMutableBufferPointer<UInt8>
  private let translucency: Translucency
  private let namesAll: Bool

  /// How often a symbol differs from the one before.
  private(set) var namedSwitches = 0
  private(set) var leftSwitches = 0
  /// Whether any pixel stays.
  private(set) var hasLeft = false
  /// Whether some pixels that stay have no symbol of their own.
  private(set) var mustLeave = false

  /// The last pixel that was named, and its symbol.
  private var pixel: UInt32 = 0
  private var symbol: UInt8 = 0
  private var isFirst = true
  /// The last symbol on the left side.
  private var lastLeft: UInt8 = 0
  /// How many pixels were read.
  private var target = 0

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - pixels: the picture.
  ///   - before: the picture before, of the same size, or nothing.
  ///   - named: gets a symbol for each pixel.
  ///   - left: gets 0 for each pixel that stays, else its symbol.
  ///   - translucency: what happens to pixels that are not opaque.
  ///   - namesAll: whether pixels that stay get the symbol of their colour, too.
  init(
    pixels: UnsafeBufferPointer<UInt32>, before: UnsafeBufferPointer<UInt32>,
    named: UnsafeMutableBufferPointer<UInt8>, left: UnsafeMutableBufferPointer<UInt8>,
    translucency: Translucency, namesAll: Bool
  ) {
    precondition(before.isEmpty || before.count == pixels.count, "the pictures differ in size")
    (self.pixels, self.before) = (pixels, before)
    (self.named, self.left) = (named, left)
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
    guard let pixels = pixels.baseAddress else { return true }
    // A buffer without pixels may have an address.
    let before = before.isEmpty ? nil : before.baseAddress
    var place = row.lowerBound
    while place < row.upperBound {
      if !namesAll, let before {
        let count = (pixels + place).count(equalTo: before + place, of: row.upperBound - place)
        if count > 0 {
          put(0, count: count)
          place &+= count
          continue
        }
      }
      let current = pixels[place]
      if current != pixel || isFirst {
        guard name(current, &numbers) else { return false }
      }
      let end = place &+ (pixels + place).count(of: current, in: row.upperBound &- place)
      while place < end {
        let most = end &- place
        var count = before.map { ($0 + place).count(of: current, in: most) } ?? 0
        if count > 0 {
          put(0, count: count)
        } else {
          count = before.map { ($0 + place).countOfOthers(than: current, in: most) } ?? most
          put(symbol, count: count)
        }
        place &+= count
      }
    }
    return true
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

  /// Notes the symbol of the next pixels, which have the last colour unless they stay unnamed.
  ///
  /// - Parameters:
  ///   - left: that of the colour, or 0 for pixels that stay.
  ///   - count: how many pixels there are.
  @inline(__always)
  private mutating func put(_ left: UInt8, count: Int) {
    let name = namesAll || left != 0 ? symbol : 0
    if count < Self.fewest {
      for place in target..<target &+ count {
        named[place] = name
        self.left[place] = left
      }
    } else {
      let places = target..<target &+ count
      UnsafeMutableBufferPointer(rebasing: named[places]).update(repeating: name)
      UnsafeMutableBufferPointer(rebasing: self.left[places]).update(repeating: left)
    }
    target &+= count
    if left == 0 { hasLeft = true }
    if left != lastLeft {
      leftSwitches &+= 1
      lastLeft = left
    }
  }

  /// How many symbols are worth a call.
  private static let fewest = 12
}

extension UnsafePointer<UInt32> {
  /// Counts how many of the first pixels have a colour.
  @inline(__always)
  func count(of color: UInt32, in most: Int) -> Int {
    let colors = SIMD2(repeating: UInt64(color) << 32 | UInt64(color))
    let bytes = UnsafeRawPointer(self)
    var count = 0
    while count &+ 8 <= most {
      var other = SIMD2<UInt64>()
      for pair in 0..<4 {
        let offset = 4 &* count &+ 16 &* pair
        other |= bytes.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self) ^ colors
      }
      guard other[0] | other[1] == 0 else { break }
      count &+= 8
    }
    while count < most, self[count] == color { count &+= 1 }
    return count
  }

  /// Counts how many pixels come before the first that has a colour.
  @inline(__always)
  fileprivate func countOfOthers(than color: UInt32, in most: Int) -> Int {
    var count = 0
    while count < most, self[count] != color { count &+= 1 }
    return count
  }

  /// Counts how many of the first pixels equal those of another picture.
  @inline(__always)
  func count(equalTo other: UnsafePointer<UInt32>, of most: Int) -> Int {
    let (bytes, others) = (UnsafeRawPointer(self), UnsafeRawPointer(other))
    var count = 0
    while count &+ 8 <= most {
      let offset = 4 &* count
      let difference =
        bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
        ^ others.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
      let halves = difference.lowHalf | difference.highHalf
      guard halves[0] | halves[1] == 0 else { break }
      count &+= 8
    }
    while count &+ 4 <= most {
      let offset = 4 &* count
      let difference =
        bytes.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
        ^ others.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
      // The lowest bit that differs is one of the first pixel that does.
      let (one, two) = (UInt64(littleEndian: difference[0]), UInt64(littleEndian: difference[1]))
      if one != 0 { return count &+ one.trailingZeroBitCount &>> 5 }
      if two != 0 { return count &+ 2 &+ two.trailingZeroBitCount &>> 5 }
      count &+= 4
    }
    while count < most, self[count] == other[count] { count &+= 1 }
    return count
  }
}
