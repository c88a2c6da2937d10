import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// A table of words that can be dragged, and dropped on where `takes`.
@MainActor
private final class Words: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
  var words = ["a", "b", "c", "d", "e"]
  var lines: [String] = []
  /// Whether drops keep a place for data that come later.
  var waits = false
  /// What becomes of that place.
  var finish: (Words, any UITableViewDropPlaceholderContext, String) -> Void = {
    list, place, word in
    list.lines.append("\(place.commitInsertion { list.words.insert(word, at: $0.row) })")
    list.lines.append("\(place.deletePlaceholder())")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 40
    tableView.dragDelegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "wait")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(
      itemProvider: NSItemProvider(object: NSString(string: words[indexPath.row])))
    item.localObject = words[indexPath.row]
    return [item]
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    lines.append("drag ended")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      lines.append("from \(item.sourceIndexPath?.row ?? -1) to \(path.row)")
      guard let word = item.dragItem.localObject as? String else { continue }
      if waits {
        let standIn = UITableViewDropPlaceholder(
          insertionIndexPath: path, reuseIdentifier: "wait", rowHeight: 60)
        standIn.cellUpdateHandler = { $0.textLabel?.text = "…" }
        let place = coordinator.drop(item.dragItem, to: standIn)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { self.finish(self, place, word) }
        continue
      }
      words.insert(word, at: path.row)
      tableView.insertRows(at: [path], with: .automatic)
      coordinator.drop(item.dragItem, toRowAt: path).addCompletion { _ in
        self.lines.append("landed")
      }
    }
  }
}

/// A grid of numbers that a drag reorders through its delegate.
@MainActor
private final class Numbers: UICollectionViewController, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var numbers = [0, 1, 2, 3, 4, 5]
  /// The place that a drop keeps instead of moving its item.
  var places: [any UICollectionViewDropPlaceholderContext] = []
  var waits = false

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "wait")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let destination = coordinator.destinationIndexPath
    else { return }
    guard !waits else {
      for _ in 0..<2 {
        let standIn = UICollectionViewDropPlaceholder(
          insertionIndexPath: destination, reuseIdentifier: "wait")
        standIn.cellUpdateHandler = { $0.tag += 1 }
        places.append(coordinator.drop(item.dragItem, to: standIn))
      }
      return
    }
    collectionView.performBatchUpdates {
      self.numbers.insert(self.numbers.remove(at: source.item), at: destination.item)
      collectionView.deleteItems(at: [source])
      collectionView.insertItems(at: [destination])
    }
    coordinator.drop(item.dragItem, toItemAt: destination)
  }
}

@MainActor
struct ListDragTests {
  private func drag(on stage: TestStage, from start: CGPoint, along way: [CGPoint]) {
    stage.frame((1, .began, start))
    stage.run(frames: 40)
    for place in way {
      stage.frame((1, .moved, place))
      stage.run(frames: 20)
    }
    stage.frame((1, .ended, way.last ?? start))
    stage.run(frames: 45)
  }

  @Test func `a row that is dragged within its table takes another place`() throws {
    let list = Words()
    try onStage(root: list) { stage in
      stage.run()
      let top = list.tableView.convert(CGPoint.zero, to: nil).y
      stage.frame((1, .began, CGPoint(50, top + 20)))
      stage.run(frames: 40)
      stage.frame((1, .moved, CGPoint(50, top + 60)))
      stage.frame((1, .moved, CGPoint(50, top + 100)))
      stage.run(frames: 30)
      // The rows passed have stepped aside, and the row itself is in the finger's hand.
      let cells = list.tableView.visibleCells
      #expect(cells.first { $0.textLabel?.text == "b" }?.frame.minY == 0)
      #expect(cells.first { $0.textLabel?.text == "a" }?.alpha == 0)
      #expect(list.tableView.hasActiveDrag)
      stage.frame((1, .ended, CGPoint(50, top + 100)))
      stage.run(frames: 45)
      #expect(list.words == ["b", "c", "a", "d", "e"])
      #expect(list.lines == ["drag ended"])
      #expect(list.tableView.visibleCells.allSatisfy { $0.alpha == 1 })
      #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a", "d", "e"])
      #expect(!list.tableView.hasActiveDrag)
    }
  }

