import Testing
import UIKit

@MainActor
struct CompositionalLayoutTests {
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
  }

  private func frames(
    _ layout: UICollectionViewCompositionalLayout, _ counts: [Int]
  ) throws -> ([[CGRect]], CGSize) {
    var answer: ([[CGRect]], CGSize) = ([], .zero)
    try onStage { stage in
      let view = UICollectionView(frame: CGRect(0, 0, 300, 400), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = Source(counts)
      view.dataSource = source
      stage.window.addSubview(view)
      stage.frame()
      answer.0 = counts.indices.map { section in
        (0..<counts[section]).compactMap {
          layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
      }
      answer.1 = view.contentSize
    }
    return answer
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func `an item keeps space around itself in its group`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(40)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .fixed(5), trailing: .fixed(20), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let (frames, _) = try frames(layout, [4])
    #expect(
      frames[0] == [
        CGRect(10, 5, 50, 40), CGRect(90, 5, 50, 40), CGRect(170, 5, 50, 40),
        CGRect(10, 55, 50, 40),
      ])
  }

  @Test(
    arguments: [
      (UIContentInsetsReference.automatic, CGFloat(5)), (.none, 5), (.layoutMargins, 25),
    ])
  func `insets begin from what a section says`(
    reference: UIContentInsetsReference, left: CGFloat
  ) throws {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 5
    section.contentInsetsReference = reference
    let layout = UICollectionViewCompositionalLayout(section: section)
    try onStage { stage in
      let view = UICollectionView(frame: CGRect(0, 0, 300, 400), collectionViewLayout: layout)
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 9, leading: 20, bottom: 9, trailing: 30)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = Source([1])
      view.dataSource = source
      stage.window.addSubview(view)
      stage.frame()
      let frame = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
      let right: CGFloat = reference == .layoutMargins ? 30 : 0
      #expect(frame == CGRect(left, 0, 300 - left - right, 50))
    }
  }

  @Test(arguments: [
    (UICollectionView.ScrollDirection.vertical, CGRect(0, 0, 280, 200)),
    (.horizontal, CGRect(0, 0, 300, 125)),
  ])
  func `fractions are of the whole view where it scrolls, and of its room across`(
    direction: UICollectionView.ScrollDirection, frame: CGRect
  ) throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      ])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    layout.configuration.scrollDirection = direction
    try onStage { stage in
      let view = UICollectionView(frame: CGRect(0, 0, 300, 400), collectionViewLayout: layout)
      view.contentInset = UIEdgeInsets(top: 100, left: 5, bottom: 50, right: 15)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = Source([1])
      view.dataSource = source
      stage.window.addSubview(view)
      stage.frame()
      #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame == frame)
    }
  }

  @Test func `a group's own arrangement says where its items stand`() throws {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(0, 0, width / 2, 100)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(width / 2, 50, 20, 20), zIndex: 3),
      ]
    }
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let (frames, size) = try frames(layout, [3])
    #expect(
      frames[0] == [
        CGRect(0, 0, 150, 100), CGRect(150, 50, 20, 20), CGRect(0, 100, 150, 100),
      ])
    #expect(size.height == 200)
  }

  @Test func `a badge stands at its anchor, moved by a share of its size`() throws {
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(0.5, -0.5))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge", containerAnchor: anchor)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(50), .absolute(40)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    try onStage { stage in
      let view = UICollectionView(frame: CGRect(0, 0, 300, 400), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let badges = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: "badge"
      ) { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
      }
      stage.window.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0, 1])
      source.apply(snapshot, animatingDifferences: false)
      stage.frame()
      let second = IndexPath(item: 1, section: 0)
      let place = layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: second)?.frame
      #expect(place == CGRect(90, -5, 20, 10))
    }
  }

  @Test func `items fill rows by their shares, rows fill the section`() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (placed, content) = try frames(layout, [4])
    #expect(placed[0][0] == CGRect(2, 1, 94, 46))
    #expect(abs(placed[0][2].minX - 202) < 1e-9)
    #expect(placed[0][3] == CGRect(2, 61, 94, 46))
    #expect(content == CGSize(width: 300, height: 110))
  }

  @Test func `a number of items share a column, sections follow each other`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .absolute(100)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 10)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let (placed, content) = try frames(layout, [2, 1])
    #expect(placed[0] == [CGRect(10, 5, 140, 40), CGRect(10, 65, 140, 40)])
    #expect(placed[1] == [CGRect(10, 132, 140, 40)])
    #expect(abs(content.height - (120 + 7 + 120)) < 1e-9)
  }

  @Test func `flexible space takes what is left over, and kinds of items take turns`() throws {
    let wide = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(20)))
    let narrow = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [wide, narrow])
    group.interItemSpacing = .flexible(10)
    let (placed, _) = try frames(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [3])
    #expect(placed[0] == [CGRect(0, 0, 100, 20), CGRect(125, 0, 50, 20), CGRect(200, 0, 100, 20)])
  }
}
