/// Presents a controller in a bubble whose arrow points at what it belongs to.
///
/// On a phone it is a popover only where the delegate answers `none` to how it is adapted.
///
/// Source: Apple, UIPopoverPresentationController.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The sides of the bubble at which the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The view that the bubble belongs to.
  open var sourceView: UIView?

  /// The part of the view that the bubble belongs to; null for all of it.
  ///
  /// *Space*: that of `sourceView`, in points.
  open var sourceRect = CGRect.null

  /// Whether the bubble may cover what it belongs to where there is no other room.
  open var canOverlapSourceViewRect = false

  /// The view or the button on a bar that the bubble belongs to, in place of `sourceView`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  /// Where the arrow is; unknown before the bubble is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// The views beside the bubble that get touches; other touches there dismiss it.
  open var passthroughViews: [UIView]?

  /// The colour of bubble and arrow; `nil` for that of the presented view.
  open var backgroundColor: UIColor? {
    didSet {
      bubble?.fill = backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor
    }
  }

  /// The least distance of the bubble from the edges of the screen inside its safe area.
  ///
  /// *Units*: points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  private var bubble: PopoverBubble?
  private let beside = PopoverVeil()

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// The sheet on which the controller is presented where it is no popover.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet = presentedViewController.modal.sheet { return sheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    presentedViewController.modal.sheet = sheet
    return sheet
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// How the popover is presented on a screen of little width.
  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    let traits = presentingViewController.traitCollection
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
  }

  open override var presentedView: UIView? {
    if let bubble { return bubble }
    let bubble = PopoverBubble(frame: .zero)
    if let view = presentedViewController.view {
      bubble.fill = backgroundColor ?? view.backgroundColor
      bubble.hold(view)
    }
    self.bubble = bubble
    return bubble
  }

  open override var frameOfPresentedViewInContainerView: CGRect { place().frame }

  // MARK: Places

  /// What the arrow points at.
  ///
  /// *Space*: the container's, in points.
  private var anchor: CGRect {
    if let containerView, let frame = sourceItem?.frame(in: containerView) { return frame }
    guard let sourceView else {
      raise(
        .invalidArgument,
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or "
          + "barButtonItem set before the presentation occurs.")
    }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: containerView)
  }

  /// Returns the place with the most room, below before above before right before left.
  private func place() -> PopoverPlace {
    guard let container = containerView else { return .nowhere }
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let wanted = presentedViewController.preferredContentSize
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : PopoverMetrics.size.width,
      height: wanted.height > 0 ? wanted.height : PopoverMetrics.size.height)
    let directions = permittedArrowDirections.isEmpty ? .any : permittedArrowDirections
    let places = [UIPopoverArrowDirection.up, .down, .left, .right].filter(directions.contains)
      .map { PopoverPlace(size, at: anchor, in: area, arrow: $0) }
    return places.first { $0.isWhole }
      ?? places.max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
      ?? .nowhere
  }

  private func show() {
    let place = place()
    arrowDirection = place.arrow
    bubble?.arrow = (place.arrow, place.arrowCentre)
    bubble?.frame = place.frame
    bubble?.layoutIfNeeded()
  }

  // MARK: The presentation

  open override func presentationTransitionWillBegin() {
    popoverDelegate?.prepareForPopoverPresentation(self)
    guard let container = containerView else { return }
    beside.frame = container.bounds
    beside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    beside.passing = { [weak self] in self?.passthroughViews ?? [] }
    beside.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(UIPopoverPresentationController.tappedBeside)))
    container.insertSubview(beside, at: 0)
    (container as? UITransitionView)?.letsTouchesThrough = true
    if let bubble { container.addSubview(bubble) }
    show()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { cleanUp() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { cleanUp() }
  }

  private func cleanUp() {
    beside.removeFromSuperview()
    for recognizer in beside.gestureRecognizers ?? [] { beside.removeGestureRecognizer(recognizer) }
    bubble?.removeFromSuperview()
    bubble = nil
    arrowDirection = .unknown
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if bubble != nil, !presentedViewController.isBeingDismissed { show() }
  }

  override func ownAnimator(
    _ direction: PresentationTransition.Direction
  ) -> (any UIViewControllerAnimatedTransitioning)? { PopoverTransition(self, direction) }

  private func tappedBeside() {
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true,
      popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }
}
