/// Sorts the symbols of a code by how often they appear.
struct SymbolOrder {
  /// The symbols that appear, the rarest first, those of equal counts by number.
  let symbols: [UInt16]

  /// Sorts symbols by each byte of their counts, from the lowest on, which takes less time than to
  /// compare them.
  ///
  /// - Parameter counts: how often each symbol appears, less than 2⁴⁸ times; at most 2¹⁶ symbols.
  init(_ counts: [Int]) {
    symbols = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * counts.count + 256) {
      room in
      room.initialize(repeating: 0)
      var order = UnsafeMutableBufferPointer(rebasing: room[..<counts.count])
      var other = UnsafeMutableBufferPointer(rebasing: room[counts.count..<2 * counts.count])
      let places = UnsafeMutableBufferPointer(rebasing: room[(2 * counts.count)...])
      var (count, highest) = (0, UInt64(0))
      for (symbol, number) in counts.enumerated() where number > 0 {
        order[count] = UInt64(truncatingIfNeeded: number) &<< 16 | UInt64(symbol)
        highest |= order[count]
        count &+= 1
      }
      order = UnsafeMutableBufferPointer(rebasing: order[..<count])
      other = UnsafeMutableBufferPointer(rebasing: other[..<count])
      var shift: UInt64 = 16
      while highest &>> shift > 0 {
        Self.sort(order, into: other, byByteAt: shift, places)
        swap(&order, &other)
        shift += 8
      }
      return order.map { UInt16(truncatingIfNeeded: $0) }
    }
  }

  /// Sorts numbers by one byte, without changing the order of those that are alike.
  private static func sort(
    _ numbers: UnsafeMutableBufferPointer<UInt64>,
    into sorted: UnsafeMutableBufferPointer<UInt64>, byByteAt shift: UInt64,
    _ places: UnsafeMutableBufferPointer<UInt64>
  ) {
    places.update(repeating: 0)
    for number in numbers { places[Int(number &>> shift & 255)] &+= 1 }
    var sum: UInt64 = 0
    for byte in places.indices {
      let count = places[byte]
      places[byte] = sum
      sum &+= count
    }
    for number in numbers {
      let byte = Int(number &>> shift & 255)
      sorted[Int(places[byte])] = number
      places[byte] &+= 1
    }
  }
}
