import Testing
import UIKit

@MainActor
@Suite struct CollectionViewTests {
  @Test func `only visible items have cells`() throws {
    try onStage { stage in
      let grid = Grid(count: 1000)
      let view = try grid.show(in: stage)
      // 568 points show lines 0 to 9: the tenth begins at 540.
      #expect(view.numbers == Array(0..<50))
      #expect(view.cellForItem(at: view.path(50)) == nil)
      #expect(view.indexPathsForVisibleItems.last == view.path(49))
      #expect(view.cellForItem(at: view.path(6))?.frame == CGRect(67.5, 60, 50, 50))
      #expect(view.subviews.count == 50)
    }
  }

  @Test func `a finger that scrolls through a thousand cells needs no more than one row more`()
    throws
  {
    try onStage { stage in
      let grid = Grid(count: 1000)
      let view = try grid.show(in: stage)
      var most = 0
      while view.contentOffset.y < 11_990 - 568 {
        stage.frame((1, .began, CGPoint(160, 500)))
        for move in 1...20 {
          stage.frame((1, .moved, CGPoint(160, 500 - 20 * CGFloat(move))))
          most = max(most, view.visibleCells.count)
        }
        stage.frame((1, .ended, CGPoint(160, 100)))
        stage.run(frames: 30)
        #expect(view.numbers == view.numbers.sorted())
      }
      stage.run(frames: 300)
      #expect(view.numbers == Array(950..<1000))
      #expect(most <= 55)
      #expect(grid.cells.count <= 55)
      #expect(grid.cells.map(\.uses).reduce(0, +) >= 900)
      for cell in view.visibleCells {
        #expect(view.indexPath(for: cell)?.item == (cell as? CountedCell)?.number)
      }
    }
  }

  @Test func `cells that stay as they are are left alone when the layout is invalidated`() throws {
    try onStage { stage in
      let grid = Grid(count: 100)
      let view = try grid.show(in: stage)
      let before = grid.cells.map(\.applications)
      for _ in 0..<10 {
        view.collectionViewLayout.invalidateLayout()
        stage.frame()
      }
      #expect(grid.cells.map(\.applications) == before)
    }
  }

  @Test func `a cell knows its size when it is made, and again when it is used again`() throws {
    try onStage { stage in
      let grid = Grid(count: 100)
      grid.sizes = { CGSize(width: $0.item % 2 == 0 ? 40 : 120, height: 50) }
      let view = try grid.show(in: stage)
      view.setContentOffset(CGPoint(0, 600), animated: false)
      try stage.runtime.layOut()
      for cell in grid.cells where cell.superview != nil {
        let isEven = cell.number % 2 == 0
        #expect(cell.contentView.bounds == CGRect(0, 0, isEven ? 40 : 120, 50))
      }
    }
  }

  @Test func `items are found where the layout has them`() throws {
    try onStage { stage in
      let view = try Grid(count: 1000).show(in: stage)
      #expect(view.indexPathForItem(at: CGPoint(70, 70)) == view.path(6))
      #expect(view.indexPathForItem(at: CGPoint(60, 70)) == nil)
      #expect(view.indexPathForItem(at: CGPoint(0, 6000)) == view.path(500))
    }
  }

  @Test func `items are scrolled to where they are wanted`() throws {
    try onStage { stage in
      let view = try Grid(count: 1000).show(in: stage)
      view.scrollToItem(at: view.path(500), at: .top, animated: false)
      #expect(view.contentOffset.y == 6000)
      view.scrollToItem(at: view.path(500), at: .bottom, animated: false)
      #expect(view.contentOffset.y == 5482)
      view.scrollToItem(at: view.path(500), at: .centeredVertically, animated: true)
      stage.run(frames: 20)
      #expect(view.contentOffset.y == 5741)
      #expect(view.cellForItem(at: view.path(500)) != nil)
      view.scrollToItem(at: view.path(999), at: .top, animated: false)
      #expect(view.contentOffset.y == 11_422)
    }
  }

  @Test func `elements of a higher index stand in front`() throws {
    try onStage { stage in
      let layout = Stack()
      let view = try Grid(count: 3).show(in: stage, layout)
      let front = UIView()
      view.addSubview(front)
      let background = UIView()
      view.backgroundView = background
      @MainActor func order() -> [Int] { view.subviews.compactMap { ($0 as? CountedCell)?.number } }
      #expect(order() == [0, 1, 2])
      layout.front = 0
      layout.invalidateLayout()
      try stage.runtime.layOut()
      #expect(order() == [1, 2, 0])
      #expect(view.indexPathForItem(at: CGPoint(50, 50)) == view.path(0))
      #expect(view.subviews.first === background && view.subviews.last === front)
      #expect(background.frame == view.bounds)
    }
  }

  @Test func `reloading makes all cells anew`() throws {
    try onStage { stage in
      let grid = Grid(count: 20)
      let view = try grid.show(in: stage)
      view.selectItem(at: view.path(3), animated: false, scrollPosition: [])
      grid.sections = [[7, 8]]
      view.reloadData()
      #expect(view.numberOfItems(inSection: 0) == 2)
      try stage.runtime.layOut()
      #expect(view.numbers == [7, 8])
      #expect(view.indexPathsForSelectedItems == [])
      #expect(grid.cells.count == 20)
    }
  }

  @Test func `a decoration is made of its registered class`() throws {
    try onStage { stage in
      let layout = Stack()
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "shadow")
      layout.hasShadow = true
      let view = try Grid(count: 1).show(in: stage, layout)
      #expect(view.subviews.count == 2)
      #expect(view.subviews.first?.frame == CGRect(0, 0, 120, 120))
    }
  }

  @Test func `a controller fills its view with its collection view`() throws {
    try onStage { stage in
      let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
      stage.window.rootViewController = controller
      try stage.runtime.layOut()
      #expect(controller.collectionView.frame == stage.window.bounds)
      #expect(controller.collectionView.visibleCells.count == 12)
      stage.tap(CGPoint(30, 40))
      #expect(controller.selected == [0])
    }
  }

  @Test func `what is not registered cannot be dequeued`() async {
    let said = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 9, height: 9),
        collectionViewLayout: UICollectionViewFlowLayout())
      _ = view.dequeueReusableCell(
        withReuseIdentifier: "Cell", for: IndexPath(item: 0, section: 0))
    }
    #expect(
      UIKitTests.said(said).contains(
        "reason: 'could not dequeue a view of kind: UICollectionElementKindCell with identifier Cell"
          + " - must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard'"))
  }
}

/// A layout with all items in one place, one of them in front.
private final class Stack: UICollectionViewLayout {
  var front: Int?
  var hasShadow = false

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    attributes.zIndex = indexPath.item == front ? 1 : 0
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    var all = (0..<count).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    if hasShadow {
      let shadow = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "shadow", with: IndexPath(item: 0, section: 0))
      shadow.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
      shadow.zIndex = -1
      all.append(shadow)
    }
    return all
  }
}

/// A controller with twelve items.
private final class Numbers: UICollectionViewController {
  var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 12 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath.item) }
}
