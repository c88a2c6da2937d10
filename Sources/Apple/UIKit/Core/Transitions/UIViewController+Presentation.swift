extension UIViewController {
  var wantsSheet: Bool {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet, .automatic: true
    case .fullScreen, .custom, .overFullScreen, .currentContext, .overCurrentContext, .popover,
      .none:
      false
    }
  }

  /// Finds the controller over which another one is presented.
  ///
  /// - Parameter presented: the controller to present.
  /// - Returns: this controller, one around it, or the outermost.
  private func presenter(of presented: UIViewController) -> UIViewController {
    switch presented.modalPresentationStyle {
    case .currentContext, .overCurrentContext:
      sequence(first: self, next: \.parent).first { $0.definesPresentationContext } ?? outermost
    default: outermost
    }
  }

  /// Returns how the controller comes and goes over another one.
  private func transitionStyle(over presenting: UIViewController) -> UIModalTransitionStyle {
    let isInContext =
      modalPresentationStyle == .currentContext || modalPresentationStyle == .overCurrentContext
    return isInContext && presenting.providesPresentationContextTransitionStyle
      ? presenting.modalTransitionStyle : modalTransitionStyle
  }

  private var outermost: UIViewController { parent?.outermost ?? self }

  /// Presents a controller over this one's outermost parent.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - animated: Whether the transition is animated.
  ///   - completion: Is called when the transition has ended.
  func show(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenting = presenter(of: presented)
    guard let window = presenting.viewIfLoaded?.window else {
      Log.once(
        "Attempt to present \(presented) on \(self) whose view is not in the window hierarchy.")
      return
    }
    if let other = presenting.modal.presented {
      Log.once("Attempt to present \(presented) on \(self) which is already presenting \(other).")
      return
    }
    if presented.modal.presenting != nil || presented.isShownByOther {
      raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(presented) that is already being "
          + "presented by \(presented.modal.presenting.map { "\($0)" } ?? "its parent").")
    }
    let presentation = presented.makePresentation(presenting: presenting, source: self)
    let isInContext = presenting.parent != nil
    let room = isInContext ? presenting.view.superview ?? window : window
    let container = UITransitionView(frame: isInContext ? presenting.view.frame : window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.containerView = container
    presented.modal.presentation = presentation
    presented.modal.presenting = presenting
    presenting.modal.presented = presented
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenting, source: self) : nil
    let driver = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    let transition = PresentationTransition(
      .presenting, presentation: presentation, container: container, isAnimated: animated,
      animator: animator ?? presented.standardAnimator(.presenting)
        ?? presentation.ownAnimator(.presenting)
        ?? StandardTransition(
          style: presented.transitionStyle(over: presenting), direction: .presenting),
      driver: driver
    ) { completed in
      presented.endPresentation(completed: completed)
      completion?()
    }
    presented.modal.transition = transition
    window.runtime.world.afterLayout {
      room.addSubview(container)
      presentation.presentationTransitionWillBegin()
      if presentation.shouldRemovePresentersView {
        presenting.beginAppearanceTransition(false, animated: animated)
      }
      presented.beginAppearanceTransition(true, animated: animated)
      transition.begin()
    }
  }

  /// Dismisses the controller that this one presents, or this one if it presents none.
  ///
  /// - Parameters:
  ///   - animated: Whether the transition is animated.
  ///   - completion: Is called when the transition has ended.
  func leavePresentation(animated: Bool, completion: (() -> Void)?) {
    guard let presented = modal.presented else {
      let presenting = sequence(first: self, next: \.parent).first { $0.modal.presented != nil }
      let around = presentingViewController.flatMap { controller in
        sequence(first: controller, next: \.parent).first { $0.modal.presented != nil }
      }
      (presenting ?? around)?.leavePresentation(animated: animated, completion: completion)
      return
    }
    if let above = presented.modal.presented {
      // A controller that the dismissed one presents goes with it, without a transition.
      above.modal.presentation?.containerView?.removeFromSuperview()
      presented.modal.presented = nil
      above.modal.end()
    }
    guard let presentation = presented.modal.presentation,
      let container = presentation.containerView, let runtime = container.window?.runtime,
      presented.modal.transition == nil
    else { return }
    let animator =
      animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    let driver = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    let transition = PresentationTransition(
      .dismissing, presentation: presentation, container: container, isAnimated: animated,
      animator: animator ?? presented.standardAnimator(.dismissing)
        ?? presentation.ownAnimator(.dismissing)
        ?? StandardTransition(
          style: presented.transitionStyle(over: presentation.presentingViewController),
          direction: .dismissing),
      driver: driver
    ) { completed in
      presented.endDismissal(completed: completed)
      completion?()
    }
    presented.modal.transition = transition
    runtime.world.afterLayout {
      presentation.dismissalTransitionWillBegin()
      presented.beginAppearanceTransition(false, animated: animated)
      // The keyboard goes along, unless a finger may still take the dismissal back.
      if driver == nil { presented.viewIfLoaded?.endEditing(true) }
      if presentation.shouldRemovePresentersView {
        presentation.presentingViewController.beginAppearanceTransition(true, animated: animated)
      }
      transition.begin()
    }
  }

  private func makePresentation(
    presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if wantsSheet, let sheet = sheetPresentationController {
      // A phone held across has no room for a card.
      if presenting.traitCollection.verticalSizeClass == .compact,
        !sheet.prefersEdgeAttachedInCompactHeight
      {
        let whole = FullScreenPresentationController(
          presentedViewController: self, presenting: presenting)
        whole.delegate = sheet.delegate
        return whole
      }
      sheet.presentingViewController = presenting
      return sheet
    }
    switch modalPresentationStyle {
    case .popover:
      return makePopover(presenting: presenting)
    case .fullScreen, .automatic, .pageSheet, .formSheet, .currentContext, .none:
      return FullScreenPresentationController(
        presentedViewController: self, presenting: presenting)
    case .overFullScreen, .overCurrentContext:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      return (self as? any PresentsItself)?.ownPresentation(presenting: presenting)
        ?? transitioningDelegate?.presentationController(
          forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }
}

extension UIViewController {
  /// Whether a window or a parent shows the view; a segue of one's own may have put it into the
  /// window alone.
  fileprivate var isShownByOther: Bool {
    guard let window = viewIfLoaded?.window else { return false }
    return parent != nil || window.rootViewController === self
  }
}
