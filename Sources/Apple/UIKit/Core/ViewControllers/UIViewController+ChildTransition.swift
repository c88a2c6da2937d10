extension UIViewController {
  /// Replaces the view of one child by that of another in an animation.
  ///
  /// The new view is added to the superview of the old one, which is removed at the end. Both must be
  /// children of this controller.
  ///
  /// *Units*: `duration` in seconds.
  ///
  /// Source: Apple,
  /// UIViewController.transition(from:to:duration:options:animations:completion:).
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      raise(
        .invalidArgument,
        "Children view controllers \(fromViewController) and \(toViewController) must have a common "
          + "parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    }
    guard let old = fromViewController.view, let new = toViewController.view,
      let container = old.superview
    else {
      completion?(false)
      return
    }
    let isAnimated = duration > 0
    let isSeen = container.window != nil
    if isSeen {
      fromViewController.beginAppearanceTransition(false, animated: isAnimated)
      toViewController.beginAppearanceTransition(true, animated: isAnimated)
    }
    let turns = options.turnsContainer
    if !turns { container.addSubview(new) }
    UIView.transition(
      with: container, duration: duration, options: options,
      animations: {
        if turns { container.addSubview(new) }
        animations?()
        if turns { old.removeFromSuperview() }
      },
      completion: { finished in
        old.removeFromSuperview()
        if isSeen {
          fromViewController.endAppearanceTransition()
          toViewController.endAppearanceTransition()
        }
        completion?(finished)
      })
  }
}

extension UIView.AnimationOptions {
  /// Whether a transition of the whole container is asked for.
  fileprivate var turnsContainer: Bool { rawValue >> 20 & 7 != 0 }
}
