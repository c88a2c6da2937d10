/// Shows one controller after the other, which fingers turn like pages.
///
/// Source: Apple, UIPageViewController.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// As paper that is rolled up.
    case pageCurl
    /// They slide beside one another.
    case scroll
  }

  /// The direction in which pages stand beside one another.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  /// The place of the spine, about which paper is turned.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// The keys of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The room between two pages, a number of points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The place of the spine, the raw value of a `SpineLocation`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// Gives the pages before and after another; held weakly.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Told of turns; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Whether pages slide or are rolled up like paper.
  public let transitionStyle: TransitionStyle
  /// Whether pages are turned to the side or upwards.
  public let navigationOrientation: NavigationOrientation

  /// The place of the spine.
  ///
  /// It is `none` where pages slide. Paper is rolled up to the left, or upwards, at all others.
  public let spineLocation: SpineLocation

  /// The author's word for whether pages have something on their reverse side; what is on a page
  /// shines through it.
  open var isDoubleSided = false

  /// Turns the pages.
  private(set) lazy var turner: any PageTurner =
    transitionStyle == .scroll
    ? SlidingPages(self, spacing: spacing) : CurlingPages(self)
  private let spacing: CGFloat
  /// The page that is shown.
  var shown: UIViewController?
  /// The page that comes, and on which side of the other it stands: 1 for behind, -1 for before.
  var coming: (page: UIViewController, way: CGFloat)?
  private let dots = UIPageControl()

  /// The height of the dots.
  ///
  /// *Units*: points.
  private static let dotsHeight: CGFloat = 37

  /// Makes a controller without a page.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation = .horizontal,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
    spineLocation = style == .scroll ? .none : spine ?? .min
    spacing = options?[.interPageSpacing].flatMap(Self.length) ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without a page, whose pages are paper.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl)
  }

  /// Makes the controller of a storyboard.
  public required init?(coder: NSCoder) {
    transitionStyle = coder.interface(.pageStyle) ?? .pageCurl
    navigationOrientation = coder.interface(.pageOrientation) ?? .horizontal
    spineLocation = transitionStyle == .scroll ? .none : .min
    spacing = coder.interface(.pageSpacing) ?? 0
    super.init(coder: coder)
    fill(from: coder, in: UIPageViewController.self)
  }

  private static func length(_ value: Any) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) }
  }

  /// The page that is shown; none or one.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } }

  /// The recognizers that turn pages.
  ///
  /// A tap beside the left or the right edge turns paper only.
  open var gestureRecognizers: [UIGestureRecognizer] { turner.gestureRecognizers }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(turner.view)
    turner.layOut(in: view.bounds)
    dots.isUserInteractionEnabled = false
    view.addSubview(dots)
    if let shown { put(shown) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    turner.layOut(in: view.bounds)
    showDots(turnedBy: 0)
  }

  /// Shows a page; an animation turns to it in its direction.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      raise(
        .invalidArgument,
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the "
          + "number required (1) for the requested transition")
    }
    guard isViewLoaded, let old = shown, old !== page, animated, view.window != nil else {
      if let old = shown, old !== page { drop(old) }
      shown = page
      if isViewLoaded { put(page) }
      completion?(true)
      return
    }
    turner.interrupt()
    let way: CGFloat = direction == .forward ? 1 : -1
    take(page, way: way)
    turner.turn(to: page.view, way: way) { completion?($0) }
  }

  func put(_ page: UIViewController) {
    if page.parent !== self { addChild(page) }
    turner.show(page.view)
    page.didMove(toParent: self)
    showDots()
  }

  func drop(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  /// Shows which page is shown.
  ///
  /// - Parameter pages: how many pages a finger has turned; `nil` to ask the data source anew.
  func showDots(turnedBy pages: Int? = nil) {
    let wasHidden = dots.isHidden || dots.numberOfPages == 0
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.isHidden = count < 1
    guard count > 0, isViewLoaded else { return }
    dots.numberOfPages = count
    if let pages, !wasHidden {
      dots.currentPage += pages
    } else {
      dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    }
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    dots.frame = CGRect(
      x: 0, y: bottom - Self.dotsHeight, width: view.bounds.width, height: Self.dotsHeight)
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIPageViewController }
}
