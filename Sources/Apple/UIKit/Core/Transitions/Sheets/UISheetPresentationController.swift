/// Presents a controller on a sheet that fingers pull from one height to another.
///
/// Source: Apple, UISheetPresentationController; the measures: docs/measurements.md, “Sheets”.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests, the least first; at least one.
  open var detents = [Detent.large()] {
    didSet {
      if detents.isEmpty {
        raise(.invalidArgument, "The array of detents must have at least one element.")
      }
      settle()
    }
  }

  /// The height at which the sheet rests; `nil` for the least.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { settle() } }
  }

  /// The greatest height at which what is behind is not dimmed and gets touches; `nil` for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { settle() }
  }

  /// Whether the sheet stands at the lower edge where there is little height; recorded only.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the sheet is as wide as its content prefers there; recorded only.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Whether the sheet has the size of a page where there is room for one; recorded only.
  open var prefersPageSizing = true

  /// What the sheet stands at where it is no sheet; recorded only.
  open var sourceView: UIView?

  /// Whether a grabber shows that the sheet can be pulled.
  open var prefersGrabberVisible = false {
    didSet { sheet?.hasGrabber = prefersGrabberVisible }
  }

  /// The radius of the upper corners; `nil` for the system's.
  ///
  /// *Units*: points.
  open var preferredCornerRadius: CGFloat? {
    didSet { settle() }
  }

  /// Whether a pull upwards on what scrolls makes the sheet larger before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  private var sheet: SheetView?
  private let veil = UIView()
  /// The black behind a presenting view that has been made smaller.
  private let backing = UIView()
  private var presenterCorners: (radius: CGFloat, clips: Bool) = (0, false)
  /// The height at which the pan began.
  private var panStart: CGFloat = 0

  private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }

  /// The sheet with the presented controller's view.
  open override var presentedView: UIView? {
    if let sheet { return sheet }
    let sheet = SheetView(frame: UIScreen.main.bounds)
    sheet.hasGrabber = prefersGrabberVisible
    sheet.pan.addTarget(self, action: Selector(UISheetPresentationController.pulled))
    sheet.mayGrow = { [weak self] in
      guard let self else { return false }
      return prefersScrollingExpandsWhenScrolledToEdge
        && restingHeight < heights.last?.height ?? 0
    }
    self.sheet = sheet
    if let view = presentedViewController.view { sheet.hold(view) }
    return sheet
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    frame(height: restingHeight)
  }

  open override var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle == .formSheet ? .formSheet : .pageSheet
  }

  /// Makes changes of heights and of the selected one animated.
  open func animateChanges(_ changes: () -> Void) {
    UIView.run(
      SheetTransition.duration, 0, .system, .allowUserInteraction,
      {
        changes()
        containerView?.layoutIfNeeded()
      }, nil)
  }

  /// Asks for the heights of the detents again.
  open func invalidateDetents() { settle() }

  // MARK: Heights

  private var area: CGRect { containerView?.bounds ?? .zero }

  private var bottomInset: CGFloat { containerView?.safeAreaInsets.bottom ?? 0 }

  private var greatestHeight: CGFloat {
    area.height - (containerView?.safeAreaInsets.top ?? 0) - SheetMetrics.topGap
  }

  /// The detents with their heights, the least first.
  private var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let context = Context(
      maximumDetentValue: greatestHeight - bottomInset,
      containerTraitCollection: presentedViewController.traitCollection)
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (detent.identifier, min($0 + bottomInset, greatestHeight))
      }
    }
    return found.sorted { $0.1 < $1.1 }
  }

  private var restingHeight: CGFloat {
    let heights = heights
    let chosen = heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
    return chosen?.height ?? greatestHeight
  }

  private func frame(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: area.height - height, width: area.width, height: height)
  }

  /// The height up to which nothing is dimmed.
  private var undimmedHeight: CGFloat {
    heights.first { $0.identifier == largestUndimmedDetentIdentifier }?.height ?? 0
  }

  /// Puts the sheet where it rests, unless it comes, goes or is pulled.
  private func settle() {
    guard let sheet, containerView != nil, !presentedViewController.isBeingPresented,
      !presentedViewController.isBeingDismissed, sheet.pan.state == .possible
    else { return }
    show(height: restingHeight)
  }

  /// Shows the sheet at a height, with what is behind it to match.
  func show(height: CGFloat) {
    guard let sheet else { return }
    sheet.frame = frame(height: height)
    sheet.layer.cornerRadius = preferredCornerRadius ?? SheetMetrics.cornerRadius
    sheet.layoutIfNeeded()
    showBehind(height: height)
  }

  /// Dims and moves what is behind as far as a sheet of a height does.
  func showBehind(height: CGFloat) {
    let undimmed = undimmedHeight
    let most = heights.last?.height ?? greatestHeight
    let first = heights.first { $0.height > undimmed }?.height ?? most
    let start = undimmed > 0 ? undimmed : 0
    let share = first > start ? (height - start) / (first - start) : 1
    veil.alpha = undimmed >= most ? 0 : min(max(0, share), 1)
    (containerView as? UITransitionView)?.letsTouchesThrough = veil.alpha == 0
    veil.isUserInteractionEnabled = veil.alpha > 0
    showPresenter(height)
  }

  /// Makes the presenting view smaller the nearer the sheet comes to its greatest height.
  private func showPresenter(_ height: CGFloat) {
    guard let view = presentingViewController.view, area.width > 0 else { return }
    let half = area.height / 2
    let share = min(max(0, (height - half) / max(1, greatestHeight - half)), 1)
    let scale = 1 - share * 2 * SheetMetrics.sideGap / area.width
    let top = share * (containerView?.safeAreaInsets.top ?? 0)
    view.transform =
      share == 0
      ? .identity
      : CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: 0, ty: top - area.height * (1 - scale) / 2)
    view.layer.cornerRadius = share == 0 ? presenterCorners.radius : SheetMetrics.cornerRadius
  }

  // MARK: The transition

  open override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    veil.frame = container.bounds
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    veil.backgroundColor = UIColor(white: 0, alpha: SheetMetrics.dimming)
    veil.alpha = 0
    veil.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(UISheetPresentationController.tappedBeside)))
    container.insertSubview(veil, at: 0)
    if let view = presentingViewController.view, let window = view.superview {
      presenterCorners = (view.layer.cornerRadius, view.clipsToBounds)
      view.clipsToBounds = true
      backing.backgroundColor = .black
      backing.frame = window.bounds
      window.insertSubview(backing, belowSubview: view)
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { cleanUp() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { cleanUp() }
  }

  private func cleanUp() {
    backing.removeFromSuperview()
    veil.removeFromSuperview()
    for recognizer in veil.gestureRecognizers ?? [] { veil.removeGestureRecognizer(recognizer) }
    sheet = nil
    guard let view = presentingViewController.view else { return }
    view.transform = .identity
    view.layer.cornerRadius = presenterCorners.radius
    view.clipsToBounds = presenterCorners.clips
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    settle()
  }

  override func ownAnimator(
    _ direction: PresentationTransition.Direction
  ) -> (any UIViewControllerAnimatedTransitioning)? { SheetTransition(self, direction) }

  // MARK: Fingers

  private func tappedBeside() { dismissByFinger() }

  private func pulled() {
    guard let sheet, let pan = self.sheet?.pan, let container = containerView else { return }
    switch pan.state {
    case .began:
      panStart = sheet.frame.height
      follow(pan.translation(in: container).y)
    case .changed: follow(pan.translation(in: container).y)
    case .ended: letGo(velocity: pan.velocity(in: container).y)
    case .cancelled, .failed: rest()
    case .possible: break
    }
  }

  private func follow(_ way: CGFloat) {
    let heights = heights
    let height = panStart - way
    let most = heights.last?.height ?? greatestHeight
    let least = heights.first?.height ?? most
    if height > most {
      show(height: most + (height - most) * SheetMetrics.resistance)
    } else if height < least, presentedViewController.isModalInPresentation {
      show(height: least - (least - height) * SheetMetrics.resistance)
    } else {
      show(height: max(0, height))
    }
  }

  /// Lets the sheet go to the detent that is nearest to where it would get, or dismisses it.
  private func letGo(velocity: CGFloat) {
    guard let sheet else { return }
    let end = sheet.frame.height - velocity * SheetMetrics.projection
    let heights = heights
    if let least = heights.first?.height, end < least / 2 {
      if mayBeDismissed { return dismissByFinger() }
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return rest()
    }
    let nearest = heights.min { abs($0.height - end) < abs($1.height - end) }
    let before = heights.first { $0.height == restingHeight }?.identifier
    if let nearest, nearest.identifier != before {
      rest(at: nearest.identifier)
      sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    } else {
      rest()
    }
  }

  private func rest(at identifier: Detent.Identifier? = nil) {
    UIView.run(
      SheetTransition.duration, 0, .system, .allowUserInteraction,
      {
        if let identifier { selectedDetentIdentifier = identifier }
        show(height: restingHeight)
      }, nil)
  }

  private var mayBeDismissed: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  private func dismissByFinger() {
    guard mayBeDismissed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return rest()
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}
