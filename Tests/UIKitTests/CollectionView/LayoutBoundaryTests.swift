import Testing
import UIKit

/// Headers and footers of a whole compositional layout.
@MainActor @Suite struct LayoutBoundaryTests {
  /// A strip with a size of its own.
  private final class Strip: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor),
        inner.bottomAnchor.constraint(equalTo: bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: 64),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var paths: [String: IndexPath] = [:]

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      paths[kind] = indexPath
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "strip", for: indexPath)
    }
  }

  private func size(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
  }

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(height), elementKind: kind, alignment: alignment)
  }

  /// Shows two sections of six rows of 50 points each, 20 points apart.
  private func show(
    _ boundaries: [NSCollectionLayoutBoundarySupplementaryItem], set: Bool = false,
    _ body: (TestStage, UICollectionView, Source) throws -> Void
  ) throws {
    let row = size(.absolute(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.boundarySupplementaryItems = boundaries
    let section = NSCollectionLayoutSection(group: group)
    let layout =
      set
      ? UICollectionViewCompositionalLayout(section: section)
      : UICollectionViewCompositionalLayout(
        sectionProvider: { _, _ in section }, configuration: configuration)
    if set { layout.configuration = configuration }
    try onStage { stage in
      let view = UICollectionView(frame: CGRect(0, 0, 300, 400), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in ["head", "foot", "second"] {
        view.register(
          Strip.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "strip")
      }
      let source = Source()
      view.dataSource = source
      stage.window.addSubview(view)
      stage.frame()
      try body(stage, view, source)
    }
  }

  private func strip(_ view: UICollectionView, _ kind: String, _ number: Int) -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(index: number))?.frame
  }

  private func row(_ view: UICollectionView, _ section: Int, _ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test(arguments: [false, true])
  func `they stand before the first section and after the last`(set: Bool) throws {
    let items = [boundary("foot", .bottom, .absolute(30)), boundary("head", .top, .absolute(40))]
    try show(items, set: set) { stage, view, source in
      #expect(strip(view, "head", 1) == CGRect(0, 0, 300, 40))
      #expect(source.paths["head"] == IndexPath(index: 1))
      #expect(row(view, 0, 0) == CGRect(0, 40, 300, 50))
      #expect(row(view, 1, 0) == CGRect(0, 360, 300, 50))
      #expect(view.contentSize.height == 690)
      #expect(strip(view, "foot", 0) == nil)
      view.contentOffset.y = 290
      stage.frame()
      #expect(strip(view, "foot", 0) == CGRect(0, 660, 300, 30))
      #expect(strip(view, "head", 1) == nil)
    }
  }

  @Test(arguments: [NSRectAlignment.leading, .trailing])
  func `one at a side stands beside all, and takes no room above`(side: NSRectAlignment) throws {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(60), heightDimension: .absolute(200)), elementKind: "second",
      alignment: side, absoluteOffset: CGPoint(x: 5, y: 10))
    try show([boundary("head", .top, .absolute(40)), item]) { stage, view, _ in
      #expect(row(view, 0, 0) == CGRect(0, 40, 300, 50))
      #expect(view.contentSize.height == 660)
      view.contentOffset.y = 200
      stage.frame()
      // In the middle of 660 points.
      #expect(strip(view, "second", 1) == CGRect(side == .leading ? 5 : 245, 240, 60, 200))
    }
  }

  @Test func `one at the side of a section stands in the middle of its side`() throws {
    let row = size(.absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)
    let column = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(60), heightDimension: .absolute(100)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .leading,
      absoluteOffset: CGPoint(x: -60, y: 0))
    section.boundarySupplementaryItems = [column]
    try onStage { stage in
      let view = try Grid(count: 4).show(
        in: stage, UICollectionViewCompositionalLayout(section: section))
      stage.frame()
      let header = view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame == CGRect(0, 50, 60, 100))
      #expect(self.row(view, 0, 0)?.minX == 60 && self.row(view, 0, 0)?.minY == 0)
      #expect(view.contentSize.height == 200)
    }
  }

  @Test func `one that is pinned stays in sight, another goes with the rows`() throws {
    let pinned = boundary("head", .top, .absolute(40))
    pinned.pinToVisibleBounds = true
    try show([pinned, boundary("second", .top, .absolute(30))]) { stage, view, _ in
      #expect(strip(view, "second", 1) == CGRect(0, 40, 300, 30))
      view.contentOffset.y = 300
      stage.frame()
      #expect(strip(view, "head", 0) == CGRect(0, 300, 300, 40))
      #expect(strip(view, "second", 1) == nil)
    }
  }

  @Test func `one whose height is estimated is as high as its constraints make it`() throws {
    try show([boundary("head", .top, .estimated(20))]) { stage, view, _ in
      stage.frame()
      #expect(strip(view, "head", 0) == CGRect(0, 0, 300, 64))
      #expect(row(view, 0, 0)?.minY == 64)
    }
  }

  @Test func `one that takes no room stands over the rows, moved and with its insets`() throws {
    let over = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(40)), elementKind: "head", alignment: .top,
      absoluteOffset: CGPoint(x: 5, y: 10))
    over.extendsBoundary = false
    over.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 15, bottom: 2, trailing: 15)
    try show([over]) { _, view, _ in
      #expect(strip(view, "head", 0) == CGRect(20, 11, 270, 37))
      #expect(row(view, 0, 0)?.minY == 0)
    }
  }
}
