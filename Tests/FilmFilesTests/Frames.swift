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
  /// A drawing of patches of so many colours, which takes few words.
  static func patches(colors: Int, width: Int, height: Int, hasAlpha: Bool = false) -> Frame {
    var frame = Frame(size: PixelSize(width: width, height: height), filledWith: 0xFF10_2030)
    var numbers = Numbers(seed: 1)
    for index in 0..<colors - 1 {
      let (x, y) = (numbers.next(below: width), numbers.next(below: height))
      let color = UInt32(truncatingIfNeeded: (index + 1) &* 0x9E_3779) & 0xFF_FFFF
      let pixel = color | (hasAlpha ? UInt32(1 + index % 255) << 24 : 0xFF00_0000)
      for row in y..<min(height, y + 3) {
        for column in x..<min(width, x + 5) { frame[column, row] = pixel }
      }
    }
    return frame
  }

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
