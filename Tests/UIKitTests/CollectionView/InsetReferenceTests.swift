import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct InsetReferenceTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `sections keep clear of the margins where they are measured from them`() throws {
    try onStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
      let view = UICollectionView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: layout)
      view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = Source()
      view.dataSource = source
      stage.window.addSubview(view)
      stage.run()
      @MainActor func edge() -> CGFloat? {
        view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
      }
      #expect(edge() == 3)
      layout.sectionInsetReference = .fromLayoutMargins
      stage.run()
      #expect(edge() == 23)
    }
  }

  @Test func `a ring at the side of a row has a mark where the item is selected`() throws {
    try onStage { stage in
      let cell = UICollectionViewListCell(frame: CGRect(0, 0, 320, 44))
      cell.accessories = [.multiselect(displayed: .always)]
      stage.window.addSubview(cell)
      stage.run()
      @MainActor func ring() -> UIImageView? {
        cell.subviews.compactMap { $0 as? AccessoryView }.first?.content as? UIImageView
      }
      let before = try #require(ring()?.image)
      cell.isSelected = true
      #expect(ring()?.image != before)
      #expect(ring()?.tintColor != .tertiaryLabel)
    }
  }
}
