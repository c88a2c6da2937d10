import Testing
import UIKit

@MainActor @Suite struct SectionSnapshotTests {
  private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    return tree
  }

  @Test func `each item stands before those below it`() {
    #expect(tree().items == ["a", "a1", "a1x", "a2", "b"])
    #expect(tree().rootItems == ["a", "b"])
    #expect(tree().level(of: "a1x") == 2)
    #expect(tree().parent(of: "a2") == "a" && tree().parent(of: "b") == nil)
  }

  @Test func `only items below open ones are seen`() {
    var tree = tree()
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a1"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a1x", "a2", "b"])
    tree.collapse(["a1"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
  }

  @Test func `what is below an item goes and is replaced with it`() {
    var tree = tree()
    tree.insert(["c"], after: "a")
    #expect(tree.items == ["a", "a1", "a1x", "a2", "c", "b"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["n"])
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "n", "c", "b"] && tree.level(of: "n") == 1)
    tree.delete(["a"])
    #expect(tree.items == ["c", "b"])
  }
}
