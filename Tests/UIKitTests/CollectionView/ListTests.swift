import Testing
import UIKit

@testable import UIKitLists

@MainActor @Suite struct ListTests {
  @Test func `rows of a plain list are as wide as the view and follow each other`() throws {
    try onStage { stage in
      let list = List(in: stage, .init(appearance: .plain), ["a", "b"])
      #expect(list.row(0).frame == CGRect(0, 0, 320, 44))
      #expect(list.row(1).frame == CGRect(0, 44, 320, 44))
      #expect(list.view.backgroundColor == .systemBackground)
    }
  }

  @Test func `a row is as high as the texts of a content view that constraints make narrow`() throws
  {
    try onStage { stage in
      let content = UIListContentView(configuration: .subtitleCell())
      let list = List(in: stage, .init(appearance: .plain), ["a"]) { cell in
        cell.contentConfiguration = nil
        guard content.superview == nil else { return }
        var words = UIListContentConfiguration.subtitleCell()
        words.text = "A title"
        words.secondaryText = Array(repeating: "many words", count: 12).joined(separator: " ")
        content.configuration = words
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(content)
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          content.widthAnchor.constraint(equalTo: cell.contentView.widthAnchor, multiplier: 0.5),
        ])
      }
      stage.run(frames: 3)
      let needed = content.sizeThatFits(CGSize(width: 160, height: 0)).height
      #expect(content.bounds.width == 160 && needed > 100)
      #expect(list.row(0).frame.height == needed)
      #expect(content.bounds.height == needed)
    }
  }

  @Test func `texts beside symbols of different widths begin at one place`() {
    let places = ["airplane", "minus", "chevron.right", "square"].map { name in
      var content = UIListContentConfiguration.cell()
      (content.text, content.image) = ("Text", UIImage(systemName: name))
      return UIListContentView(configuration: content).textLeft
    }
    #expect(Set(places).count == 1)
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    #expect(UIListContentView(configuration: content).textLeft < places[0])
  }

  @Test func `a list's colour covers the collection view's own, unless it is clear`() throws {
    try onStage { stage in
      var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
      let list = List(in: stage, configuration, ["a", "b"])
      #expect(list.view.backgroundColor == .systemGroupedBackground)
      #expect(list.view.groundViews.isEmpty)
      list.view.backgroundColor = .red
      stage.frame()
      let ground = try #require(list.view.groundViews.first)
      #expect(list.view.backgroundColor == .red)
      #expect(ground.backgroundColor == .systemGroupedBackground)
      #expect(ground.frame.contains(list.view.bounds))
      #expect(list.view.subviews.firstIndex(of: ground) == 0)
      configuration.backgroundColor = .clear
      list.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
        using: configuration)
      stage.frame()
      #expect(list.view.groundViews.isEmpty && ground.superview == nil)
    }
  }

  @Test func `each section of a list has its own ground`() throws {
    try onStage { stage in
      let layout = UICollectionViewCompositionalLayout { section, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.backgroundColor = section == 0 ? .red : .blue
        return .list(using: configuration, layoutEnvironment: environment)
      }
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      view.backgroundColor = .red
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
      }
      stage.window.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems([1, 2], toSection: 0)
      snapshot.appendItems([3], toSection: 1)
      source.apply(snapshot, animatingDifferences: false)
      stage.frame()
      // The first is the collection view's own colour.
      #expect(view.groundViews.map(\.backgroundColor) == [.blue])
      #expect(view.groundViews.first?.frame.minY == 88)
      #expect((view.groundViews.first?.frame.maxY ?? 0) > view.bounds.height)
    }
  }

  @Test func `rows of an inset list are cards, whose first and last have round corners`() throws {
    try onStage { stage in
      let list = List(in: stage, .init(appearance: .insetGrouped), ["a", "b", "c"])
      #expect(list.row(0).frame.minX == 16 && list.row(0).frame.width == 288)
      #expect(
        list.row(0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(list.row(1).layer.cornerRadius == 0)
      #expect(
        list.row(2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
  }

  @Test func `a header made of a row's class looks like a header and leaves the rows alone`() throws
  {
    try onStage { stage in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      let view = UICollectionView(
        frame: stage.window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = (item, item)
        cell.contentConfiguration = content
      }
      var font: UIFont?
      let heads = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { cell, _, _ in
        var content = cell.defaultContentConfiguration()
        font = content.textProperties.font
        content.text = "Head"
        cell.contentConfiguration = content
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        view, path, item in
        view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: heads, for: path)
      }
      stage.window.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["1", "2"])
      source.apply(snapshot, animatingDifferences: false)
      stage.run(frames: 2)
      #expect(font == UIListContentConfiguration.groupedHeader().textProperties.font)
      let heights = [0, 1].map {
        view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.height
      }
      #expect(heights == [60, 60])
    }
  }

  @Test func `accessories take room from the content`() throws {
    try onStage { stage in
      let list = List(in: stage, .init(appearance: .plain), ["a"]) {
        let view = UIView(frame: CGRect(0, 0, 30, 20))
        $0.accessories = [
          .customView(configuration: .init(customView: view, placement: .trailing())),
          .disclosureIndicator(displayed: .whenEditing),
        ]
      }
      #expect(list.row(0).contentView.frame == CGRect(0, 0, 320 - 30 - 12, 44))
      list.view.isEditing = true
      stage.frame()
      #expect(list.row(0).contentView.frame.width < 278)
    }
  }

  @Test func `a swipe uncovers the buttons of a row, a tap on one calls its handler`() throws {
    try onStage { stage in
      var called = 0
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Do") { _, _, done in
            called += 1
            done(true)
          }
        ])
      }
      let list = List(in: stage, configuration, ["a"])
      stage.frame((1, .began, CGPoint(250, 20)))
      for step in 1...10 { stage.frame((1, .moved, CGPoint(250 - 9 * CGFloat(step), 20))) }
      stage.frame((1, .ended, CGPoint(160, 20)))
      stage.run(frames: 30)
      #expect(list.row(0).frame.minX == -74)
      stage.frame((2, .began, CGPoint(300, 20)))
      stage.frame((2, .ended, CGPoint(300, 20)))
      stage.run(frames: 30)
      #expect(called == 1 && list.row(0).frame.minX == 0)
    }
  }

  @Test func `a tap on a header's arrow opens its row`() throws {
    try onStage { stage in
      let list = List(in: stage, .init(appearance: .sidebar), []) {
        $0.accessories = [.outlineDisclosure(options: .init(style: .header))]
      }
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a", "b"])
      outline.append(["a1", "a2"], to: "a")
      list.source.apply(outline, to: 0, animatingDifferences: false)
      stage.frame()
      #expect(list.source.snapshot().itemIdentifiers == ["a", "b"])
      stage.frame((1, .began, CGPoint(100, list.row(0).frame.midY)))
      stage.frame((1, .ended, CGPoint(100, list.row(0).frame.midY)))
      stage.run(frames: 30)
      #expect(list.source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
      #expect(list.row(1).indentationLevel == 1)
    }
  }

  @Test func `a cell is told its state before it is measured and when it changes`() throws {
    try onStage { stage in
      var states: [Bool] = []
      let list = List(in: stage, .init(appearance: .plain), ["a"]) {
        $0.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
      }
      list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      stage.frame()
      #expect(states == [false, true])
    }
  }
}

@MainActor
private final class List {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>

  init(
    in stage: TestStage, _ configuration: UICollectionLayoutListConfiguration, _ items: [String],
    _ fill: @escaping (UICollectionViewListCell) -> Void = { _ in }
  ) {
    view = UICollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      fill(cell)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    stage.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
  }

  func row(_ index: Int) -> UICollectionViewListCell {
    view.cellForItem(at: IndexPath(item: index, section: 0)) as? UICollectionViewListCell
      ?? UICollectionViewListCell()
  }
}
