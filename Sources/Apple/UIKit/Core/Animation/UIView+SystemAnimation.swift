extension UIView {
  /// A change of views that the system animates.
  ///
  /// Source: Apple, UIView.SystemAnimation.
  public enum SystemAnimation: UInt, Sendable {
    /// Removes the views from their superviews; they shrink and fade.
    case delete = 0
  }

  /// Animates a change of views in the system's way, with changes of one's own alongside.
  ///
  /// Unspecified by Apple: the duration and how small the views become.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views {
          view.removeFromSuperview()
          view.alpha = 1
          view.transform = view.transform.scaledBy(x: 100, y: 100)
        }
        completion?(finished)
      })
  }
}
