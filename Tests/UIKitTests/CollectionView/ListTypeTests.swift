import Testing
import UIKit

@testable import UIKitLists

/// Choices of lists by the numbers that code stores, and what layouts tell of themselves.
@MainActor @Suite struct ListTypeTests {
  @Test func `choices have Apple's numbers`() {
    #expect(NSRectAlignment.top.rawValue == 1 && NSRectAlignment.topTrailing.rawValue == 8)
    #expect(UICollectionView.ElementCategory.decorationView.rawValue == 2)
    #expect(UICollectionView.ScrollDirection.horizontal.rawValue == 1)
    #expect(UICollectionViewFlowLayout.SectionInsetReference.fromLayoutMargins.rawValue == 2)
    let actions: [UICollectionViewUpdateItem.Action] = [.insert, .delete, .reload, .move, .none]
    #expect(actions.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints.rawValue == 2)
    #expect(UICollectionView.ReorderingCadence.slow.rawValue == 2)
    #expect(UICollectionViewDropProposal.Intent.insertIntoDestinationIndexPath.rawValue == 2)
    #expect(UICollectionLayoutListConfiguration.HeaderMode.firstItemInSection.rawValue == 2)
    #expect(UICollectionLayoutListConfiguration.FooterMode.supplementary.rawValue == 1)
    #expect(UIListSeparatorConfiguration.Visibility.hidden.rawValue == 2)
    #expect(UITableViewCell.StateMask.showingDeleteConfirmation.rawValue == 2)
    #expect(UITableViewCell.FocusStyle.custom.rawValue == 1)
    #expect(UIListContentConfiguration.TextProperties.TextTransform.capitalized.rawValue == 3)
    #expect(UIDropSessionProgressIndicatorStyle.default.rawValue == 1)
    #expect(NSItemProviderRepresentationVisibility.ownProcess.rawValue == 3)
  }

