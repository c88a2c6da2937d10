/// Shows one controller after the other, which fingers turn like pages.
///
/// Source: Apple, UIPageViewController; the pages slide, as in its style `scroll`.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned: the curl of paper is not drawn here.
  public enum TransitionStyle: Int, Sendable { case scroll = 1 }

  /// The direction in which pages stand beside one another.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  /// The keys of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The room between two pages, a number of points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Gives the pages before and after another; held weakly.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Told of turns; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation

  private let spacing: CGFloat
  private var shown: UIViewController?
  /// The page that comes, on which side it stands, and how far the turn has come.
  private var coming: (page: UIViewController, way: CGFloat)?
  private let stage = UIView()
  private let pan = UIPanGestureRecognizer()
  private let dots = UIPageControl()
  private var isTurning = false

  /// How long a turn takes by itself.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: that of a scroll view's animation.
  private static let duration: TimeInterval = 0.3
  /// The speed from which a swipe turns the page.
  ///
  /// *Units*: points a second.
  ///
  /// Unspecified by Apple: that of a scroll view's pages.
  private static let slowestTurn: CGFloat = 200
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
    spacing = options?[.interPageSpacing].flatMap(Self.length) ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes the controller of a storyboard, whose pages slide.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = (coder as? InterfaceCoder)?.orientation ?? .horizontal
    spacing = 0
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
  open var gestureRecognizers: [UIGestureRecognizer] { [pan] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.clipsToBounds = true
    view.addSubview(stage)
    dots.isUserInteractionEnabled = false
    view.addSubview(dots)
    pan.addTarget(self, action: Selector(UIPageViewController.panned))
    stage.addGestureRecognizer(pan)
    if let shown { put(shown) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    showDots()
    if !isTurning, coming == nil { shown?.view.frame = stage.bounds }
  }

  /// Shows a page; an animation slides it in from the side of its direction.
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
    bring(page, way: direction == .forward ? 1 : -1)
    turn(finishing: true) { completion?($0) }
  }

  // MARK: Turning

  private var length: CGFloat {
    (navigationOrientation == .horizontal ? stage.bounds.width : stage.bounds.height) + spacing
  }

  private func place(_ page: UIViewController, at offset: CGFloat) {
    page.view.frame =
      navigationOrientation == .horizontal
      ? stage.bounds.offsetBy(dx: offset, dy: 0) : stage.bounds.offsetBy(dx: 0, dy: offset)
  }

  private func put(_ page: UIViewController) {
    if page.parent !== self { addChild(page) }
    page.view.frame = stage.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(page.view)
    page.didMove(toParent: self)
    showDots()
  }

  private func drop(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  private func bring(_ page: UIViewController, way: CGFloat) {
    coming = (page, way)
    addChild(page)
    UIView.performWithoutAnimation {
      place(page, at: way * length)
      stage.addSubview(page.view)
    }
  }

  /// Moves the page that is shown, and the one that comes, by a way.
  private func slide(by way: CGFloat) {
    if let shown { place(shown, at: way) }
    if let (page, side) = coming { place(page, at: way + side * length) }
  }

  private func turn(finishing: Bool, _ completion: @escaping (Bool) -> Void) {
    guard let (page, way) = coming else { return }
    isTurning = true
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) { [self] in
      slide(by: finishing ? -way * length : 0)
    } completion: { [self] isFinished in
      isTurning = false
      coming = nil
      if finishing {
        if let old = shown { drop(old) }
        shown = page
        page.didMove(toParent: self)
      } else {
        drop(page)
      }
      showDots()
      completion(isFinished)
    }
  }

  private func panned() {
    guard !isTurning else { return }
    let isAcross = navigationOrientation == .horizontal
    let translation = pan.translation(in: stage)
    let way = isAcross ? translation.x : translation.y
    switch pan.state {
    case .began, .changed: follow(way)
    case .ended, .cancelled, .failed:
      guard let side = coming?.way, let old = shown else {
        return UIView.animate(withDuration: Self.duration) { self.slide(by: 0) }
      }
      let velocity = pan.velocity(in: stage)
      let speed = -side * (isAcross ? velocity.x : velocity.y)
      let isFar = -side * way > length / 2
      let finishes =
        pan.state == .ended && (speed > Self.slowestTurn || isFar && speed > -Self.slowestTurn)
      turn(finishing: finishes) { [self] _ in
        delegate?.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: [old],
          transitionCompleted: finishes)
      }
    case .possible: break
    }
  }

  /// Follows a finger; the page beside comes along, or the content resists where there is none.
  private func follow(_ way: CGFloat) {
    guard let shown else { return }
    let side: CGFloat = way < 0 ? 1 : -1
    if let (page, old) = coming, old != side, way != 0 {
      drop(page)
      coming = nil
    }
    if coming == nil, way != 0 {
      let next =
        side > 0
        ? dataSource?.pageViewController(self, viewControllerAfter: shown)
        : dataSource?.pageViewController(self, viewControllerBefore: shown)
      if let next {
        delegate?.pageViewController(self, willTransitionTo: [next])
        bring(next, way: side)
      }
    }
    slide(by: coming == nil ? way * Self.resistance : max(-length, min(length, way)))
  }

  /// The share of a finger's way that a page without a neighbour goes.
  ///
  /// Unspecified by Apple: chosen.
  private static let resistance: CGFloat = 0.4

  private func showDots() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.isHidden = count < 1
    guard count > 0, isViewLoaded else { return }
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    dots.frame = CGRect(
      x: 0, y: bottom - Self.dotsHeight, width: view.bounds.width, height: Self.dotsHeight)
  }
}
