import UIKit

extension Shade {
  /// A composite behaviour that a pan drives from the first touch to the end of the transition.
  final class ShadeAnimator: UIDynamicBehavior {
    let isAppearing: Bool

    /// The controller behind the shade.
    weak var presentingVC: UIViewController?
    /// The shade's controller.
    weak var presentedVC: UIViewController?
    /// The delegate that provides this animator.
    weak var transitionDelegate: UIViewControllerTransitioningDelegate?

    let impactFeedbackGenerator = UIImpactFeedbackGenerator(style: .light)
    var transitionContext: UIViewControllerContextTransitioning?
    /// How long the dynamic part may last, in seconds.
    var finishTime: TimeInterval = 4

    /// A pan, not one from the edge of the screen, which would open the notifications.
    lazy var pan = UIPanGestureRecognizer(
      target: self, action: Selector(ShadeAnimator.handlePan(sender:)))

    // As in the documentation that the scene shows.
    // swift-format-ignore: NeverForceUnwrap
    lazy var animator: UIDynamicAnimator! = UIDynamicAnimator(
      referenceView: transitionContext!.containerView)

    init(
      isAppearing: Bool, presentingVC: UIViewController, presentedVC: UIViewController,
      transitionDelegate: UIViewControllerTransitioningDelegate
    ) {
      self.isAppearing = isAppearing
      self.presentingVC = presentingVC
      self.presentedVC = presentedVC
      self.transitionDelegate = transitionDelegate
      super.init()
      impactFeedbackGenerator.prepare()
      if isAppearing {
        presentingVC.view.addGestureRecognizer(pan)
      } else {
        presentedVC.view.addGestureRecognizer(pan)
      }
    }

    /// Takes up the transition, and puts a shade that is to appear right above the screen.
    func setupViewsForTransition(with transitionContext: UIViewControllerContextTransitioning) {
      guard let fromVC = transitionContext.viewController(forKey: .from),
        let toVC = transitionContext.viewController(forKey: .to),
        let toView = toVC.view
      else { return }
      self.transitionContext = transitionContext
      if isAppearing {
        let fromViewInitialFrame = transitionContext.initialFrame(for: fromVC)
        var toViewInitialFrame = toView.frame
        toViewInitialFrame.origin.y -= toViewInitialFrame.height
        toViewInitialFrame.origin.x =
          fromViewInitialFrame.width * 0.5 - toViewInitialFrame.width * 0.5
        toView.frame = toViewInitialFrame
        transitionContext.containerView.addSubview(toView)
      } else {
        fromVC.view.addGestureRecognizer(pan)
      }
    }

    func handlePan(sender: UIPanGestureRecognizer) {
      let location = sender.location(in: transitionContext?.containerView)
      let velocity = sender.velocity(in: transitionContext?.containerView)
      let fromVC = transitionContext?.viewController(forKey: .from)
      let toVC = transitionContext?.viewController(forKey: .to)
      let touchStartHeight: CGFloat = 90
      let touchLocationFromBottom: CGFloat = 20

      switch sender.state {
      case .began:
        let beginLocation = sender.location(in: sender.view)
        if isAppearing {
          guard beginLocation.y <= touchStartHeight, let presentedVC else { break }
          presentedVC.modalPresentationStyle = .custom
          presentedVC.transitioningDelegate = transitionDelegate
          presentingVC?.present(presentedVC, animated: true)
        } else {
          guard beginLocation.y >= (sender.view?.frame.height ?? 0) - touchStartHeight else {
            break
          }
          presentedVC?.dismiss(animated: true)
        }
      // snippet.pull
      case .changed:
        guard let view = isAppearing ? toVC?.view : fromVC?.view else { return }
        UIView.animate(withDuration: 0.2) {
          view.frame.origin.y = location.y - view.bounds.height + touchLocationFromBottom
        }
        transitionContext?.updateInteractiveTransition(view.frame.maxY / view.frame.height)
      case .ended, .cancelled:
        guard let view = isAppearing ? toVC?.view : fromVC?.view else { return }
        let isCancelled =
          isAppearing
          ? (velocity.y < 0.5 || view.center.y < 0) : (velocity.y > 0.5 || view.center.y > 0)
        addAttachmentBehavior(with: view, isCancelled: isCancelled)
        addCollisionBehavior(with: view)
        addItemBehavior(with: view)
        animator.addBehavior(self)
        // snippet.end
        animator.delegate = self
        action = { [weak self] in
          guard let self else { return }
          if animator.elapsedTime > finishTime {
            animator.removeAllBehaviors()
          } else {
            transitionContext?.updateInteractiveTransition(view.frame.maxY / view.frame.height)
          }
        }
      default:
        break
      }
    }

    /// Makes the shade bounce off the edge of the screen.
    func addCollisionBehavior(with view: UIView) {
      let collisionBehavior = UICollisionBehavior(items: [view])
      let insets = UIEdgeInsets(top: -view.bounds.height, left: 0, bottom: 0, right: 0)
      collisionBehavior.setTranslatesReferenceBoundsIntoBoundary(with: insets)
      collisionBehavior.collisionDelegate = self
      addChildBehavior(collisionBehavior)
    }

    /// Pulls the shade to the top or to the bottom.
    func addAttachmentBehavior(with view: UIView, isCancelled: Bool) {
      let anchor: CGPoint
      switch (isAppearing, isCancelled) {
      case (true, true), (false, false):
        anchor = CGPoint(x: view.center.x, y: -view.frame.height)
      case (true, false), (false, true):
        anchor = CGPoint(x: view.center.x, y: view.frame.height)
      }
      let attachmentBehavior = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
      attachmentBehavior.damping = 0.1
      attachmentBehavior.frequency = 3
      attachmentBehavior.length = 0.5 * view.frame.height
      addChildBehavior(attachmentBehavior)
    }

    func addItemBehavior(with view: UIView) {
      let itemBehavior = UIDynamicItemBehavior(items: [view])
      itemBehavior.allowsRotation = false
      itemBehavior.elasticity = 0.6
      addChildBehavior(itemBehavior)
    }
  }
}

extension Shade.ShadeAnimator: UIDynamicAnimatorDelegate {
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    guard let transitionContext else { return }
    let fromVC = transitionContext.viewController(forKey: .from)
    let toVC = transitionContext.viewController(forKey: .to)
    guard let fromVC, let toVC, let view = isAppearing ? toVC.view : fromVC.view else { return }
    switch (view.center.y < 0, isAppearing) {
    // snippet.cancel
    case (true, true), (true, false):
      view.removeFromSuperview()
      transitionContext.finishInteractiveTransition()
      transitionContext.completeTransition(!isAppearing)
    // snippet.end
    case (false, true):
      toVC.view.frame = transitionContext.finalFrame(for: toVC)
      transitionContext.finishInteractiveTransition()
      transitionContext.completeTransition(true)
    case (false, false):
      fromVC.view.frame = transitionContext.initialFrame(for: fromVC)
      transitionContext.cancelInteractiveTransition()
      transitionContext.completeTransition(false)
    }
    for behavior in childBehaviors { removeChildBehavior(behavior) }
    animator.removeAllBehaviors()
    self.animator = nil
    self.transitionContext = nil
  }
}

extension Shade.ShadeAnimator: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    guard p.y > 0 else { return }
    impactFeedbackGenerator.impactOccurred()
  }
}

extension Shade.ShadeAnimator: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    setupViewsForTransition(with: transitionContext)
  }
}
