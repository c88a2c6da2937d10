import Testing
import UIKit

/// Rows of lists that fingers carry by their grips.
@MainActor @Suite struct ReorderingTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private func list(
    on stage: TestStage, _ items: [String], displayed: UICellAccessory.DisplayedState = .always
  ) -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: displayed)]
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
    }
    stage.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    stage.run(frames: 2)
    return (view, source)
  }

  /// Carries the grip of a row of 44 points to the middle of another.
  private func carry(_ row: Int, to target: Int, on stage: TestStage) {
    let (start, end) = (CGFloat(row) * 44 + 22, CGFloat(target) * 44 + 22)
    stage.frame((1, .began, CGPoint(294, start)))
    for step in 1...10 {
      stage.frame((1, .moved, CGPoint(294, start + (end - start) * CGFloat(step) / 10)))
    }
    stage.frame((1, .ended, CGPoint(294, end)))
    stage.run(frames: 40)
  }

  @Test func `a finger on a grip moves the row, and the handlers hear of it`() throws {
    try onStage { stage in
      let (view, source) = list(on: stage, ["a", "b", "c", "d"])
      var lines: [String] = []
      source.reorderingHandlers.canReorderItem = { $0 != "d" }
      source.reorderingHandlers.willReorder = {
        lines.append("will \($0.initialSnapshot.itemIdentifiers.joined())")
      }
      source.reorderingHandlers.didReorder = {
        lines.append("did \($0.finalSnapshot.itemIdentifiers.joined()) \($0.difference.count)")
        lines.append("section \($0.sectionTransactions.map(\.finalSnapshot.items))")
      }
      carry(0, to: 2, on: stage)
      #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
      #expect(lines == ["will abcd", "did bcad 2", "section [[\"b\", \"c\", \"a\", \"d\"]]"])
      let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
      #expect(cell?.frame.minY == 88 && cell?.layer.shadowOpacity == 0)
      carry(3, to: 0, on: stage)
      #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    }
  }

  @Test func `nothing moves without canReorderItem, and the list does not scroll under a grip`()
    throws
  {
    try onStage { stage in
      let (view, source) = list(on: stage, ["a", "b", "c", "d"])
      carry(0, to: 2, on: stage)
      #expect(source.snapshot().itemIdentifiers == ["a", "b", "c", "d"])
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `a grip is shown while the list is edited, unless it is asked for always`() throws {
    try onStage { stage in
      let (view, source) = list(on: stage, ["a", "b"], displayed: .whenEditing)
      source.reorderingHandlers.canReorderItem = { _ in true }
      carry(0, to: 1, on: stage)
      #expect(source.snapshot().itemIdentifiers == ["a", "b"])
      view.isEditing = true
      stage.frame()
      carry(0, to: 1, on: stage)
      #expect(source.snapshot().itemIdentifiers == ["b", "a"])
    }
  }

  @Test func `an item that is moved in an outline takes what is below it along`() throws {
    try onStage { stage in
      let (_, source) = list(on: stage, [])
      source.reorderingHandlers.canReorderItem = { _ in true }
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a", "b", "c"])
      outline.append(["a1", "a2"], to: "a")
      source.apply(outline, to: 0, animatingDifferences: false)
      stage.run(frames: 2)
      carry(0, to: 1, on: stage)
      #expect(source.snapshot(for: 0).items == ["b", "a", "a1", "a2", "c"])
      #expect(source.snapshot().itemIdentifiers == ["b", "a", "c"])
    }
  }
}
