import Testing
import UIKit

/// Snapshots as Objective-C has them, and what is told of changes by hand.
@MainActor @Suite struct SnapshotTypeTests {
  @Test func `a snapshot of any objects has sections and their items`() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", "b"])
    snapshot.appendItems(withIdentifiers: [1, 2])
    snapshot.appendItems(withIdentifiers: [3], intoSectionWithIdentifier: "a")
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3)
    #expect(snapshot.sectionIdentifiers as? [String] == ["a", "b"])
    #expect(snapshot.itemIdentifiers as? [Int] == [3, 1, 2])
    #expect(snapshot.itemIdentifiersInSection(withIdentifier: "b") as? [Int] == [1, 2])
  }

  @Test func `a transaction tells of the whole and of each section`() throws {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>
    try onStage { stage in
      let view = UICollectionView(
        frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      let source = Source(collectionView: view) { _, _, _ in UICollectionViewCell() }
      #expect(source.reorderingHandlers.canReorderItem == nil)
      var handlers: Source.ReorderingHandlers = source.reorderingHandlers
      var told: [NSDiffableDataSourceTransaction<Int, String>] = []
      handlers.didReorder = { told.append($0) }
      source.reorderingHandlers = handlers
      #expect(source.reorderingHandlers.didReorder != nil && told.isEmpty)
      let parts: [NSDiffableDataSourceSectionTransaction<Int, String>] =
        told.flatMap(\.sectionTransactions)
      #expect(parts.isEmpty)
      var opening: Source.SectionSnapshotHandlers<String> = source.sectionSnapshotHandlers
      opening.shouldExpandItem = { $0 != "closed" }
      source.sectionSnapshotHandlers = opening
      #expect(source.sectionSnapshotHandlers.shouldExpandItem?("closed") == false)
    }
  }
}
