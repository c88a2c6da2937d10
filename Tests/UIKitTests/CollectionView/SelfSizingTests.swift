import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct SelfSizingTests {
  /// A cell that asks for a height of ten points more than the item's number times ten.
  private final class Tall: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(
        width: 60, height: 10 + 10 * CGFloat(layoutAttributes.indexPath.item))
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }
  }

  private func show(
    _ layout: UICollectionViewLayout, _ counts: [Int],
    of type: UICollectionViewCell.Type = Tall.self, _ body: (TestStage, UICollectionView) -> Void
  ) throws {
    try onStage { stage in
      let view = UICollectionView(frame: CGRect(0, 0, 300, 400), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(type, forCellWithReuseIdentifier: "cell")
      for kind in ["head", UICollectionView.elementKindSectionHeader] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "bar")
      }
      let source = Source(counts)
      view.dataSource = source
      stage.window.addSubview(view)
      stage.run(frames: 2)
      withExtendedLifetime(source) { body(stage, view) }
    }
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test func `cells of a group share the greatest height where their lengths are uniform`() throws {
    let share = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3),
      heightDimension: .uniformAcrossSiblings(estimate: 100))
    #expect(
      share.heightDimension.isUniformAcrossSiblings && !share.widthDimension.isUniformAcrossSiblings
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)),
      subitems: [NSCollectionLayoutItem(layoutSize: share)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    try show(layout, [5]) { stage, view in
      stage.run(frames: 5)
      #expect((0..<5).map { frame(view, $0)?.height } == [30, 30, 30, 50, 50])
      #expect((0..<5).map { frame(view, $0)?.minY } == [0, 0, 0, 30, 30])
    }
  }

  /// A cell that keeps its width, and lets its content say its height.
  private final class Row: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
        box.heightAnchor.constraint(equalToConstant: 30),
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      super.systemLayoutSizeFitting(
        CGSize(width: targetSize.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }

  @Test func `the cell itself is asked how it fits`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 50)
    try show(layout, [2], of: Row.self) { stage, view in
      stage.run(frames: 5)
      #expect(frame(view, 0)?.size == CGSize(width: 300, height: 40))
    }
    // Asked by the app itself, a cell measures its content.
    let cell = Row(frame: CGRect(0, 0, 80, 80))
    #expect(
      cell.systemLayoutSizeFitting(
        CGSize(width: 90, height: 1), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 90, height: 40))
  }

  /// A cell whose content is tied to the cell's own edges.
  private final class Edged: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalTo: box.widthAnchor),
        box.topAnchor.constraint(equalTo: topAnchor, constant: 3),
        box.bottomAnchor.constraint(equalTo: bottomAnchor),
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a cell whose content is tied to its own edges has the size that it asks for`() throws
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .estimated(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(1)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    try onStage { stage in
      let view = UICollectionView(
        frame: CGRect(0, 0, 200, 400),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      view.contentInsetAdjustmentBehavior = .never
      view.register(Edged.self, forCellWithReuseIdentifier: "cell")
      let source = Source([5])
      view.dataSource = source
      stage.window.addSubview(view)
      stage.run(frames: 3)
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(50, 0, 50, 53))
      #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame == CGRect(0, 53, 50, 53))
      withExtendedLifetime(source) {}
    }
  }

  @Test func `a group whose height is estimated holds each of its items`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(1))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.4), heightDimension: .estimated(1)),
      subitems: [item, item, item])
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    try show(UICollectionViewCompositionalLayout(section: section), [5]) { _, view in
      #expect(frame(view, 0) == CGRect(0, 0, 120, 10))
      #expect(frame(view, 2) == CGRect(0, 40, 120, 30))
      #expect(frame(view, 3) == CGRect(120, 0, 120, 40))
    }
  }

  @Test func `cells of a flow layout have the sizes that they ask for`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 60
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    try show(layout, [4]) { _, view in
      #expect(frame(view, 0) == CGRect(0, 10, 60, 10))
      #expect(frame(view, 2) == CGRect(240, 0, 60, 30))
      #expect(frame(view, 3) == CGRect(0, 30, 60, 40))
    }
  }

  @Test func `estimated heights of a compositional layout are corrected by its cells`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    try show(layout, [3]) { _, view in
      #expect(frame(view, 0) == CGRect(0, 0, 300, 10))
      #expect(frame(view, 1) == CGRect(0, 10, 300, 20))
      #expect(frame(view, 2) == CGRect(0, 30, 300, 30))
      #expect(view.contentSize.height == 60)
    }
  }

  @Test func `a pinned header stays in sight until its section ends`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 300)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    try show(layout, [2, 2]) { stage, view in
      @MainActor func header(_ section: Int) -> CGFloat? {
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))?.frame.minY
      }
      #expect(header(0) == 0)
      view.contentOffset.y = 100
      stage.frame()
      #expect(header(0) == 100)
      view.contentOffset.y = 615
      stage.frame()
      #expect(header(0) == 600)
      #expect(header(1) == 630)
    }
  }

  private func tiles(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(200), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    return section
  }

  @Test func `a section scrolls across and comes to rest group by group`() throws {
    let section = tiles(.groupPaging)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: "head", alignment: .top)
    section.boundarySupplementaryItems = [header]
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset.x)
      for item in items where item.representedElementCategory == .cell { item.alpha = 0.5 }
    }
    let layout = UICollectionViewCompositionalLayout { _, environment in
      environment.container.contentSize.width > 0 ? section : nil
    }
    try show(layout, [5]) { stage, view in
      #expect(frame(view, 0) == CGRect(0, 40, 200, 100))
      #expect(frame(view, 1) == CGRect(210, 40, 200, 100))
      #expect(view.contentSize == CGSize(width: 300, height: 140))
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
      stage.drag(from: CGPoint(250, 90), to: CGPoint(150, 90), moves: 6)
      stage.run(frames: 90)
      #expect(frame(view, 0)?.minX == -210)
      #expect(offsets.last == 210)
      #expect(view.contentOffset == .zero)
    }
  }

  @Test func `a finger outside of a section that scrolls across does not move it`() throws {
    let layout = UICollectionViewCompositionalLayout(section: tiles(.continuous))
    try show(layout, [5, 5]) { stage, view in
      stage.drag(from: CGPoint(250, 150), to: CGPoint(150, 150), moves: 6)
      stage.run(frames: 60)
      #expect(frame(view, 0, 0)?.minX == 0)
      #expect((frame(view, 0, 1)?.minX ?? 0) < 0)
    }
  }

  @Test func `the first and the last group stand in the middle where groups are centred`() throws {
    let layout = UICollectionViewCompositionalLayout(section: tiles(.groupPagingCentered))
    try show(layout, [2]) { stage, view in
      #expect(frame(view, 0)?.minX == 50)
      stage.drag(from: CGPoint(250, 50), to: CGPoint(150, 50), moves: 6)
      stage.run(frames: 90)
      #expect(frame(view, 1)?.minX == 50)
    }
  }

  @Test func `a handler of a section sees items where they are before they scroll across`() throws {
    let section = tiles(.groupPaging)
    var seen: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      seen = items.map(\.frame.minX)
      for item in items { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    }
    try show(UICollectionViewCompositionalLayout(section: section), [5]) { stage, view in
      stage.drag(from: CGPoint(250, 50), to: CGPoint(150, 50), moves: 6)
      stage.run(frames: 90)
      #expect(seen.contains(210) && !seen.contains(-210))
      let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
      #expect(cell?.frame == CGRect(50, 25, 100, 50))
    }
  }

  @Test func `a view that its author hides stays hidden when it moves`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    try show(layout, [3]) { stage, view in
      let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
      cell?.isHidden = true
      layout.itemSize = CGSize(width: 120, height: 50)
      stage.run(frames: 2)
      #expect(cell?.frame.width == 120 && cell?.isHidden == true)
    }
  }

  private final class Head: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        inner.bottomAnchor.constraint(equalTo: bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: 60),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a header whose height is estimated is as high as its constraints make it`() throws {
    let section = tiles(.none)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        elementKind: "tall", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    try onStage { stage in
      let view = UICollectionView(frame: CGRect(0, 0, 300, 400), collectionViewLayout: layout)
      view.register(Tall.self, forCellWithReuseIdentifier: "cell")
      view.register(
        Head.self, forSupplementaryViewOfKind: "tall", withReuseIdentifier: "bar")
      let source = Source([1])
      view.dataSource = source
      stage.window.addSubview(view)
      stage.run(frames: 2)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 70)
    }
  }
}
