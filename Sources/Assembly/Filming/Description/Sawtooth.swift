/// A motion that is made again and again, and jumps back to its beginning each time.
struct Sawtooth {
  /// The indices of the values of the first time.
  let first: ClosedRange<Int>
  /// How often it is made; the last time perhaps not to its end.
  let count: Int

  /// Looks at the values of a motion; `nil` where they are no such ones.
  ///
  /// - Parameters:
  ///   - values: the numbers of frame after frame.
  ///   - quantity: what they are of.
  init?(_ values: [[Double]], _ quantity: ToldQuantity) {
    let steps = zip(values, values.dropFirst()).map { quantity.distance($0, $1) }
    // The first step may be a jump, too, to where the animation begins, and the last one to anywhere.
    let half = (steps.dropFirst().dropLast().max() ?? 0) / 2
    let jumps = steps.indices.dropFirst().filter { steps[$0] > half }
    let start = (steps.first ?? 0) > half ? 1 : 0
    guard let top = jumps.first, top > start + 1 else { return nil }
    let calm = steps[start..<top].max() ?? 0
    let isEven = steps.indices.dropFirst(start).allSatisfy {
      jumps.contains($0) ? steps[$0] > 2 * calm : steps[$0] <= calm * Self.slightly + quantity.least
    }
    guard calm > 0, isEven else { return nil }
    let endsByJump = jumps.last == steps.count - 1
    let back = endsByJump ? jumps.dropLast() : jumps[...]
    func isNear(_ value: [Double], _ other: [Double]) -> Bool {
      quantity.distance(quantity.way(from: other, to: value), other.map { _ in 0 })
        <= calm + quantity.least
    }
    guard !back.isEmpty, back.allSatisfy({ isNear(values[$0 + 1], values[start]) }),
      jumps.allSatisfy({ isNear(values[$0], values[top]) })
    else { return nil }
    // What is made last is as far as it goes on the same way.
    guard let last = values.last,
      endsByJump || values[start...top].contains(where: { isNear($0, last) })
    else { return nil }
    (first, count) = (start...top, jumps.count + (endsByJump ? 0 : 1))
  }

  /// By which factor steps may be larger than those of the first time, whose frames see other moments.
  ///
  /// No unit.
  private static let slightly = 1.25
}

extension ToldQuantity {
  /// Returns how far each number goes, of angles without whole turns.
  func way(from one: [Double], to other: [Double]) -> [Double] {
    zip(one, other).map { isAngle ? ($1 - $0).remainder(dividingBy: 2 * .pi) : $1 - $0 }
  }
}
