/// Symbols cut into copies and those that stand for themselves, whose values may come later.
struct RepeatText: Hashable, Sendable {
  let pieces: [RepeatFinder.Piece]
  /// The symbols that stand for themselves, or the numbers of their values, in order.
  let literals: [UInt32]

  /// Returns the symbols.
  ///
  /// - Parameters:
  ///   - values: that of each number; nil where the literals are no numbers.
  ///   - count: how many symbols there are.
  /// - Returns: the value of each symbol.
  func symbols(_ values: [UInt32]?, count: Int) -> [UInt32] {
    let literals = values.map { values in self.literals.map { values[Int($0)] } } ?? self.literals
    return expanded(literals, count: count)
  }

  private func expanded(_ literals: [UInt32], count: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { symbols, filled in
      precondition(pieces.reduce(0) { $0 + $1.length } == count, "the text has another length")
      guard let start = symbols.baseAddress else { return }
      var literal = 0
      for piece in pieces {
        if piece.distance == 0 {
          for place in 0..<piece.length { start[filled + place] = literals[literal + place] }
          literal += piece.length
        } else {
          (start + filled).repeatLast(piece.distance, count: piece.length)
        }
        filled += piece.length
      }
    }
  }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Writes the values that stand before this place again and again.
  ///
  /// - Parameters:
  ///   - last: how many of them are repeated, at least 1.
  ///   - count: how many are written.
  func repeatLast(_ last: Int, count: Int) {
    var done = 0
    while done < count {
      // What was written is repeated with what is before it: twice as many each time.
      let next = Swift.min(count - done, last + done)
      (self + done).update(from: self - last, count: next)
      done += next
    }
  }
}
