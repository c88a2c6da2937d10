/// How many pixels of a picture have which colour, as long as the colours are not too many.
struct ColorCounts {
  private struct Slot {
    var color: UInt32 = 0
    /// 0 where no pixel has the colour any more; negative where the slot is free.
    var count: Int32 = -1
    var index: UInt8 = 0
  }

  /// Open addressing; at most `mostSlots` of them are taken.
  private var slots = [Slot](repeating: Slot(), count: slotCount)
  private var taken: [Int] = []
  /// How many colours there are; meaningless once `isOverfull`.
  private(set) var count = 0
  /// There were too many colours to count them all; only `removeAll` helps.
  private(set) var isOverfull = false

  private static let slotCount = 1 << bits
  private static let bits: UInt32 = 12
  private static let mostSlots = 3 << (bits - 2)

  mutating func removeAll() { self = ColorCounts() }

  mutating func add(_ runs: UnsafeBufferPointer<PixelRun>) {
    for run in runs {
      let slot = slot(of: run.pixel)
      if slots[slot].count < 0 {
        guard taken.count < Self.mostSlots else {
          isOverfull = true
          return
        }
        slots[slot] = Slot(color: run.pixel, count: 0)
        taken.append(slot)
      }
      if slots[slot].count == 0 { count += 1 }
      slots[slot].count += run.length
    }
  }

  /// Takes away what was added before.
  mutating func remove(_ runs: UnsafeBufferPointer<PixelRun>) {
    for run in runs {
      let slot = slot(of: run.pixel)
      slots[slot].count -= run.length
      if slots[slot].count == 0 { count -= 1 }
    }
  }

  /// Numbers the colours: the most frequent first, then those that are not opaque, then by value.
  ///
  /// - Returns: the colours in order; `index(of:)` tells the number of each from now on.
  mutating func makePalette() -> [UInt32] {
    let present = taken.map { slots[$0] }.filter { $0.count > 0 }
    guard
      let first = present.max(by: { ($0.count, $1.color) < ($1.count, $0.color) })?.color
    else { return [] }
    let palette = [first] + present.map(\.color).filter { $0 != first }.sorted()
    for (index, color) in palette.enumerated() {
      slots[slot(of: color)].index = UInt8(truncatingIfNeeded: index)
    }
    return palette
  }

  /// The number that `makePalette` gave to a colour of the picture.
  func index(of color: UInt32) -> UInt8 { slots[slot(of: color)].index }

  private func slot(of color: UInt32) -> Int {
    // Knuth's multiplicative hash: the golden ratio of 2³².
    var slot = Int((color &* 0x9E37_79B1) >> (32 - Self.bits))
    while slots[slot].color != color, slots[slot].count >= 0 {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return slot
  }
}
