/// What a navigation controller shows and hides beside its bar.
@MainActor
struct BarHabits {
  var hidesToolbar = true
  var hidesForKeyboard = false
  var hidesWhenCompact = false
  /// The swipe that hides and shows the bars; nil until it is first asked for.
  var swipe: BarHiding?
  /// The tap that hides and shows the bars; nil until it is first asked for.
  var tap: BarHiding?
}

extension UINavigationController {
  /// Whether the toolbar at the bottom is hidden; true unless set.
  ///
  /// Source: Apple, UINavigationController.isToolbarHidden.
  public var isToolbarHidden: Bool {
    get { barHabits.hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar, which moves out at the bottom or back in if animated.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    barHabits.hidesToolbar = hidden
    guard isViewLoaded else { return }
    if toolbar.superview == nil {
      view.addSubview(toolbar)
      toolbar.frame = toolbarFrame(isAway: true)
    }
    showToolbarItems(animated: false)
    toolbar.isHidden = false
    guard animated, view.window != nil else {
      toolbar.isHidden = hidden
      return view.setNeedsLayout()
    }
    UIView.animate(
      withDuration: Self.hideShowBarDuration,
      animations: {
        self.view.setNeedsLayout()
        self.view.layoutIfNeeded()
      }, completion: { _ in self.toolbar.isHidden = self.isToolbarHidden })
  }

  /// Shows the top controller's items in the toolbar.
  func showToolbarItems(animated: Bool) {
    guard toolbar.superview != nil else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }

  /// Places the toolbar above the safe area at the bottom, and tells the controllers of it.
  func placeToolbar() {
    guard toolbar.superview != nil else { return }
    if view.subviews.last !== toolbar { view.bringSubviewToFront(toolbar) }
    toolbar.frame = toolbarFrame(isAway: isToolbarHidden)
    followContentAboveToolbar()
    for controller in viewControllers {
      controller.insetsOfBars.bottom = isToolbarHidden ? 0 : toolbar.frame.height
    }
  }

  /// Tells a toolbar that looks different there whether the content ends above it.
  private func followContentAboveToolbar() {
    guard toolbar.scrollEdgeAppearance != nil, choosingParent == nil else { return }
    let scroll = topViewController?.barScrollView
    scroll?.onBoundsChangeOverTabs = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    toolbar.isAtEdge =
      scroll.map { scroll in
        let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
        return scroll.contentOffset.y + scroll.bounds.height >= end
      } ?? true
  }

  private func toolbarFrame(isAway: Bool) -> CGRect {
    let height = toolbar.intrinsicContentSize.height
    let top =
      isAway ? view.bounds.height : view.bounds.height - view.safeAreaInsets.bottom - height
    return CGRect(x: 0, y: top, width: view.bounds.width, height: height)
  }

  /// Whether a finger that moves up hides the bars and one that moves down shows them.
  ///
  /// Source: Apple, UINavigationController.hidesBarsOnSwipe.
  public var hidesBarsOnSwipe: Bool {
    get { barHabits.swipe?.recognizer.isEnabled ?? false }
    set { barHideOnSwipeGestureRecognizer.isEnabled = newValue }
  }

  /// Whether a tap hides or shows the bars.
  ///
  /// Source: Apple, UINavigationController.hidesBarsOnTap.
  public var hidesBarsOnTap: Bool {
    get { barHabits.tap?.recognizer.isEnabled ?? false }
    set { barHideOnTapGestureRecognizer.isEnabled = newValue }
  }

  /// Whether the bars go while the keyboard is there; recorded only: they stay.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { barHabits.hidesForKeyboard }
    set { barHabits.hidesForKeyboard = newValue }
  }

  /// Whether the bars go on a screen of little height; recorded only: a scene's has enough.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { barHabits.hidesWhenCompact }
    set { barHabits.hidesWhenCompact = newValue }
  }

  /// The recognizer of the swipes that hide and show the bars.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    let hiding = barHabits.swipe ?? BarHiding(UIPanGestureRecognizer(), self)
    if barHabits.swipe == nil { barHabits.swipe = hiding }
    return hiding.recognizer as? UIPanGestureRecognizer ?? UIPanGestureRecognizer()
  }

  /// The recognizer of the taps that hide and show the bars.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    let hiding = barHabits.tap ?? BarHiding(UITapGestureRecognizer(), self)
    if barHabits.tap == nil { barHabits.tap = hiding }
    return hiding.recognizer as? UITapGestureRecognizer ?? UITapGestureRecognizer()
  }
}

/// Hides and shows the bars of a navigation controller as fingers ask for it.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIGestureRecognizer
  private weak var navigation: UINavigationController?

  init(_ recognizer: UIGestureRecognizer, _ navigation: UINavigationController) {
    self.recognizer = recognizer
    self.navigation = navigation
    super.init()
    recognizer.isEnabled = false
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(BarHiding.recognized))
    navigation.view.addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private func recognized() {
    guard let navigation else { return }
    if let pan = recognizer as? UIPanGestureRecognizer {
      let way = pan.translation(in: navigation.view).y
      if abs(way) >= Self.leastWay { hide(way < 0) }
    } else {
      hide(!navigation.isNavigationBarHidden)
    }
  }

  private func hide(_ hidden: Bool) {
    guard let navigation else { return }
    navigation.setNavigationBarHidden(hidden, animated: true)
    if navigation.topViewController?.toolbarItems?.isEmpty == false {
      navigation.setToolbarHidden(hidden, animated: true)
    }
  }

  /// How far a finger moves before the bars hide or show.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: chosen.
  private static let leastWay: CGFloat = 20
}

extension UIViewController {
  /// What the toolbar of the navigation controller shows for this controller.
  ///
  /// Source: Apple, UIViewController.toolbarItems.
  public var toolbarItems: [UIBarButtonItem]? {
    get { barState.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces what the toolbar shows for this controller, fading if animated.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barState.toolbarItems = toolbarItems
    if let navigationController, navigationController.topViewController === self {
      navigationController.showToolbarItems(animated: animated)
    }
  }
}
