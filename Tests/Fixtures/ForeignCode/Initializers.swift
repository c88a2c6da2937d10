import UIKit

// Classes of apps that override the designated initializers of UIKit's, which call those of the
// superclass, and are made by the convenience ones, which they inherit.

class FoldedTextView: UITextView {
  let mark: Int
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    mark = 1
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class WideTextView: UITextView {
  init(words: String) {
    super.init(frame: .zero, textContainer: nil)
    text = words
  }
  required init?(coder: NSCoder) { fatalError() }
}

class PlainTextView: UITextView { var mark = 1 }

class RoundSegments: UISegmentedControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 1
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class OwnSegments: UISegmentedControl {
  init() { super.init(items: ["a", "b", "c"]) }
  required init?(coder: NSCoder) { fatalError() }
}

class ThickProgress: UIProgressView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class BusyWheel: UIActivityIndicatorView {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

class RoundImageView: UIImageView {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(image: UIImage?) { super.init(image: image) }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class TallStack: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

class PaddedLabel: UILabel {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
}

class GlassView: UIVisualEffectView {
  override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  required init?(coder: NSCoder) { fatalError() }
}

class OverlayWindow: UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { fatalError() }
}

class PillButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
}

class PlainControl: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
}

class KeysView: UIInputView {
  override init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    super.init(frame: frame, inputViewStyle: inputViewStyle)
  }
  required init?(coder: NSCoder) { fatalError() }
}

class Refresh: UIRefreshControl {
  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError() }
}

// Lists.

class LongTable: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { fatalError() }
}

class Row: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { fatalError() }
}

class RowHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { fatalError() }
}

class Grid: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { fatalError() }
}

class SectionLayout: UICollectionViewCompositionalLayout {
  override init(section: NSCollectionLayoutSection) { super.init(section: section) }
  required init?(coder: NSCoder) { fatalError() }
}

class ConfiguredLayout: UICollectionViewCompositionalLayout {
  override init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { super.init(section: section, configuration: configuration) }
  override init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { super.init(sectionProvider: sectionProvider, configuration: configuration) }
  required init?(coder: NSCoder) { fatalError() }
}

class AskedLayout: UICollectionViewCompositionalLayout {
  init(columns: Int) {
    super.init(sectionProvider: { _, _ in AskedLayout.columns(columns) })
  }
  required init?(coder: NSCoder) { fatalError() }

  static func columns(_ count: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}

class InheritedLayout: UICollectionViewCompositionalLayout { var mark = 1 }

class FlowLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 20, height: 20)
  }
  required init?(coder: NSCoder) { fatalError() }
}

class PlainLayout: UICollectionViewLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class PickySource: UITableViewDiffableDataSource<Int, String> {
  override init(
    tableView: UITableView,
    cellProvider: @escaping UITableViewDiffableDataSource<Int, String>.CellProvider
  ) { super.init(tableView: tableView, cellProvider: cellProvider) }
}

// Controllers.

