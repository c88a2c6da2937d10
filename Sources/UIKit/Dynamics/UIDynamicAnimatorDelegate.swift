/// Is told when an animator comes to rest and when it goes on.
///
/// Source: Apple, UIDynamicAnimatorDelegate; both methods are optional.
@MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called within the call that makes the animator run.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Called at the end of the step after which nothing moves any more.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
