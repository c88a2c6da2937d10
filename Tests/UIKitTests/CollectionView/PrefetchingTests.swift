import Testing
import UIKit

@MainActor @Suite struct PrefetchingTests {
  @Test func `items of the next page are told once, before they are seen`() throws {
    try onStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 100)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(frame: CGRect(0, 0, 320, 200), collectionViewLayout: layout)
      let items = Items()
      view.dataSource = items
      view.prefetchDataSource = items
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      stage.window.addSubview(view)
      stage.run(frames: 3)
      #expect(items.told == [2, 3])
      view.contentOffset.y = 100
      stage.run(frames: 3)
      #expect(items.told == [2, 3, 4] && items.cancelled.isEmpty)
    }
  }
}

private final class Items: NSObject, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching
{
  var told: [Int] = []
  var cancelled: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    told += indexPaths.map(\.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { cancelled += indexPaths.map(\.item) }
}
