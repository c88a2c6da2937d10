import UIKit

/// A shade that a finger pulls down over the screen and pushes up again.
enum Shade {
  final class ViewController: UIViewController {
    var presentingAnimator: ShadeAnimator!
    var dismissingAnimator: ShadeAnimator!
    let shadeVC = ShadeViewController()

    lazy var label: UILabel = {
      let label = UILabel()
      label.textColor = .blue
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      return label
    }()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      label.text = "Swipe Down From Top"
      presentingAnimator = ShadeAnimator(
        isAppearing: true, presentingVC: self, presentedVC: shadeVC, transitionDelegate: self)
      dismissingAnimator = ShadeAnimator(
        isAppearing: false, presentingVC: self, presentedVC: shadeVC, transitionDelegate: self)
    }
  }

  final class ShadeViewController: UIViewController {
    lazy var label: UILabel = {
      let label = UILabel()
      label.textColor = .white
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      return label
    }()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "shade"
      view.backgroundColor = .blue
      label.text = "Swipe Up From Bottom"
    }
  }

  /// An animator that does nothing: the interactive driver moves the views.
  final class EmptyAnimator: NSObject {}
}

extension Shade.EmptyAnimator: UIViewControllerAnimatedTransitioning {
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0 }
}

extension Shade.ViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Shade.EmptyAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Shade.EmptyAnimator() }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { presentingAnimator }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { dismissingAnimator }
}
