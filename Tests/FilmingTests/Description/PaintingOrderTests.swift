import Testing

@testable import Filming

@MainActor @Suite struct PaintingOrderTests {
  private func told(_ old: [Int], _ new: [Int]) -> [String] {
    PaintingOrder.reorderings(from: old, to: new, at: 7).map { moved, reordering in
      #expect(reordering.frame == 7)
      return "\(moved) \(reordering.isInFront ? "before" : "behind") \(reordering.others)"
    }
  }

  @Test func `only what moved is told`() {
    #expect(told([1, 2, 3, 4], [1, 2, 3, 4]).isEmpty)
    #expect(told([1, 2, 3, 4], [2, 3, 4, 1]) == ["1 before [2, 3, 4]"])
    #expect(told([1, 2, 3, 4], [4, 1, 2, 3]) == ["4 behind [1, 2, 3]"])
    #expect(told([1, 2, 3, 4, 5], [1, 3, 4, 2, 5]) == ["2 before [3, 4]"])
  }

  @Test func `of two the one that is now in front has moved`() {
    #expect(told([1, 2], [2, 1]) == ["1 before [2]"])
    #expect(told([1, 2, 3, 4], [1, 3, 2, 4]) == ["2 before [3]"])
  }

  @Test func `what comes and goes changes no order`() {
    #expect(told([1, 2, 3], [1, 5, 3]).isEmpty)
    #expect(told([1, 2, 3], [3, 5, 1]) == ["1 before [3]"])
    #expect(told([], [1, 2]).isEmpty)
  }
}
