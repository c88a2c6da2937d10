/// The change from one controller of a tab bar controller to another.
@MainActor
package final class TabTransition: ControllerTransition {
  private let fromFrame: CGRect

  /// Makes a transition that has not begun.
  package init(
    from: UIViewController, to: UIViewController, stage: UIView,
    animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?,
    whenDone: @escaping (_ completed: Bool) -> Void
  ) {
    fromFrame = from.view.frame
    super.init(
      .tab, from: from, to: to, container: stage, isAnimated: true, animator: animator,
      driver: driver, whenDone: whenDone)
  }

  package override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  package override func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? fromFrame : .zero
  }

  package override func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? container.bounds : .zero
  }
}
