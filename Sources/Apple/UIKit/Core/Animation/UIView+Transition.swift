extension UIView {
  /// Shows the changes of a block in a view as a transition: a dissolve, a flip or a curl.
  ///
  /// Without a transition option the block is animated like any other.
  ///
  /// *Units*: `duration` in seconds.
  ///
  /// Source: Apple, UIView.transition(with:duration:options:animations:completion:).
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let turn = options.turn else {
      animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: completion)
      return
    }
    let runtime = LayerRuntime.current
    let old = view.snapshotView(afterScreenUpdates: false)
    if options.contains(.allowAnimatedContent) {
      animations?()
    } else {
      performWithoutAnimation { animations?() }
    }
    let batch = AnimationBatch(
      duration: duration, curve: options.curve, options: options.ofBatch, runtime: runtime
    ) { finished in
      view.layer.contentTransition = nil
      completion?(finished)
    }
    let transition = ContentTransition(old: old?.layer, turn: turn)
    view.layer.contentTransition = transition
    batch.followers.append { transition.progress = min(max($0, 0), 1) }
    runtime.collect(into: batch) {}
  }

  /// Replaces one view by another with a transition of their superview.
  ///
  /// With `showHideTransitionViews` both stay where they are and are hidden and shown.
  ///
  /// *Units*: `duration` in seconds.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// The transition that the options ask for; `nil` for none.
  @MainActor
  fileprivate var turn: ContentTransition.Turn? {
    switch rawValue >> 20 & 7 {
    case 1: .flip(front: CGVector(dx: -1, dy: 0))
    case 2: .flip(front: CGVector(dx: 1, dy: 0))
    case 6: .flip(front: CGVector(dx: 0, dy: -1))
    case 7: .flip(front: CGVector(dx: 0, dy: 1))
    case 3: .curl(way: .lowerRightCorner, comesDown: false)
    case 4: .curl(way: .lowerRightCorner, comesDown: true)
    case 5: ContentTransition.Turn.none
    default: nil
    }
  }
}
