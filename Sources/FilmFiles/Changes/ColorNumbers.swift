/// Numbers colours in order of appearance, as many as fit into a byte.
struct ColorNumbers: Sendable {
  /// *Shape*: `first` places that are taken by something else, then the colours.
  private(set) var colors: [UInt32]
  private let first: Int
  /// Open addressing, of which at most a quarter is taken; -1 is free.
  private var slots = [Int16](repeating: -1, count: 1024)

  /// - Parameter first: the number of the first colour; those before it are for other uses.
  init(first: Int = 0) {
    self.first = first
    colors = Array(repeating: 0, count: first)
  }

  /// Forgets all colours.
  mutating func clear() {
    colors.removeSubrange(first...)
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
  }

  /// The number of a colour, or nothing if there are 256 others already.
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
