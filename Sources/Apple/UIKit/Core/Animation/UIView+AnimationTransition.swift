extension UIView {
  /// How a view changes its content between `beginAnimations` and `commitAnimations`.
  ///
  /// Source: Apple, UIView.AnimationTransition.
  public enum AnimationTransition: Int, Sendable {
    /// At once.
    case none
    /// Turns over around a vertical line, from the left.
    case flipFromLeft
    /// Turns over around a vertical line, from the right.
    case flipFromRight
    /// Rolls its old content up like a page.
    case curlUp
    /// Lets its new content come down like a page.
    case curlDown

    /// The kind of transition, and the side that it comes from; `nil` for none.
    fileprivate var kind: (type: CATransitionType, side: CATransitionSubtype)? {
      switch self {
      case .none: nil
      case .flipFromLeft: (CATransitionType(rawValue: "oglFlip"), .fromLeft)
      case .flipFromRight: (CATransitionType(rawValue: "oglFlip"), .fromRight)
      case .curlUp: (CATransitionType(rawValue: "pageCurl"), .fromBottom)
      case .curlDown: (CATransitionType(rawValue: "pageUnCurl"), .fromBottom)
      }
    }
  }

  /// Sets how a view changes from its present content to what it shows at `commitAnimations`.
  ///
  /// - Parameters:
  ///   - transition: the way.
  ///   - view: the view whose subviews change.
  ///   - cache: whether its content stands still meanwhile; the old one always does, the new one
  ///     never.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let plan = begun.plans.last, let (type, side) = transition.kind else { return }
    let animation = CATransition()
    animation.type = type
    animation.subtype = side
    animation.remember(view.layer)
    plan.turns.append((view, animation))
  }
}

extension BegunAnimation {
  /// Adds the transitions of views, as long as the animation and with its pace.
  func addTurns() {
    for (view, animation) in turns {
      animation.duration = settings.duration
      animation.timingFunction = CAMediaTimingFunction(settings.curve)
      if settings.delay > 0 {
        animation.beginTime = CACurrentMediaTime() + settings.delay
        animation.fillMode = .backwards
      }
      view.layer.add(animation, forKey: nil)
    }
  }
}

extension CAMediaTimingFunction {
  fileprivate convenience init(_ curve: UIView.AnimationCurve) {
    let name: CAMediaTimingFunctionName =
      switch curve {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      case .easeInOut, .keyboard: .easeInEaseOut
      }
    self.init(name: name)
  }
}