  @Test func `a row let go outside goes back`() throws {
    let list = Words()
    try onStage { stage in
      list.tableView.frame = CGRect(0, 0, 320, 200)
      stage.window.addSubview(list.tableView)
      list.loadViewIfNeeded()
      stage.run()
      drag(on: stage, from: CGPoint(50, 20), along: [CGPoint(50, 100), CGPoint(50, 400)])
      #expect(list.words == ["a", "b", "c", "d", "e"])
      #expect(
        list.tableView.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
      #expect(list.tableView.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func `a drop delegate takes what it is given, and the item flies to its row`() throws {
    let list = Words()
    try onStage(root: list) { stage in
      list.tableView.dropDelegate = list
      stage.run()
      let top = list.tableView.convert(CGPoint.zero, to: nil).y
      drag(
        on: stage, from: CGPoint(50, top + 20),
        along: [CGPoint(50, top + 60), CGPoint(50, top + 100)])
      #expect(list.words == ["a", "b", "a", "c", "d", "e"])
      #expect(list.lines == ["from 0 to 2", "landed", "drag ended"])
      #expect(list.tableView.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  /// Drops the first word behind the second, and hands over what is shown in its place.
  private func dropOnPlace(
    _ list: Words, _ body: (TestStage) throws -> Void
  ) throws {
    list.waits = true
    try onStage(root: list) { stage in
      list.tableView.dropDelegate = list
      stage.run()
      let top = list.tableView.convert(CGPoint.zero, to: nil).y
      drag(
        on: stage, from: CGPoint(50, top + 20),
        along: [CGPoint(50, top + 60), CGPoint(50, top + 100)])
      #expect(list.words == ["a", "b", "c", "d", "e"])
      #expect(texts(list) == ["a", "b", "…", "c", "d", "e"])
      #expect(list.tableView.visibleCells.map(\.frame.minY) == [0, 40, 80, 140, 180, 220])
      #expect(list.tableView.hasUncommittedUpdates)
      try body(stage)
    }
  }

  private func texts(_ list: Words) -> [String?] {
    list.tableView.visibleCells.map { $0.textLabel?.text }
  }

  @Test func `a cell stands in for a row until its data come, once`() throws {
    let list = Words()
    try dropOnPlace(list) { stage in
      stage.run(frames: 90)
      #expect(list.words == ["a", "b", "a", "c", "d", "e"])
      #expect(list.lines.contains("true") && list.lines.contains("false"))
      #expect(texts(list) == list.words)
      #expect(list.tableView.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160, 200])
      #expect(!list.tableView.hasUncommittedUpdates)
    }
  }

  @Test func `a place is given up`() throws {
    let list = Words()
    list.finish = { list, place, _ in
      list.lines.append("\(place.deletePlaceholder())")
      list.lines.append("\(place.commitInsertion { _ in list.words = [] })")
    }
    try dropOnPlace(list) { stage in
      stage.run(frames: 90)
      #expect(list.words == ["a", "b", "c", "d", "e"])
      #expect(list.lines.filter { $0 == "true" || $0 == "false" } == ["true", "false"])
      #expect(texts(list) == list.words)
    }
  }

  @Test func `a place goes with the rows around it`() throws {
    let list = Words()
    try dropOnPlace(list) { stage in
      list.words = ["z", "b", "y", "c", "e"]
      list.tableView.performBatchUpdates {
        list.tableView.deleteRows(at: [0, 3].map { IndexPath(row: $0, section: 0) }, with: .none)
        list.tableView.insertRows(at: [0, 2].map { IndexPath(row: $0, section: 0) }, with: .none)
      }
      stage.run(frames: 30)
      #expect(texts(list) == ["z", "b", "y", "…", "c", "e"])
      stage.run(frames: 60)
      #expect(list.words == ["z", "b", "y", "a", "c", "e"])
      #expect(texts(list) == list.words)
    }
  }

  @Test func `data that are asked for again leave no place`() throws {
    let list = Words()
    try dropOnPlace(list) { stage in
      list.tableView.reloadData()
      stage.run(frames: 90)
      #expect(texts(list) == list.words)
      #expect(list.lines.contains("true") == false)
    }
  }

  @Test func `changes made together need no self in a block that does not outlive them`() throws {
    final class Grid: UICollectionViewController {
      var count = 3
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { count }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func shrink() {
        collectionView.performBatchUpdates({
          count -= 1
          collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        })
      }
    }
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    try onStage(root: grid) { stage in
      stage.run()
      grid.shrink()
      stage.run(frames: 60)
      #expect(grid.collectionView.visibleCells.count == 2)
    }
  }

  /// Carries the first item of a grid of squares to the right, and down by some points.
  private func afterDrag(inGridBy down: CGFloat, _ body: (Numbers) -> Void) throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = Numbers(collectionViewLayout: layout)
    try onStage(root: grid) { stage in
      stage.run()
      let top = grid.collectionView.convert(CGPoint.zero, to: nil).y
      drag(
        on: stage, from: CGPoint(50, top + 50),
        along: [CGPoint(100, top + 50), CGPoint(160, top + 50 + down)])
      body(grid)
    }
  }

  @Test func `an item of a grid is moved by its drop delegate`() throws {
    try afterDrag(inGridBy: 0) { grid in
      #expect(grid.numbers == [1, 0, 2, 3, 4, 5])
      #expect(grid.collectionView.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func `an item that is moved behind all others has the last of their places`() throws {
    try afterDrag(inGridBy: 300) { grid in
      #expect(grid.numbers == [1, 2, 3, 4, 5, 0])
    }
  }

  @Test func `two places of a grid are filled one after the other`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = Numbers(collectionViewLayout: layout)
    grid.waits = true
    try onStage(root: grid) { stage in
      stage.run()
      let top = grid.collectionView.convert(CGPoint.zero, to: nil).y
      @MainActor func kinds() -> [String] {
        grid.collectionView.visibleCells.map { String($0.reuseIdentifier?.first ?? "-") }
      }
      drag(
        on: stage, from: CGPoint(50, top + 50),
        along: [CGPoint(100, top + 50), CGPoint(160, top + 50)])
      #expect(kinds() == ["c", "w", "w", "c", "c", "c", "c", "c"])
      // The later one stands before the earlier.
      let (later, earlier) = (grid.places[1], grid.places[0])
      later.setNeedsCellUpdate()
      #expect(grid.collectionView.visibleCells.map(\.tag).prefix(3) == [0, 2, 1])
      #expect(earlier.commitInsertion { grid.numbers.insert(7, at: $0.item) })
      stage.run(frames: 30)
      #expect(grid.numbers == [0, 7, 1, 2, 3, 4, 5])
      #expect(kinds() == ["c", "w", "c", "c", "c", "c", "c", "c"])
      #expect(later.commitInsertion { grid.numbers.insert(8, at: $0.item) })
      stage.run(frames: 30)
      #expect(grid.numbers == [0, 8, 7, 1, 2, 3, 4, 5])
      #expect(kinds() == ["c", "c", "c", "c", "c", "c", "c", "c"])
      #expect(!grid.collectionView.hasUncommittedUpdates)
    }
  }
}
