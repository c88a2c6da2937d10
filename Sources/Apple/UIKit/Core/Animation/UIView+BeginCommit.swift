extension UIView {
  /// Begins an animation of the changes that follow, until `commitAnimations`.
  ///
  /// Such pairs can be nested. Each change takes the settings that were made before it. The context is
  /// for nobody: what a delegate is called with is the name alone.
  ///
  /// Source: Apple, UIView.beginAnimations(_:context:).
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    begun.plans.append(BegunAnimation(identifier: animationID))
  }

  /// Ends the innermost animation that was begun; it starts now.
  public class func commitAnimations() {
    begun.plans.popLast()?.commit()
  }

  /// Sets how long the animation takes, in seconds; 0.2 unless set.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    begun.change { $0.duration = duration }
  }

  /// Sets after how many seconds the animation begins.
  public class func setAnimationDelay(_ delay: TimeInterval) { begun.change { $0.delay = delay } }

  /// Sets the pace of the animation; slow at both ends unless set.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    begun.change { $0.curve = curve }
  }

  /// Sets how often the animation runs; it runs for ever where the count is huge.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    begun.change { $0.repeatCount = repeatCount }
  }

  /// Sets whether the animation runs back after it has run.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    begun.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Does nothing to what is seen: animations always begin where a view is seen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Sets the object whose methods are called when the animation starts and stops.
  public class func setAnimationDelegate(_ delegate: Any?) {
    begun.change { $0.delegate = delegate.map { $0 as AnyObject } }
  }

  /// Sets the method that is called when the animation has stopped.
  public class func setAnimationDidStop(_ selector: Selector?) {
    begun.change { $0.didStop = selector }
  }

  /// Sets the method that is called when the animation starts.
  public class func setAnimationWillStart(_ selector: Selector?) {
    begun.change { $0.willStart = selector }
  }

  class var begun: BegunAnimations { World.current.part { BegunAnimations() } }
}
