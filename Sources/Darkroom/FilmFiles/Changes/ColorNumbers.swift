/// Numbers colours in order of appearance, as many as fit into a byte.
struct ColorNumbers: Sendable {
  /// The colours by number.
  ///
  /// *Shape*: `first` unused places, then the colours.
  private(set) var colors: [UInt32]
  private let first: Int
  /// A hash table with open addressing, of which at most a quarter is taken; -1 is free.
  private var slots = [Int16](repeating: -1, count: 1024)

  /// Begins with no colours.
  ///
  /// - Parameter first: the number of the first colour; lower numbers are for other uses.
  init(first: Int = 0) {
    self.first = first
    colors = Array(repeating: 0, count: first)
  }

  /// Forgets all colours.
  mutating func clear() {
    colors.removeSubrange(first...)
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
  }

  /// Returns the number of a colour, a new one if need be; `nil` when all 256 numbers are taken.
  mutating func number(of color: UInt32) -> UInt8? {
    // Knuth's multiplicative hash: the golden ratio of 2³².
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] >= 0 {
      if colors[Int(slots[slot])] == color { return UInt8(slots[slot]) }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    slots[slot] = Int16(colors.count)
    colors.append(color)
    return UInt8(colors.count - 1)
  }
}
