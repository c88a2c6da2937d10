import UIKit

extension DropOut {
  /// How the modal hangs before its rope is cut.
  struct Rope {
    /// The knot, from the modal's middle: 70 points to the right, half of its height up or down.
    var offset: (_ size: CGSize) -> UIOffset
    /// How strongly the rope's swinging is damped.
    var damping: CGFloat
    /// The length of the rope; nil for its length when it is tied.
    var length: CGFloat?
  }

  /// A composite behaviour that also animates the transition.
  final class DropOutAnimator: UIDynamicBehavior {
    let duration: TimeInterval
    let isAppearing: Bool
    let rope: Rope

    var transitionContext: UIViewControllerContextTransitioning?
    var hasElapsedTimeExceededDuration = false
    var finishTime: TimeInterval = 0
    var collisionBehavior: UICollisionBehavior?
    var attachmentBehavior: UIAttachmentBehavior?
    var animator: UIDynamicAnimator?

    init(duration: TimeInterval = 1, isAppearing: Bool, rope: Rope) {
      self.duration = duration
      self.isAppearing = isAppearing
      self.rope = rope
      super.init()
    }

    /// Drops the view from above the screen onto a floor that stops it in the middle.
    private func dropIn(
      _ toView: UIView, over fromViewInitialFrame: CGRect, in containerView: UIView
    ) {
      var toViewInitialFrame = toView.frame
      toViewInitialFrame.origin.y -= toViewInitialFrame.height
      toViewInitialFrame.origin.x =
        fromViewInitialFrame.width * 0.5 - toViewInitialFrame.width * 0.5
      toView.frame = toViewInitialFrame
      containerView.addSubview(toView)

      let bodyBehavior = UIDynamicItemBehavior(items: [toView])
      bodyBehavior.elasticity = 0.7
      bodyBehavior.allowsRotation = false

      let gravityBehavior = UIGravityBehavior(items: [toView])
      gravityBehavior.magnitude = 10

      let collisionBehavior = UICollisionBehavior(items: [toView])
      let insets = UIEdgeInsets(
        top: toViewInitialFrame.minY, left: 0,
        bottom: fromViewInitialFrame.height * 0.5 - toViewInitialFrame.height * 0.5, right: 0)
      collisionBehavior.setTranslatesReferenceBoundsIntoBoundary(with: insets)
      self.collisionBehavior = collisionBehavior

      finishTime = duration + (animator?.elapsedTime ?? 0)
      leaveWhenTimeIsUp()
      addChildBehavior(collisionBehavior)
      addChildBehavior(bodyBehavior)
      addChildBehavior(gravityBehavior)
      animator?.addBehavior(self)
    }

    /// Hangs the view on a rope, with a floor below the screen for after the cut.
    private func swingOut(_ fromView: UIView, in containerView: UIView) {
      let bodyBehavior = UIDynamicItemBehavior(items: [fromView])
      bodyBehavior.elasticity = 0.8
      bodyBehavior.angularResistance = 5
      bodyBehavior.allowsRotation = true

      let gravityBehavior = UIGravityBehavior(items: [fromView])
      gravityBehavior.magnitude = 10

      let collisionBehavior = UICollisionBehavior(items: [fromView])
      let insets = UIEdgeInsets(top: 0, left: -1000, bottom: -225, right: -1000)
      collisionBehavior.setTranslatesReferenceBoundsIntoBoundary(with: insets)
      self.collisionBehavior = collisionBehavior

      let anchorPoint = containerView.convert(
        CGPoint(x: fromView.bounds.maxX - 40, y: fromView.bounds.minY), from: fromView)
      // snippet.rope
      let attachmentBehavior = UIAttachmentBehavior(
        item: fromView, offsetFromCenter: rope.offset(fromView.bounds.size),
        attachedToAnchor: anchorPoint)
      attachmentBehavior.frequency = 3
      attachmentBehavior.damping = rope.damping
      // snippet.end
      if let length = rope.length {
        attachmentBehavior.length = length
      }
      self.attachmentBehavior = attachmentBehavior

      addChildBehavior(collisionBehavior)
      addChildBehavior(bodyBehavior)
      addChildBehavior(gravityBehavior)
      addChildBehavior(attachmentBehavior)
      animator?.addBehavior(self)

      // Two thirds of the time on the rope, one third falling off the screen.
      finishTime = (2.0 / 3.0) * duration + (animator?.elapsedTime ?? 0)
      leaveWhenTimeIsUp()
    }

    private func leaveWhenTimeIsUp() {
      action = { [weak self] in
        guard let self, (animator?.elapsedTime ?? 0) >= finishTime else { return }
        hasElapsedTimeExceededDuration = true
        animator?.removeBehavior(self)
      }
    }

    private func cleanUp(_ animator: UIDynamicAnimator) {
      let isCancelled = transitionContext?.transitionWasCancelled ?? false
      transitionContext?.completeTransition(!isCancelled)
      for behavior in childBehaviors { removeChildBehavior(behavior) }
      animator.removeAllBehaviors()
      transitionContext = nil
    }
  }
}

extension DropOut.DropOutAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let fromView = fromVC.view,
      let toView = toVC.view
    else { return }
    let containerView = transitionContext.containerView
    self.transitionContext = transitionContext
    let animator = UIDynamicAnimator(referenceView: containerView)
    animator.delegate = self
    self.animator = animator
    if isAppearing {
      fromView.isUserInteractionEnabled = false
      dropIn(toView, over: transitionContext.initialFrame(for: fromVC), in: containerView)
    } else {
      swingOut(fromView, in: containerView)
    }
  }
}

extension DropOut.DropOutAnimator: UIDynamicAnimatorDelegate {
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    if isAppearing {
      if hasElapsedTimeExceededDuration {
        let toView = transitionContext?.viewController(forKey: .to)?.view
        let containerView = transitionContext?.containerView
        toView?.center = containerView?.center ?? .zero
        hasElapsedTimeExceededDuration = false
      }
      cleanUp(animator)
    } else if let attachmentBehavior {
      // The first part has ended: cut the rope.
      removeChildBehavior(attachmentBehavior)
      self.attachmentBehavior = nil
      animator.addBehavior(self)
      finishTime = 1.0 / 3.0 * duration + animator.elapsedTime
    } else {
      let fromView = transitionContext?.viewController(forKey: .from)?.view
      let toView = transitionContext?.viewController(forKey: .to)?.view
      fromView?.removeFromSuperview()
      toView?.isUserInteractionEnabled = true
      cleanUp(animator)
    }
  }
}
