/// How many pixels of a picture have which colour, as long as the colours are not too many.
struct ColorCounts {
  /// Open addressing; at most `mostSlots` of them are taken.
  private var colors = [UInt32](repeating: 0, count: slotCount)
  /// 0 where no pixel has the colour any more; negative where the slot is free.
  private var counts = [Int32](repeating: -1, count: slotCount)
  private var indices = [UInt8](repeating: 0, count: slotCount)
  private var taken: [Int] = []
  /// How many colours there are; meaningless once `isOverfull`.
  private(set) var count = 0
  /// There were too many colours to count them all; only `removeAll` helps.
  private(set) var isOverfull = false

  private static let slotCount = 1 << bits
  private static let bits: UInt32 = 12
  private static let mostSlots = 3 << (bits - 2)

  mutating func removeAll() { self = ColorCounts() }

  mutating func add(_ runs: [PixelRun]) {
    for run in runs {
      let slot = slot(of: run.pixel)
      if counts[slot] < 0 {
        guard taken.count < Self.mostSlots else {
          isOverfull = true
          return
        }
        colors[slot] = run.pixel
        counts[slot] = 0
        taken.append(slot)
      }
      if counts[slot] == 0 { count += 1 }
      counts[slot] += run.length
    }
  }

  /// Takes away what was added before.
  mutating func remove(_ runs: [PixelRun]) {
    for run in runs {
      let slot = slot(of: run.pixel)
      counts[slot] -= run.length
      if counts[slot] == 0 { count -= 1 }
    }
  }

  /// Numbers the colours: the most frequent first, then those that are not opaque, then by value.
  ///
  /// - Returns: the colours in order; `index(of:)` tells the number of each from now on.
  mutating func makePalette() -> [UInt32] {
    let present = taken.filter { counts[$0] > 0 }
    guard
      let first = present.max(by: {
        (counts[$0], colors[$1]) < (counts[$1], colors[$0])
      })
    else { return [] }
    let palette = [colors[first]] + present.filter { $0 != first }.map { colors[$0] }.sorted()
    for (index, color) in palette.enumerated() {
      indices[slot(of: color)] = UInt8(truncatingIfNeeded: index)
    }
    return palette
  }

  /// The number that `makePalette` gave to a colour of the picture.
  func index(of color: UInt32) -> UInt8 { indices[slot(of: color)] }

  private func slot(of color: UInt32) -> Int {
    // Knuth's multiplicative hash: the golden ratio of 2³².
    var slot = Int((color &* 0x9E37_79B1) >> (32 - Self.bits))
    while colors[slot] != color, counts[slot] >= 0 { slot = (slot + 1) & (Self.slotCount - 1) }
    return slot
  }
}
