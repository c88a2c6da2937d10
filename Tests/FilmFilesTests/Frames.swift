import Pixels

/// The same numbers on every run: a step of Knuth's MMIX generator.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}

extension Frame {
  /// A frame of `colors` in any order, each at least once where there is room.
  static func scattered(_ colors: [UInt32], width: Int, height: Int, seed: UInt64 = 1) -> Frame {
    var numbers = Numbers(seed: seed)
    let pixels = (0..<width * height).map { index in
      index < colors.count ? colors[index] : colors[numbers.next(below: colors.count)]
    }
    return Frame(size: PixelSize(width: width, height: height), pixels: pixels)
  }

  /// A frame of white with one rectangle.
  static func rectangle(
    x: Int, y: Int, width: Int, height: Int, color: UInt32 = 0xFFFF_8000, size: PixelSize
  ) -> Frame {
    var frame = Frame(size: size, filledWith: 0xFFFF_FFFF)
    for row in max(0, y)..<min(size.height, y + height) {
      for column in max(0, x)..<min(size.width, x + width) { frame[column, row] = color }
    }
    return frame
  }
}

/// `count` opaque colours, all different.
func opaqueColors(_ count: Int) -> [UInt32] {
  (0..<count).map { 0xFF00_0000 | UInt32($0) &* 0x9E37_79B1 & 0xFF_FFFF }
}
