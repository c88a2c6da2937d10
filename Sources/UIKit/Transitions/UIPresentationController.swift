/// Manages a presentation: where the presented view stands, and what else is shown around it.
///
/// Source: Apple, UIPresentationController.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents it.
  public let presentingViewController: UIViewController

  /// The view in which the presentation takes place; nil before it begins and after it ends.
  open internal(set) var containerView: UIView?

  /// Makes a presentation that has not begun.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The view that the transition moves: the presented controller's, unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view stands in the end: all over the container, unless overridden.
  ///
  /// *Space*: the container's, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting view leaves the window once the presented one is there.
  open var shouldRemovePresentersView: Bool { false }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Called when the presented view is about to come; subclasses override it.
  open func presentationTransitionWillBegin() {}
  /// Called when the presented view has come, or turned back; subclasses override it.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the presented view is about to go; subclasses override it.
  open func dismissalTransitionWillBegin() {}
  /// Called when the presented view has gone, or come back; subclasses override it.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container places its subviews; subclasses override it.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container placed its subviews; subclasses override it.
  open func containerViewDidLayoutSubviews() {}
}

/// Presents over the whole screen, without the presenting view.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// The container of a presentation: it covers the window and keeps touches from what is below.
final class UITransitionView: UIView {
  /// The controller to tell of layout.
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
