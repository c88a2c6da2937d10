import Testing

@testable import FilmFiles

@Suite struct PaletteMergingTests {
  private func group(_ level: Double, _ weight: Double) -> PaletteMerging.Group {
    PaletteMerging.Group(mean: SIMD4(level, 0, 0, 0), weight: weight)
  }

  @Test func `the two are merged that cost least`() {
    // A merging costs the square of the distance times the share of both weights.
    let groups = [group(0, 10), group(100, 1), group(4, 10), group(106, 1)]
    let merged = PaletteMerging.merged(groups, limit: 3)
    #expect(merged.map(\.mean.x) == [0, 103, 4])
    #expect(merged.map(\.weight) == [10, 2, 10])
    #expect(PaletteMerging.merged(groups, limit: 2).map(\.mean.x) == [2, 103])
    #expect(PaletteMerging.merged(groups, limit: 1).map(\.weight) == [22])
  }

  @Test func `few enough stay as they are`() {
    let groups = [group(3, 1), group(3, 1)]
    #expect(PaletteMerging.merged(groups, limit: 2).map(\.mean.x) == [3, 3])
  }

  /// Compares with trying all pairs each time.
  @Test(arguments: 1...4) func `no pair is overlooked`(seed: UInt64) {
    var numbers = Numbers(seed: seed)
    let groups = (0..<60).map { _ in
      PaletteMerging.Group(
        mean: SIMD4(
          Double(numbers.next(below: 256)), Double(numbers.next(below: 256)),
          Double(numbers.next(below: 256)), 0),
        weight: Double(1 + numbers.next(below: 1000)))
    }
    var slow = groups
    while slow.count > 20 {
      var best = (one: 0, other: 0, cost: Double.infinity)
      for one in slow.indices {
        for other in slow.indices where other > one {
          let apart = slow[one].mean - slow[other].mean
          let (first, second) = (slow[one].weight, slow[other].weight)
          let cost = (apart * apart).sum() * (first * second / (first + second))
          if cost < best.cost { best = (one, other, cost) }
        }
      }
      let (one, other) = (slow[best.one], slow[best.other])
      slow[best.one].weight = one.weight + other.weight
      slow[best.one].mean =
        (one.mean * one.weight + other.mean * other.weight) / (one.weight + other.weight)
      slow.swapAt(best.other, slow.count - 1)
      slow.removeLast()
    }
    #expect(PaletteMerging.merged(groups, limit: 20).map(\.mean) == slow.map(\.mean))
  }
}
