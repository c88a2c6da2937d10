/// Merges colours, always the two whose merging adds the least squared error, until few are left.
///
/// Source: W. H. Equitz, "A new vector quantization clustering algorithm", 1989.
struct PaletteMerging {
  /// Some colours as one.
  struct Group {
    /// Their mean.
    ///
    /// *Units*: levels, 0...255; the last number is 0.
    var mean: SIMD4<Double>
    /// How much they count.
    var weight: Double
  }

  private var groups: [Group]
  /// Which group it is cheapest to merge each with, and what that costs.
  private var nearest: [(group: Int, cost: Double)] = []

  private init(_ groups: [Group]) { self.groups = groups }

  /// Merges groups until at most `limit` are left.
  static func merged(_ groups: [Group], limit: Int) -> [Group] {
    guard groups.count > limit, limit > 0 else { return groups }
    var merging = PaletteMerging(groups)
    merging.nearest = groups.indices.map { merging.nearestGroup(to: $0) }
    while merging.groups.count > limit { merging.mergeTwo() }
    return merging.groups
  }

  private mutating func mergeTwo() {
    guard let one = nearest.indices.min(by: { nearest[$0].cost < nearest[$1].cost }) else { return }
    let (low, high) = (min(one, nearest[one].group), max(one, nearest[one].group))
    let weight = groups[low].weight + groups[high].weight
    groups[low].mean =
      (groups[low].mean * groups[low].weight + groups[high].mean * groups[high].weight) / weight
    groups[low].weight = weight
    // The last group takes the place of the one that is gone.
    let last = groups.count - 1
    groups.swapAt(high, last)
    nearest.swapAt(high, last)
    groups.removeLast()
    nearest.removeLast()
    for group in groups.indices {
      let other = nearest[group].group
      if group == low || other == low || other == high {
        nearest[group] = nearestGroup(to: group)
      } else if other == last {
        nearest[group].group = high
      }
    }
  }

  /// Returns the group that it is cheapest to merge another with, the first of several.
  private func nearestGroup(to group: Int) -> (group: Int, cost: Double) {
    let own = groups[group]
    var best = (group: group, cost: Double.infinity)
    groups.withUnsafeBufferPointer { groups in
      for (number, other) in groups.enumerated() where number != group {
        let apart = own.mean - other.mean
        let cost =
          (apart * apart).sum() * (own.weight * other.weight / (own.weight + other.weight))
        if cost < best.cost { best = (number, cost) }
      }
    }
    return best
  }
}
