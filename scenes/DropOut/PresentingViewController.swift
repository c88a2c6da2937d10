import UIKit

/// A modal that drops into place and swings out on a rope that is cut.
enum DropOut {
  final class PresentingViewController: UIViewController {
    let rope: Rope

    lazy var button: UIButton = {
      let button = UIButton()
      button.translatesAutoresizingMaskIntoConstraints = false
      button.accessibilityIdentifier = "present"
      view.addSubview(button)
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      button.setTitle("Present", for: .normal)
      button.setTitleColor(.blue, for: .normal)
      return button
    }()

    init(rope: Rope) {
      self.rope = rope
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      button.addTarget(
        self, action: Selector(PresentingViewController.didPressPresent), for: .touchUpInside)
    }

    func didPressPresent() {
      let modal = ModalViewController(rope: rope)
      modal.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = modal
      present(modal, animated: true)
    }
  }

  final class ModalViewController: UIViewController {
    let rope: Rope

    lazy var button: UIButton = {
      let button = UIButton()
      button.translatesAutoresizingMaskIntoConstraints = false
      button.accessibilityIdentifier = "dismiss"
      view.addSubview(button)
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      button.setTitle("Dismiss", for: .normal)
      button.setTitleColor(.white, for: .normal)
      return button
    }()

    init(rope: Rope) {
      self.rope = rope
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.addTarget(
        self, action: Selector(ModalViewController.didPressDismiss), for: .touchUpInside)
      view.accessibilityIdentifier = "modal"
      view.backgroundColor = .red
      view.layer.cornerRadius = 15
    }

    func didPressDismiss() {
      dismiss(animated: true)
    }
  }
}

extension DropOut.ModalViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DropOut.DropOutAnimator(duration: 1.5, isAppearing: true, rope: rope)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DropOut.DropOutAnimator(duration: 4, isAppearing: false, rope: rope)
  }
}
