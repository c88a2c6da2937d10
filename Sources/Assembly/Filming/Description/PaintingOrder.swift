/// Where one thing came before or behind others of the same layer.
struct Reordering: Hashable {
  let frame: Int
  /// Whether it came before the others; otherwise behind them.
  let isInFront: Bool
  /// *Shape*: in the order of painting; never empty.
  let others: [Int]
}

/// In which order the layers in each layer are painted, frame by frame.
@MainActor
struct PaintingOrder {
  private var last: [Int] = []

  /// Takes down the order of a frame.
  ///
  /// - Parameters:
  ///   - seen: the numbers of all that is seen, in the order of painting.
  ///   - things: all things; those in `seen` learn where they came before others.
  ///   - frame: the number of the frame.
  mutating func note(_ seen: [Int], of things: [SeenThing], at frame: Int) {
    guard seen != last else { return }
    last = seen
    var children: [Int: [Int]] = [:]
    for number in seen {
      guard let parent = things[number].parentNow else { continue }
      children[parent, default: []].append(number)
    }
    for number in seen {
      let new = children[number] ?? []
      guard new != things[number].children else { continue }
      for (moved, reordering) in Self.reorderings(from: things[number].children, to: new, at: frame)
      where !things[moved].isOfSystem && !things[moved].isOfList {
        things[moved].reorderings.append(reordering)
      }
      things[number].children = new
    }
  }

  /// Returns the things that came before or behind others; those that are new or gone do not count.
  static func reorderings(
    from old: [Int], to new: [Int], at frame: Int
  ) -> [(moved: Int, reordering: Reordering)] {
    let there = Set(new)
    let before = old.filter(there.contains)
    let places = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, $0) })
    let after = new.filter { places[$0] != nil }
    guard before != after else { return [] }
    let ranks = after.compactMap { places[$0] }
    let kept = Set(longestRise(in: ranks))
    return after.indices.filter { !kept.contains(ranks[$0]) }.map { index in
      let overtaken = after.indices.filter { $0 < index && ranks[$0] > ranks[index] }
      let overtakers = after.indices.filter { $0 > index && ranks[$0] < ranks[index] }
      let isInFront = overtaken.count >= overtakers.count
      return (
        after[index],
        Reordering(
          frame: frame, isInFront: isInFront,
          others: (isInFront ? overtaken : overtakers).map { after[$0] })
      )
    }
  }

  /// Returns the longest sequence of growing numbers: what stays as it is.
  ///
  /// Of two that could have moved, that which is now in front is taken to have.
  private static func longestRise(in ranks: [Int]) -> [Int] {
    // From the end: the last one of each falling sequence of a length, as great as can be.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: ranks.count)
    for index in ranks.indices.reversed() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ranks[ends[middle]] > ranks[index] { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    guard let last = ends.last else { return [] }
    return sequence(first: last, next: { previous[$0] }).map { ranks[$0] }
  }
}