  @Test func `a section learns in what it stands, and its items in sight may be changed`() throws {
    try onStage { stage in
      var widths: [CGFloat] = []
      var items: [any NSCollectionLayoutVisibleItem] = []
      let layout = UICollectionViewCompositionalLayout {
        (_: Int, environment: any NSCollectionLayoutEnvironment) in
        let container: any NSCollectionLayoutContainer = environment.container
        widths.append(container.effectiveContentSize.width)
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(40), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = NSCollectionLayoutSpacing.flexible(4)
        let section = NSCollectionLayoutSection(group: group)
        section.visibleItemsInvalidationHandler = { found, _, _ in
          items = found
          for item in found { item.alpha = 0.5 }
        }
        return section
      }
      let grid = Grid(count: 3)
      let view = try grid.show(in: stage, layout)
      stage.frame()
      #expect(widths.first == view.bounds.width && items.count == 3)
      let item = try #require(items.first)
      #expect(item.representedElementCategory == UICollectionView.ElementCategory.cell)
      #expect(item.indexPath.section == 0 && item.representedElementKind == nil)
      #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    }
  }

  @Test func `a space is fixed, or grows with the room`() {
    let fixed = NSCollectionLayoutSpacing.fixed(5)
    #expect(fixed.spacing == 5 && !fixed.isFlexibleSpacing)
    #expect(NSCollectionLayoutSpacing.flexible(5).isFlexibleSpacing)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    #expect(background.elementKind == "card" && background.zIndex == -1)
  }

  @Test func `a flow layout that is out of date asks for all again`() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    let flow = UICollectionViewFlowLayout()
    #expect(
      flow.sectionInsetReference
        == UICollectionViewFlowLayout.SectionInsetReference.fromContentInset)
    #expect(flow.scrollDirection == UICollectionView.ScrollDirection.vertical)
  }

  @Test func `a layout between two others has numbers of one's own`() {
    let (one, two) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    let between = UICollectionViewTransitionLayout(currentLayout: one, nextLayout: two)
    #expect(between.currentLayout === one && between.nextLayout === two)
    #expect(between.transitionProgress == 0 && between.value(forAnimatedKey: "a") == 0)
    between.updateValue(3, forAnimatedKey: "a")
    #expect(between.value(forAnimatedKey: "a") == 3)
  }

  @Test func `a layout hears of each change among its items`() throws {
    final class Hearing: UICollectionViewFlowLayout {
      var heard: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        heard += updateItems.map { item in
          "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1)"
            + " \(item.indexPathAfterUpdate?.item ?? -1)"
        }
      }
    }
    try onStage { stage in
      let (grid, layout) = (Grid(count: 3), Hearing())
      let view = try grid.show(in: stage, layout)
      grid.sections[0].remove(at: 1)
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      stage.run(frames: 2)
      #expect(layout.heard == ["delete 1 -1"])
    }
  }

  @Test func `accessories take their looks from options`() {
    let indicator = UICellAccessory.DisclosureIndicatorOptions(tintColor: .red)
    #expect(indicator.isHidden == nil && indicator.reservedLayoutWidth == nil)
    let outline = UICellAccessory.OutlineDisclosureOptions()
    #expect(outline.style == .automatic && outline.tintColor == nil)
    #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
    #expect(!UICellAccessory.ReorderOptions(showsVerticalSeparator: false).showsVerticalSeparator)
    let label = UICellAccessory.LabelOptions(reservedLayoutWidth: .custom(30))
    #expect(label.font.pointSize == 17 && label.adjustsFontForContentSizeCategory)
    #expect(label.reservedLayoutWidth == UICellAccessory.LayoutDimension.custom(30))
  }

  @Test func `the line below a row is as long as its text, unless it is told otherwise`() {
    var line = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(line.bottomSeparatorVisibility == .automatic && line.color == .separator)
    #expect(line.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    line.topSeparatorVisibility = UIListSeparatorConfiguration.Visibility.visible
    #expect(line.topSeparatorVisibility != .automatic)
  }

  @Test func `a configuration replaces what stood in the content view`() {
    let (row, cell) = (UITableViewCell(), UICollectionViewListCell())
    for content in [row.contentView, cell.contentView] { content.addSubview(UISwitch()) }
    _ = row.textLabel
    row.contentConfiguration = UIListContentConfiguration.cell()
    cell.contentConfiguration = UIListContentConfiguration.cell()
    for content in [row.contentView, cell.contentView] {
      #expect(content.subviews.count == 1 && content.subviews.first is UIListContentView)
      content.addSubview(UISwitch())
    }
    row.contentConfiguration = UIListContentConfiguration.subtitleCell()
    cell.contentConfiguration = UIListContentConfiguration.subtitleCell()
    #expect(row.contentView.subviews.count == 2 && cell.contentView.subviews.count == 2)
  }

  @Test func `guides stand around the parts of a row's content`() throws {
    try onStage { stage in
      var words = UIListContentConfiguration.subtitleCell()
      words.text = "Row"
      let view = UIListContentView(configuration: words)
      view.frame = CGRect(0, 0, 200, 60)
      stage.window.addSubview(view)
      stage.frame()
      #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
      let mark = stage.view(CGRect(0, 0, 5, 5))
      mark.translatesAutoresizingMaskIntoConstraints = false
      let text = try #require(view.textLayoutGuide)
      NSLayoutConstraint.activate([
        mark.leadingAnchor.constraint(equalTo: text.leadingAnchor),
        mark.topAnchor.constraint(equalTo: text.bottomAnchor),
        mark.widthAnchor.constraint(equalToConstant: 5),
        mark.heightAnchor.constraint(equalToConstant: 5),
      ])
      stage.frame()
      #expect(mark.frame.origin == CGPoint(16, text.layoutFrame.maxY))
      words.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
      words.secondaryText = "more"
      view.configuration = words
      stage.run(frames: 2)
      let (image, second) = (view.imageLayoutGuide, view.secondaryTextLayoutGuide)
      #expect(image?.layoutFrame == CGRect(16, 15, 30, 30))
      #expect(second?.layoutFrame.minX == 62)
      #expect(mark.frame.origin == CGPoint(62, text.layoutFrame.maxY))
      words.imageProperties.reservedLayoutSize.width =
        UIListContentConfiguration.ImageProperties.standardDimension
      view.configuration = words
      stage.run(frames: 2)
      #expect(mark.frame.minX == 62, "the room of symbols is no narrower than the image")
    }
  }

  @Test func `the line below a row goes to where constraints want its guide`() throws {
    try onStage { stage in
      let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      let grid = Grid(count: 2)
      grid.cellClass = UICollectionViewListCell.self
      let view = try grid.show(in: stage, list)
      stage.frame()
      let cell = try #require(view.visibleCells.first as? UICollectionViewListCell)
      func line() throws -> CGRect {
        try #require(cell.subviews.first { $0.frame.height < 1 && $0.frame.height > 0 }).frame
      }
      let usual = try line()
      let guide = cell.separatorLayoutGuide
      stage.run(frames: 2)
      #expect(guide.layoutFrame.minX == usual.minX && guide.layoutFrame.maxX == usual.maxX)
      guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive = true
      stage.run(frames: 2)
      #expect(try line().minX == 70 && line().maxX == usual.maxX)
    }
  }

  @Test func `colours are changed as a configuration says`() {
    var words = UIListContentConfiguration.valueCell()
    #expect(words.secondaryTextProperties.resolvedColor() == .secondaryLabel)
    words.textProperties.colorTransformer = .init { _ in .red }
    #expect(words.textProperties.resolvedColor() == .red)
    #expect(words.imageProperties.resolvedTintColor(for: .green) == .green)
    words.imageProperties.tintColor = .blue
    #expect(words.imageProperties.resolvedTintColor(for: .green) == .blue)
    words.imageProperties.tintColorTransformer = .grayscale
    #expect(words.imageProperties.resolvedTintColor(for: .green) != .blue)
    #expect(words.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect(UIAxis.both.contains(.vertical) && UIAxis.both.rawValue == 3)
  }

  @Test func `a view of a configuration shows its words, changed as it says`() throws {
    try onStage { stage in
      var words = UIListContentConfiguration.cell()
      words.text = "one two"
      words.textProperties.transform = .capitalized
      let view = UIListContentView(configuration: words)
      view.frame = CGRect(0, 0, 200, 44)
      stage.window.addSubview(view)
      stage.frame()
      @MainActor func texts(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
      }
      #expect(texts(view) == ["One Two"])
      words.text = "three"
      view.configuration = words
      #expect(texts(view) == ["Three"])
    }
  }

  @Test func `what is shown for nothing begins without an image, and with a button that works`() {
    let empty = UIContentUnavailableConfiguration.empty()
    let image: UIContentUnavailableConfiguration.ImageProperties = empty.imageProperties
    #expect(image.cornerRadius == 0 && image.maximumSize == .zero)
    let text: UIContentUnavailableConfiguration.TextProperties = empty.textProperties
    #expect(text.numberOfLines == 0 && text.lineBreakMode == .byTruncatingTail)
    let button: UIContentUnavailableConfiguration.ButtonProperties = empty.buttonProperties
    #expect(button.isEnabled && button.primaryAction == nil && button.role == .normal)
  }
}
