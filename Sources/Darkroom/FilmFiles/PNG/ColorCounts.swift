/// Counts the pixels of each colour of a picture, up to a number of colours.
struct ColorCounts {
  private struct Slot {
    var color: UInt32 = 0
    /// 0 when no pixel has the colour any more; negative when the slot is free.
    var count: Int32 = -1
  }

  /// A hash table with open addressing; at most `mostSlots` of the slots are taken.
  private var slots = [Slot](repeating: Slot(), count: slotCount)
  private var taken: [Int] = []
  /// How many colours there are; meaningless once `isOverfull`.
  private(set) var count = 0
  /// Whether more colours came than are counted; stays true until `removeAll`.
  private(set) var isOverfull = false

  private static let slotCount = 1 << bits
  private static let bits: UInt32 = 12
  private static let mostSlots = 3 << (bits - 2)

  mutating func removeAll() { self = ColorCounts() }

  /// Counts runs, and notes in each the slot of its colour.
  mutating func add(_ runs: Slice<UnsafeMutableBufferPointer<PixelRun>>) {
    guard !isOverfull else { return }
    let runs = UnsafeMutableBufferPointer(rebasing: runs)
    for place in runs.indices {
      let slot = slot(of: runs[place].pixel)
      if slots[slot].count < 0 {
        guard taken.count < Self.mostSlots else {
          isOverfull = true
          return
        }
        slots[slot] = Slot(color: runs[place].pixel, count: 0)
        taken.append(slot)
      }
      if slots[slot].count == 0 { count += 1 }
      slots[slot].count += runs[place].length
      runs[place].slot = Int32(truncatingIfNeeded: slot)
    }
  }

  /// Subtracts runs that were added before.
  mutating func remove(_ runs: UnsafeBufferPointer<PixelRun>) {
    guard !isOverfull else { return }
    for run in runs {
      let slot = Int(run.slot)
      slots[slot].count -= run.length
      if slots[slot].count == 0 { count -= 1 }
    }
  }

  /// Orders the colours: the most frequent first, then those that are not opaque, then by value.
  ///
  /// - Returns: the colours in order, and the index of each by its slot.
  func palette() -> (colors: [UInt32], numbers: [UInt8]) {
    let present = taken.filter { slots[$0].count > 0 }.sorted { slots[$0].color < slots[$1].color }
    guard
      let first = present.max(by: {
        (slots[$0].count, slots[$1].color) < (slots[$1].count, slots[$0].color)
      })
    else { return ([], []) }
    let order = [first] + present.filter { $0 != first }
    var numbers = [UInt8](repeating: 0, count: Self.slotCount)
    for (number, slot) in order.enumerated() { numbers[slot] = UInt8(truncatingIfNeeded: number) }
    return (order.map { slots[$0].color }, numbers)
  }

  private func slot(of color: UInt32) -> Int {
    // Knuth's multiplicative hash: the golden ratio of 2³².
    var slot = Int((color &* 0x9E37_79B1) >> (32 - Self.bits))
    while slots[slot].color != color, slots[slot].count >= 0 {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return slot
  }
}
