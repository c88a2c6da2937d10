/// Manages a presentation: where the presented view stands, and what else is shown around it.
///
/// Source: Apple, UIPresentationController.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents it.
  public internal(set) var presentingViewController: UIViewController

  /// Decides whether a finger may dismiss the presented controller, and is told of it; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Traits of the presented controller, in place of those around it; `nil` for none.
  ///
  /// Source: Apple, UIPresentationController.overrideTraitCollection.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.take(overrideTraitCollection) }
  }

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

  /// Whether the presented view may fill the screen; recorded only, for it stands where
  /// `frameOfPresentedViewInContainerView` says.
  open var shouldPresentInFullscreen: Bool { true }

  /// Called before the container changes its size, which a scene's never does.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits change, which a scene's never do.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The traits of the container.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The style that the presentation has on a screen of little width: none other.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

  /// Returns the style that the presentation has in surroundings of some traits: none other, unless
  /// overridden; asked by nobody, for a screen keeps its traits.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Called when the traits of the container have changed, which a scene's never do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when a content inside has another size by constraints; asks for layout.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }

  /// Returns the size of the presented controller's view in a container: the container's, unless
  /// overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the presented controller has set its `preferredContentSize`; asks for layout.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }

  /// Makes the transition of a presentation that has one of its own kind.
  func ownAnimator(
    _ direction: PresentationTransition.Direction
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

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

/// Decides whether a finger may dismiss a presented controller; all methods are optional.
///
/// Source: Apple, UIAdaptivePresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns true when a finger may dismiss the controller.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when a finger begins to dismiss the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a finger has dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Returns how a presentation is made on a screen of little width; `none` for no other way.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns how a presentation is made in surroundings of some traits; unless implemented, as the
  /// method without traits says.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the controller that is presented in place of another one in an adapted style; never
  /// called here.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called when a finger tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `.automatic`: UIKit chooses, which makes a sheet of a popover on a phone.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// Returns what the method without traits returns.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns `nil`; never called, since an adapted style presents the same controller here.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Returns true: a finger may dismiss the controller, unless it is modal.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing unless implemented; called when a finger's dismissal begins.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing unless implemented; called when a finger's dismissal has ended.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing unless implemented.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// What has a size that the containers around it may follow.
///
/// Source: Apple, UIContentContainer.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content would like to have.
  var preferredContentSize: CGSize { get }
  /// Called when a content inside this one has set its preferred size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a content inside this one.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {}

/// Presents over the whole screen, without the presenting view.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// The container of a presentation: it covers the window and keeps touches from what is below.
final class UITransitionView: UIView {
  /// The controller to tell of layout.
  weak var presentation: UIPresentationController?
  /// Whether touches beside the presented view reach what is behind.
  var letsTouchesThrough = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && letsTouchesThrough ? nil : hit
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
