import Drawing

/// Mixes the colour of a stamp into pixels with straight alpha.
struct StampInk {
  /// How many levels a channel may have where a stamp is; fewer make fewer colours.
  private static let levels: UInt32 = 32

  /// The nearest of the levels that are left, for each.
  private static let coarse: [UInt32] = (0...255).map { level in
    let (most, level) = (levels - 1, UInt32(level))
    return ((level * most + 127) / 255 * 255 + most / 2) / most
  }

  private let coarse = Self.coarse
  private let color: UInt32
  /// How opaque it is at each step of an edge.
  ///
  /// *Units*: 0...255.
  private let shares: [UInt32]

  init(_ color: Color) {
    let pixel = color.pixel
    self.color = pixel
    shares = (0...StampMask.steps).map { step in
      let steps = UInt32(StampMask.steps)
      return ((pixel >> 24) * UInt32(step) + steps / 2) / steps
    }
  }

  /// What became of the last pixel at each step: most of an edge lies on one colour.
  ///
  /// *Shape*: one for each step and 0; nil where there was none.
  typealias Memory = UnsafeMutablePointer<(old: UInt32, new: UInt32)?>

  /// Calls a body with a memory that is empty.
  static func withMemory(_ body: (Memory) -> Void) {
    withUnsafeTemporaryAllocation(
      of: (old: UInt32, new: UInt32)?.self, capacity: StampMask.steps + 1
    ) { memory in
      memory.initialize(repeating: nil)
      if let memory = memory.baseAddress { body(memory) }
    }
  }

  /// Mixes the colour into pixels.
  ///
  /// - Parameters:
  ///   - pixels: where the first of them is.
  ///   - count: how many pixels side by side are covered alike.
  ///   - step: how far, 1...`StampMask.steps`.
  ///   - memory: used for this ink alone.
  @inline(__always)
  func lay(
    on pixels: UnsafeMutablePointer<UInt32>, count: Int, step: Int, _ memory: Memory
  ) {
    var place = 0
    while place < count {
      let old = pixels[place]
      let new: UInt32
      if let last = memory[step], last.old == old {
        new = last.new
      } else {
        new = mixed(into: old, shares[step])
        memory[step] = (old, new)
      }
      while place &+ 8 <= count, Self.areEight(old, at: pixels + place) {
        for next in place..<place &+ 8 { pixels[next] = new }
        place &+= 8
      }
      while place < count, pixels[place] == old {
        pixels[place] = new
        place &+= 1
      }
    }
  }

  /// Returns true when each of eight pixels has a colour.
  @inline(__always)
  private static func areEight(_ color: UInt32, at pixels: UnsafeMutablePointer<UInt32>) -> Bool {
    let bytes = UnsafeRawPointer(pixels)
    let colors = SIMD2(repeating: UInt64(color) &<< 32 | UInt64(color))
    let differences =
      (bytes.loadUnaligned(as: SIMD2<UInt64>.self) ^ colors)
      | (bytes.loadUnaligned(fromByteOffset: 16, as: SIMD2<UInt64>.self) ^ colors)
    return differences[0] | differences[1] == 0
  }

  private func mixed(into old: UInt32, _ share: UInt32) -> UInt32 {
    if old >> 24 == 255 {
      @inline(__always) func channel(_ shift: UInt32) -> UInt32 {
        let sum = (color >> shift & 255) * share + (old >> shift & 255) * (255 - share)
        return coarse[Int((sum + 127) / 255)] << shift
      }
      return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
    }
    // What each of the two counts for.
    let (above, below) = (255 * share, (old >> 24) * (255 - share))
    let sum = above + below
    guard sum > 0 else { return old }
    @inline(__always) func channel(_ shift: UInt32) -> UInt32 {
      let level = ((color >> shift & 255) * above + (old >> shift & 255) * below + sum / 2) / sum
      return coarse[Int(level)] << shift
    }
    return ((sum + 127) / 255) << 24 | channel(16) | channel(8) | channel(0)
  }
}
