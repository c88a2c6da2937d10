/// Is told when an animator comes to rest and when it goes on.
///
/// Both methods are optional.
///
/// Source: Apple, UIDynamicAnimatorDelegate.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Tells the delegate that the animator begins to run, within the call that makes it run.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Tells the delegate that the animator rests, at the end of the last step.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing unless the delegate implements it.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing unless the delegate implements it.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
