import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct DiffableDataTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ parts: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in parts {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func `a snapshot keeps the order of what is added and moved`() {
    var it = snapshot([("a", [1, 2, 3]), ("b", [4])])
    it.insertItems([9], beforeItem: 2)
    it.moveItem(1, afterItem: 4)
    it.moveSection("b", beforeSection: "a")
    it.deleteItems([3])
    #expect(it.sectionIdentifiers == ["b", "a"])
    #expect(it.itemIdentifiers == [4, 1, 9, 2])
    #expect(it.sectionIdentifier(containingItem: 9) == "a")
    #expect(it.indexOfItem(9) == 2)
  }

  @Test func `changes lead from any snapshot to any other`() throws {
    let states: [[(String, [Int])]] = [
      [("a", [1, 2, 3, 4, 5])], [("a", [5, 1, 2, 4])], [("b", [7, 8]), ("a", [2, 5])],
      [("a", [8, 2]), ("b", [5, 7, 1])], [("c", [1, 2]), ("b", [7])], [],
    ]
    for old in states {
      for new in states {
        let change = SnapshotChange(
          from: snapshot(old), to: snapshot(new), fillsAgain: true)
        let plan = UpdatePlan(
          change.batch, before: old.map(\.1.count), after: new.map(\.1.count), .tableView)
        #expect(plan.complaint == nil)
        for (section, part) in new.enumerated() {
          for (row, item) in part.1.enumerated() {
            guard let origin = plan.origin(of: IndexPath(row: row, section: section)) else {
              continue
            }
            #expect(old[origin.section].1[origin.row] == item)
          }
        }
      }
    }
  }

  @Test func `a table follows snapshots`() throws {
    try onStage { stage in
      let table = UITableView(frame: stage.window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
        table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.tag = item
        return cell
      }
      stage.window.addSubview(table)
      source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
      try stage.runtime.layOut()
      #expect(table.numbers == [1, 2, 3])
      var isOver = false
      source.apply(snapshot([("a", [3, 1, 7])])) { isOver = true }
      #expect(table.numbers == [3, 1, 7])
      #expect(!isOver)
      stage.run(frames: 20)
      #expect(isOver)
      #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == 7)
      #expect(source.indexPath(for: 1) == IndexPath(row: 1, section: 0))
    }
  }

  @Test func `a registration makes and fills cells`() throws {
    try onStage { stage in
      let view = UICollectionView(
        frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      let registration = UICollectionView.CellRegistration<CountedCell, Int> { cell, _, item in
        cell.number = item
      }
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
        view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      stage.window.addSubview(view)
      source.apply(snapshot([("a", Array(0..<500))]), animatingDifferences: false)
      try stage.runtime.layOut()
      #expect(view.numbers.prefix(3) == [0, 1, 2])
      source.apply(snapshot([("a", [2, 0])]))
      stage.run(frames: 20)
      #expect(view.numbers == [2, 0])
      #expect(view.visibleCells.allSatisfy { ($0 as? CountedCell)?.uses == 0 })
    }
  }

  @Test func `a registration of a nib makes and fills what stands in it`() throws {
    try onStage { stage in
      InterfaceFiles.add(nib: "Tile") { load, _ in
        [load.make(UICollectionViewCell.self, { TileOfNib(coder: $0) })]
      }
      InterfaceFiles.add(nib: "Head") { load, _ in
        [load.make(UICollectionReusableView.self, { HeadOfNib(coder: $0) })]
      }
      defer { for name in ["Tile", "Head"] { InterfaceFiles.nibs[name] = nil } }
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 100, height: 20)
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      let tiles = UICollectionView.CellRegistration<TileOfNib, Int>(
        cellNib: UINib(nibName: "Tile", bundle: nil)
      ) { cell, _, item in cell.tag = item }
      let heads = UICollectionView.SupplementaryRegistration<HeadOfNib>(
        supplementaryNib: UINib(nibName: "Head", bundle: nil),
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in view.tag = 100 + path.section }
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
        view, path, item in
        view.dequeueConfiguredReusableCell(using: tiles, for: path, item: item)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: heads, for: path)
      }
      stage.window.addSubview(view)
      source.apply(snapshot([("a", [3, 1, 2])]), animatingDifferences: false)
      try stage.runtime.layOut()
      let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
      #expect(paths.map { (view.cellForItem(at: $0) as? TileOfNib)?.tag } == [3, 1, 2])
      let head = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: paths[0])
      #expect((head as? HeadOfNib)?.tag == 100)
    }
  }
}

private final class TileOfNib: UICollectionViewCell {}
private final class HeadOfNib: UICollectionReusableView {}
