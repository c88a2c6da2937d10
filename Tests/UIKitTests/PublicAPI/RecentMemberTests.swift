import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround

/// Members that came with iOS 16 to 18.
@MainActor @Suite struct RecentMemberTests {
  @Test func `groups of items are the items on their side of the bar`() {
    let (a, b, c) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    let item = UINavigationItem(title: "A")
    #expect(item.leadingItemGroups.isEmpty && item.trailingItemGroups.isEmpty)
    item.leadingItemGroups = [
      a.creatingFixedGroup(), b.creatingMovableGroup(customizationIdentifier: "b"),
    ]
    #expect(item.leftBarButtonItems == [a, b])
    item.trailingItemGroups = [.fixedGroup(items: [a, b]), .fixedGroup(items: [c])]
    // Those of the right side begin at the edge.
    #expect(item.rightBarButtonItems == [c, b, a])
    #expect(item.trailingItemGroups.map(\.barButtonItems) == [[a, b, c]])
  }

  @Test func `the presentation of a controller around this one is its own`() throws {
    let (outer, inner, root) = (UIViewController(), UIViewController(), UIViewController())
    outer.addChild(inner)
    try onStage(root: root) { stage in
      #expect(inner.activePresentationController == nil)
      root.present(outer, animated: false)
      stage.run(frames: 2)
      #expect(inner.activePresentationController === outer.presentationController)
    }
  }

  @Test func `a search bar's parts stay away where the app shows them`() {
    let search = UISearchController(searchResultsController: nil)
    search.scopeBarActivation = .manual
    #expect(!search.automaticallyShowsScopeBar)
    search.scopeBarActivation = UISearchController.ScopeBarActivation.onTextEntry
    #expect(search.automaticallyShowsScopeBar)
  }

  @Test func `a menu keeps the size of its entries with other entries`() {
    let menu = UIMenu(options: .displayInline, preferredElementSize: .small, children: [])
    #expect(menu.replacingChildren([UIMenu()]).preferredElementSize == .small)
    #expect(UIMenu().preferredElementSize == UIMenu.ElementSize.automatic)
  }

  @Test func `groups that scroll across slow down and go beyond their ends as they are told to`()
    throws
  {
    try onStage { stage in
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
      section.orthogonalScrollingBehavior = .groupPaging
      let properties: UICollectionLayoutSectionOrthogonalScrollingProperties =
        section.orthogonalScrollingProperties
      @MainActor func scroller() -> UIScrollView? {
        let view = UICollectionView(
          frame: CGRect(0, 0, 300, 400),
          collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        stage.window.addSubview(view)
        stage.frame()
        return withExtendedLifetime(source) {
          view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
        }
      }
      #expect(scroller()?.decelerationRate == .fast && scroller()?.bounces == true)
      (properties.decelerationRate, properties.bounce) = (.normal, .never)
      #expect(scroller()?.decelerationRate == .normal && scroller()?.bounces == false)
    }
  }

  @Test func `how serious an alert is, and the order of a menu, are kept`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.severity == UIAlertControllerSeverity.default)
    let button = UIButton()
    #expect(
      button.preferredMenuElementOrder == UIContextMenuConfiguration.ElementOrder.automatic)
    button.preferredMenuElementOrder = .fixed
    #expect(button.preferredMenuElementOrder == .fixed)
  }

  @Test func `feedback of a place is the feedback`() throws {
    try onStage { stage in
      UIImpactFeedbackGenerator(style: .rigid, view: stage.window).impactOccurred(at: .zero)
      UIImpactFeedbackGenerator(view: stage.window).impactOccurred(intensity: 0.5, at: .zero)
      UISelectionFeedbackGenerator(view: stage.window).selectionChanged(at: .zero)
      UINotificationFeedbackGenerator(view: stage.window).notificationOccurred(.error, at: .zero)
      #expect(stage.runtime.world.shown.events.count == 4)
    }
  }
}
