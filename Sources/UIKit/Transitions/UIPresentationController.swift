/// Looks after a presentation: what stands around the presented view, and where that stands.
///
/// Source: Apple, UIPresentationController.
@MainActor
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  public let presentingViewController: UIViewController

  /// Where the presentation takes place, while it does.
  open internal(set) var containerView: UIView?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// What is moved: the presented controller's view unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view stands in the end: everywhere in the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting view leaves the window when the presented one is there.
  open var shouldRemovePresentersView: Bool { false }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

/// The presentation over the whole screen.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// Where presentations take place: over everything in the window, keeping touches from what is
/// below.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
