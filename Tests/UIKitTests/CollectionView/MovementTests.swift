import Testing
import UIKit

@MainActor @Suite struct MovementTests {
  @Test func `a carried item follows, others step aside, and the data source hears at the end`()
    throws
  {
    let controller = Numbers()
    try onStage(root: controller) { stage in
      stage.frame()
      let view = try #require(controller.collectionView)
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(150, 50))
      stage.run(frames: 30)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.center == CGPoint(150, 50))
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.center == CGPoint(50, 50))
      #expect(controller.numbers == [0, 1, 2])
      view.endInteractiveMovement()
      stage.run(frames: 30)
      #expect(controller.numbers == [1, 0, 2])
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.center == CGPoint(150, 50))
    }
  }

  @Test func `a cancelled item goes back, and the data source hears nothing`() throws {
    let controller = Numbers()
    try onStage(root: controller) { stage in
      stage.frame()
      let view = try #require(controller.collectionView)
      view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0))
      view.updateInteractiveMovementTargetPosition(CGPoint(50, 50))
      view.cancelInteractiveMovement()
      stage.run(frames: 30)
      #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.center == CGPoint(250, 50))
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.center == CGPoint(50, 50))
      #expect(controller.numbers == [0, 1, 2])
    }
  }
}

private final class Numbers: UICollectionViewController {
  var numbers = [0, 1, 2]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = CGRect(0, 0, 300, 500)
    collectionView.autoresizingMask = []
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}