class Page: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class ListPage: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class GridPage: UICollectionViewController {
  override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class OwnGridPage: UICollectionViewController {
  init() { super.init(collectionViewLayout: FlowLayout()) }
  required init?(coder: NSCoder) { fatalError() }
}

class Bar: UINavigationBar {
  let height: CGFloat
  override init(frame: CGRect) {
    height = 60
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class LowBar: UIToolbar {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
}

class Flow: UINavigationController {
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class BarredFlow: UINavigationController {
  init() {
    super.init(navigationBarClass: Bar.self, toolbarClass: LowBar.self)
    viewControllers = [Page()]
  }
  required init?(coder: NSCoder) { fatalError() }
}

class Tabs: UITabBarController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Halves: UISplitViewController {
  override init(style: UISplitViewController.Style) { super.init(style: style) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Book: UIPageViewController {
  override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(
      transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Search: UISearchController {
  override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Question: UIAlertController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class PlainQuestion: UIAlertController { var mark = 1 }

class Share: UIActivityViewController {
  override init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(activityItems: activityItems, applicationActivities: applicationActivities)
  }
  required init?(coder: NSCoder) { fatalError() }
}

class Picker: UIImagePickerController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Drawer: UIPresentationController {
  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }
}

class Step: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

class Swipe: UIPercentDrivenInteractiveTransition {
  override init() { super.init() }
}

// Items, gestures, behaviours.

class Title: UINavigationItem {
  override init(title: String) { super.init(title: title) }
  required init?(coder: NSCoder) { fatalError() }
}

class IconButton: UIBarButtonItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError() }
}

class TabItem: UITabBarItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError() }
}

class Drag: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

class Fall: UIGravityBehavior {
  override init(items: [UIDynamicItem]) { super.init(items: items) }
}

class Snap: UISnapBehavior {
  override init(item: UIDynamicItem, snapTo point: CGPoint) {
    super.init(item: item, snapTo: point)
  }
}

class Push: UIPushBehavior {
  override init(items: [UIDynamicItem], mode: UIPushBehavior.Mode) {
    super.init(items: items, mode: mode)
  }
}

class Tie: UIAttachmentBehavior {
  override init(
    item: UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { super.init(item: item, offsetFromCenter: offset, attachedToAnchor: point) }
  override init(
    item item1: UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    super.init(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
  }
}

class Group: UIDynamicBehavior {
  override init() { super.init() }
}

class World: UIDynamicAnimator {
  override init(referenceView view: UIView) { super.init(referenceView: view) }
}

class Motion: UIViewPropertyAnimator {
  override init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    super.init(duration: duration, timingParameters: parameters)
  }
}

// Texts, layers.

class Picture: NSTextAttachment {
  override init(data contentData: Data?, ofType uti: String?) {
    super.init(data: contentData, ofType: uti)
  }
  required init?(coder: NSCoder) { fatalError() }
}

class Lines: NSTextContainer {
  override init(size: CGSize) { super.init(size: size) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

class Storage: NSTextStorage {
  private let kept = NSMutableAttributedString()
  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError() }
  override var string: String { kept.string }
  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { kept.attributes(at: location, effectiveRange: range) }
  override func replaceCharacters(in range: NSRange, with str: String) {
    kept.replaceCharacters(in: range, with: str)
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    kept.setAttributes(attrs, range: range)
  }
}

class Manager: NSLayoutManager {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Spot: UIAccessibilityElement {
  override init(accessibilityContainer container: Any) {
    super.init(accessibilityContainer: container)
  }
}

class Paper: UIDocument {
  override init(fileURL url: URL) { super.init(fileURL: url) }
}

/// Makes one of each, and gives their names.
@MainActor
public func madeByInitializers() -> [String] {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let section = AskedLayout.columns(2)
  let settings = UICollectionViewCompositionalLayoutConfiguration()
  let flow = Flow(navigationBarClass: Bar.self, toolbarClass: nil)
  let barred = BarredFlow()
  let table = LongTable()
  let made: [Any] = [
    FoldedTextView(), FoldedTextView(frame: view.bounds),
    FoldedTextView(frame: .zero, textContainer: nil), WideTextView(words: "a"), PlainTextView(),
    PlainTextView(frame: view.bounds), RoundSegments(items: ["a", "b"]), RoundSegments(),
    RoundSegments(frame: .zero, actions: []), OwnSegments(), ThickProgress(),
    ThickProgress(progressViewStyle: .bar), BusyWheel(style: .large), BusyWheel(),
    RoundImageView(image: nil), RoundImageView(), TallStack(arrangedSubviews: [view]), TallStack(),
    PaddedLabel(), GlassView(effect: nil), GlassView(), GlassView(frame: .zero),
    OverlayWindow(frame: view.bounds), PillButton(type: .system), PillButton(),
    PillButton(configuration: .filled(), primaryAction: nil), PillButton(primaryAction: nil),
    PlainControl(frame: .zero, primaryAction: nil), PlainControl(), Refresh(),
    KeysView(frame: .zero, inputViewStyle: .keyboard), table, LongTable(frame: .zero), Row(),
    RowHeader(reuseIdentifier: nil), Grid(frame: .zero, collectionViewLayout: PlainLayout()),
    SectionLayout(section: section), ConfiguredLayout(section: section, configuration: settings),
    AskedLayout(columns: 3), InheritedLayout(section: section),
    InheritedLayout(sectionProvider: { _, _ in section }, configuration: settings), FlowLayout(),
    PickySource(tableView: table) { _, _, _ in nil }, Page(), ListPage(style: .plain),
    ListPage(), GridPage(collectionViewLayout: FlowLayout()),
    GridPage(nibName: nil, bundle: nil), OwnGridPage(), flow, flow.navigationBar,
    barred.navigationBar, barred.toolbar as Any, Flow(rootViewController: Page()), Flow(), Tabs(),
    Halves(style: .doubleColumn),
    Book(transitionStyle: .scroll, navigationOrientation: .horizontal),
    Search(searchResultsController: nil),
    Question(title: "a", message: nil, preferredStyle: .alert),
    PlainQuestion(title: "a", message: nil, preferredStyle: .alert),
    Share(activityItems: [], applicationActivities: nil), Picker(),
    Drawer(presentedViewController: Page(), presenting: nil),
    Step(identifier: nil, source: Page(), destination: Page()), Swipe(), Title(title: "a"), Title(),
    IconButton(title: "a", style: .plain, target: nil, action: nil), IconButton(customView: view),
    TabItem(title: "a", image: nil, tag: 1), Drag(target: nil, action: nil), Drag(),
    Fall(items: [view]), Fall(), Snap(item: view, snapTo: .zero),
    Push(items: [], mode: .instantaneous),
    Tie(item: view, attachedToAnchor: .zero), Tie(item: view, attachedTo: UIView()), Group(),
    World(referenceView: view), Motion(duration: 1, curve: .linear),
    Motion(duration: 1, dampingRatio: 1), Picture(), Picture(image: UIImage()),
    Picture(data: nil, ofType: nil), Lines(), Lines(size: .zero), Storage(),
    Manager(), Spot(accessibilityContainer: view), Paper(fileURL: URL(fileURLWithPath: "/a")),
  ]
  return made.map { "\(type(of: $0))" }
}
