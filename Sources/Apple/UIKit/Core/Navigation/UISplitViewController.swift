/// Shows two or three controllers side by side, or one after the other where the screen is narrow.
///
/// On a narrow screen only the primary one is seen. Where that is a navigation controller, the
/// others' stacks are pushed on it. A controller of the column `compact` stands there in place of all.
///
/// Source: Apple, UISplitViewController.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  // MARK: Columns

  /// How many columns there are.
  public let style: Style

  /// Says what the primary column is drawn on, on a Mac; here it is recorded only.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// Decides what is seen on a narrow screen; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// What should be seen of the columns on a wide screen.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a swipe shows the primary column; recorded only.
  open var presentsWithGesture = true

  /// A button that shows or hides the primary column on a wide screen; bars of a narrow one leave it
  /// out.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction(image: item.image) { [weak self] _ in self?.changeMode() }
    item.isHidden = isCollapsed
    return item
  }()

  /// The share of the width that the primary column gets on a wide screen.
  ///
  /// *Units*: 0...1; `automaticDimension` for the system's.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The least and the greatest width of the primary column.
  ///
  /// *Units*: points.
  open var minimumPrimaryColumnWidth: CGFloat = 0 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// *Units*: points; 320 by default, which the column has unless another width is preferred.
  open var maximumPrimaryColumnWidth: CGFloat = 320 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width that the primary column should have; `automaticDimension` for its share of the
  /// whole.
  ///
  /// *Units*: points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width that the middle one of three columns should have, in points or as a share of the
  /// whole; `automaticDimension` for the greatest.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the middle column as a share of the whole, which counts where no width in points
  /// is preferred.
  ///
  /// *Units*: 0...1; `automaticDimension`, the default, for the greatest width.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The least and the greatest width of the middle column.
  ///
  /// *Units*: points.
  open var minimumSupplementaryColumnWidth: CGFloat = 0 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// *Units*: points; 320 by default, which the column has unless another width is preferred.
  open var maximumSupplementaryColumnWidth: CGFloat = 320 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// How the columns share the screen.
  open var preferredSplitBehavior = SplitBehavior.automatic

  /// How the columns share the screen now.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }

  /// Whether a button hides all but the secondary column; recorded only.
  open var showsSecondaryOnlyButton = false

  /// When the button that shows the primary column is seen; recorded only.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  /// Stands for the system's value.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  private var columns: [Column: UIViewController] = [:]
  private let line = PartView()
  private let secondLine = PartView()
  private var isArranged = false
  /// What was pushed of the other columns' own stacks, by their navigation controllers.
  private var moved: [ObjectIdentifier: [UIViewController]] = [:]

  /// Makes a controller whose columns are set by `setViewController(_:for:)`.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  // MARK: Making

  /// Makes a controller whose columns are set by `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller whose columns are set by `viewControllers`, and takes what a storyboard says.
  public required init?(coder: NSCoder) {
    style = coder.interface(.splitStyle) ?? .unspecified
    super.init(coder: coder)
    fill(from: coder, in: UISplitViewController.self)
  }

  // MARK: Controllers of the columns

  /// The controllers of the columns, the primary one first.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      columns = columns.filter { $0.key == .compact }
      for (column, controller) in zip([Column.primary, .secondary], newValue) {
        columns[column] = controller
        controller.columnOwner = self
      }
      arrangeAnew()
    }
  }

  /// Puts a controller into a column.
  ///
  /// A controller that is no navigation controller gets one around it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc.map { controller in
      column == .compact
        ? controller
        : controller as? UINavigationController
          ?? UINavigationController(rootViewController: controller)
    }
    columns[column]?.columnOwner = self
    arrangeAnew()
  }

  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Returns whether a controller is a column, also before the columns are laid out.
  func hasColumn(_ controller: UIViewController) -> Bool {
    columns.values.contains { $0 === controller }
  }

  /// What is pushed on a narrow screen.
  private var stack: UINavigationController? { columns[.primary] as? UINavigationController }

  /// Whether the columns are one stack, as on a narrow screen.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  // MARK: What is shown

  /// What is seen now.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    return preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }

  /// Hides the primary column, or shows it again.
  private func changeMode() {
    let mode: DisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    delegate?.splitViewController(self, willChangeTo: mode)
    UIView.animate(withDuration: 0.3) {
      self.preferredDisplayMode = mode
      self.view.layoutIfNeeded()
    }
  }

  /// The width of the primary column.
  ///
  /// *Units*: points.
  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    let share = preferredPrimaryColumnWidthFraction
    let preferred = preferredPrimaryColumnWidth
    let wanted =
      preferred >= 0 ? preferred : share < 0 ? maximumPrimaryColumnWidth : share * width
    return min(max(wanted, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth, width)
  }

  /// The width of the middle one of three columns; 0 where there are two.
  ///
  /// *Units*: points.
  open var supplementaryColumnWidth: CGFloat {
    guard columns[.supplementary] != nil else { return 0 }
    let width = viewIfLoaded?.bounds.width ?? 0
    let share = preferredSupplementaryColumnWidthFraction
    let preferred = preferredSupplementaryColumnWidth
    let wanted =
      preferred >= 0 ? preferred : share < 0 ? maximumSupplementaryColumnWidth : share * width
    return min(
      max(wanted, minimumSupplementaryColumnWidth), maximumSupplementaryColumnWidth, width)
  }

  /// Shows a column: on a narrow screen by a push or a pop.
  open func show(_ column: Column) {
    if column == .primary, !isCollapsed, displayMode == .secondaryOnly {
      preferredDisplayMode = .oneBesideSecondary
    }
    guard isCollapsed, isArranged else { return }
    switch column {
    case .primary: stack?.popToRootViewController(animated: true)
    case .supplementary, .secondary: if let controller = columns[column] { push(controller) }
    case .compact: break
    }
  }

  /// Hides a column: the secondary one on a narrow screen by a pop, the primary one on a wide
  /// screen.
  open func hide(_ column: Column) {
    switch (column, isCollapsed) {
    case (.primary, false): preferredDisplayMode = .secondaryOnly
    case (.secondary, true): show(.primary)
    default: break
    }
  }

  override var decidesWhereOthersShow: Bool { true }

  override var decidesWhereDetailsShow: Bool { true }

  /// Shows a controller in the secondary column, or pushes it on a narrow screen.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    columns[.secondary] = vc
    if isCollapsed, isArranged { push(vc) } else { arrangeAnew() }
  }

  /// Shows a controller in the primary column's stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    if let stack {
      stack.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    for line in [line, secondLine] { line.backgroundColor = .separator }
    let view = SplitView(frame: self.view.frame)
    view.autoresizingMask = self.view.autoresizingMask
    view.controller = self
    self.view = view
  }

  /// Places the columns.
  fileprivate func place() {
    if !isArranged { arrange() }
    let area = view.bounds
    guard !isCollapsed else {
      children.first?.view.frame = area
      return
    }
    displayModeButtonItem.isHidden = false
    let mode = displayMode
    let isAlone = mode == .secondaryOnly
    // Of three columns, one beside the secondary is the middle one.
    let hidesFirst = isAlone || style == .tripleColumn && !mode.showsTwo
    let width = columns[.secondary] == nil ? area.width : hidesFirst ? 0 : primaryColumnWidth
    let middle = isAlone ? 0 : supplementaryColumnWidth
    let covers = mode == .oneOverSecondary || mode == .twoOverSecondary
    let start = covers ? 0 : width + middle
    func put(_ column: Column, at x: CGFloat, _ width: CGFloat) {
      let x = primaryEdge == .leading ? x : area.width - x - width
      columns[column]?.view.isHidden = width == 0
      columns[column]?.view.frame = CGRect(x: x, y: 0, width: width, height: area.height)
    }
    put(.primary, at: 0, width)
    put(.supplementary, at: width, middle)
    put(.secondary, at: start, area.width - start)
    for (line, x) in [(line, width), (secondLine, width + middle)] {
      let isSeen = x > 0 && (line === self.line ? width > 0 : middle > 0)
      let x = primaryEdge == .leading ? x - 0.5 : area.width - x
      line.frame = CGRect(x: x, y: 0, width: isSeen ? 0.5 : 0, height: area.height)
    }
  }

  private func arrangeAnew() {
    isArranged = false
    viewIfLoaded?.setNeedsLayout()
  }

  private func arrange() {
    isArranged = true
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    if isCollapsed {
      if let compact = columns[.compact] { return adopt(compact, in: view) }
      guard let first = columns[.primary] ?? columns[.secondary] else { return }
      adopt(first, in: view)
      guard let stack, first === stack else { return }
      let above: [Column] =
        switch columnOnTop {
        case .secondary: [.supplementary, .secondary]
        case .supplementary: [.supplementary]
        case .primary, .compact: []
        }
      let pushed = above.compactMap { columns[$0] }.flatMap(content)
      if !pushed.isEmpty {
        stack.setViewControllers(stack.viewControllers + pushed, animated: false)
      }
    } else {
      // The primary column may stand over the other.
      for column in [Column.secondary, .supplementary, .primary] {
        if let controller = columns[column] { adopt(controller, in: view) }
      }
      for line in [line, secondLine] { view.addSubview(line) }
    }
  }

  /// The column that is on top when a narrow screen is first shown.
  private var columnOnTop: Column {
    guard let delegate, let primary = columns[.primary], let secondary = columns[.secondary] else {
      return .secondary
    }
    if style != .unspecified {
      return delegate.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: .secondary)
    }
    return delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
      ? .primary : .secondary
  }

  private func push(_ controller: UIViewController) {
    guard let stack else { return present(controller, animated: true) }
    let controllers = content(of: controller)
    guard let last = controllers.last, stack.topViewController !== last else { return }
    stack.pushViewController(last, animated: true)
  }

  /// Returns the stack of a navigation controller, which gives it up, or the controller itself.
  private func content(of controller: UIViewController) -> [UIViewController] {
    guard let navigation = controller as? UINavigationController else { return [controller] }
    if !navigation.viewControllers.isEmpty {
      moved[ObjectIdentifier(navigation)] = navigation.viewControllers
      navigation.setViewControllers([], animated: false)
    }
    return moved[ObjectIdentifier(navigation)] ?? []
  }

  private func adopt(_ controller: UIViewController, in view: UIView) {
    addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUISplitViewController }
}

/// The view of a split view controller.
private final class SplitView: UIView {
  weak var controller: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.place()
  }
}
