import Testing
import UIKit

@MainActor
@Suite struct FlowLayoutTests {
  @Test func `the defaults are Apple's`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.scrollDirection == .vertical)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: view.path(item, section))?.frame
  }

  /// 320 points hold five items: 5·50 + 4·10 = 290; the four gaps share the 30 left over.
  @Test func `a line spreads over the whole width, and the last one keeps its columns`() throws {
    try onStage { stage in
      let view = try Grid(count: 7).show(in: stage)
      for item in 0..<7 {
        let expected: CGRect = CGRect(
          67.5 * CGFloat(item % 5), item < 5 ? 0 : 60, 50, 50)
        #expect(frame(view, item) == expected)
      }
      #expect(view.contentSize == CGSize(width: 320, height: 110))
    }
  }

  @Test func `a thousand items stand in two hundred lines`() throws {
    try onStage { stage in
      let view = try Grid(count: 1000).show(in: stage)
      #expect(view.contentSize == CGSize(width: 320, height: 11_990))
      #expect(frame(view, 999) == CGRect(270, 11_940, 50, 50))
    }
  }

  @Test func `insets, spacings, headers and footers stand where they should`() throws {
    try onStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 40)
      layout.minimumLineSpacing = 7
      layout.minimumInteritemSpacing = 5
      layout.sectionInset = UIEdgeInsets(top: 11, left: 10, bottom: 13, right: 20)
      layout.headerReferenceSize = CGSize(width: 1, height: 30)
      layout.footerReferenceSize = CGSize(width: 1, height: 20)
      let view = try Grid([[0, 1, 2, 3], [], [0]]).show(in: stage, layout)
      // Room 290: three items take 280, the gaps are 10.
      #expect(frame(view, 0) == CGRect(10, 41, 90, 40))
      #expect(frame(view, 2) == CGRect(210, 41, 90, 40))
      #expect(frame(view, 3) == CGRect(10, 88, 90, 40))
      let header = UICollectionView.elementKindSectionHeader
      let footer = UICollectionView.elementKindSectionFooter
      @MainActor func bar(_ kind: String, _ section: Int) -> CGRect? {
        view.layoutAttributesForSupplementaryElement(ofKind: kind, at: view.path(0, section))?.frame
      }
      #expect(bar(header, 0) == CGRect(0, 0, 320, 30))
      #expect(bar(footer, 0) == CGRect(0, 141, 320, 20))
      #expect(bar(header, 1) == CGRect(0, 161, 320, 30))
      #expect(bar(footer, 1) == CGRect(0, 215, 320, 20))
      #expect(frame(view, 0, 2) == CGRect(10, 276, 90, 40))
      #expect(view.contentSize.height == 349)
      #expect(view.visibleSupplementaryViews(ofKind: header).count == 3)
      #expect(
        view.supplementaryView(forElementKind: footer, at: view.path(0, 1))?.frame
          == CGRect(0, 215, 320, 20))
    }
  }

  @Test func `a horizontal flow fills columns`() throws {
    try onStage { stage in
      let grid = Grid(count: 7)
      let view = try grid.showAcross(in: stage, size: CGSize(width: 60, height: 100))
      // Five items of 100 with gaps of 10 take 540 of 568: gaps of 17.
      #expect(frame(view, 1) == CGRect(0, 117, 60, 100))
      #expect(frame(view, 4) == CGRect(0, 468, 60, 100))
      #expect(frame(view, 6) == CGRect(70, 117, 60, 100))
      #expect(view.contentSize == CGSize(width: 130, height: 568))
    }
  }

  @Test func `items of different sizes stand in the middle of their line`() throws {
    try onStage { stage in
      let grid = Grid(count: 4)
      let sizes = [
        CGSize(width: 100, height: 20), CGSize(width: 200, height: 60),
        CGSize(width: 200, height: 40), CGSize(width: 200, height: 40),
      ]
      grid.sizes = { sizes[$0.item] }
      let view = try grid.show(in: stage)
      #expect(frame(view, 0) == CGRect(0, 20, 100, 20))
      #expect(frame(view, 1) == CGRect(120, 0, 200, 60))
      // The only item of a line with room for no other stands in its middle.
      #expect(frame(view, 2) == CGRect(60, 70, 200, 40))
      #expect(frame(view, 3) == CGRect(60, 120, 200, 40))
    }
  }

  @Test func `places are whole pixels`() throws {
    try onStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 70, height: 70)
      let view = try Grid(count: 4).show(in: stage, layout)
      // Gaps of 40/3, at two pixels a point.
      #expect((0..<4).map { frame(view, $0)?.minX } == [0, 83.5, 166.5, 250])
    }
  }

  @Test func `only what meets the rectangle is answered`() throws {
    try onStage { stage in
      let layout = UICollectionViewFlowLayout()
      let view = try Grid([Array(0..<500), Array(0..<500)]).show(in: stage, layout)
      let found = layout.layoutAttributesForElements(in: CGRect(60, 5985, 140, 90)) ?? []
      // The first section ends at 5990 with items 495 to 499, the second begins there.
      #expect(
        found.map(\.indexPath) == [
          view.path(496), view.path(497), view.path(1, 1), view.path(2, 1), view.path(6, 1),
          view.path(7, 1),
        ])
      #expect(layout.layoutAttributesForItem(at: view.path(500)) == nil)
    }
  }

  @Test func `another width breaks the lines anew`() throws {
    try onStage { stage in
      let view = try Grid(count: 7).show(in: stage)
      view.frame.size.width = 200
      try stage.runtime.layOut()
      #expect(view.contentSize == CGSize(width: 200, height: 170))
      #expect(view.cellForItem(at: view.path(3))?.frame == CGRect(0, 60, 50, 50))
    }
  }
}
