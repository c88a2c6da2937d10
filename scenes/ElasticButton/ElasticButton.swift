import UIKit

/// A button that swells and shrinks in its place when it is tapped.
enum ElasticButton {
  final class ViewController: UIViewController {
    let size: CGSize
    let damping: CGFloat
    let magnitude: CGFloat

    lazy var button: UIButton = {
      let button = UIButton(frame: CGRect(origin: .zero, size: size))
      button.accessibilityIdentifier = "button"
      button.backgroundColor = .red
      button.layer.cornerRadius = 15
      button.setTitle("Tap Me", for: .normal)
      view.addSubview(button)
      return button
    }()

    var buttonBounds = CGRect.zero
    var animator: UIDynamicAnimator?

    init(size: CGSize, damping: CGFloat, magnitude: CGFloat) {
      self.size = size
      self.damping = damping
      self.magnitude = magnitude
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      button.addTarget(
        self, action: Selector(ViewController.didPressButton(sender:)), for: .touchUpInside)
      buttonBounds = button.bounds
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      button.center = view.center
    }

    func didPressButton(sender: UIButton) {
      // A second tap starts from the size at rest.
      button.bounds = buttonBounds
      let animator = UIDynamicAnimator(referenceView: view)
      let buttonBoundsDynamicItem = PositionToBoundsMapping(target: button)

      let attachmentBehavior = UIAttachmentBehavior(
        item: buttonBoundsDynamicItem, attachedToAnchor: buttonBoundsDynamicItem.center)
      attachmentBehavior.frequency = 2
      attachmentBehavior.damping = damping
      animator.addBehavior(attachmentBehavior)

      let pushBehavior = UIPushBehavior(items: [buttonBoundsDynamicItem], mode: .instantaneous)
      pushBehavior.angle = .pi / 4
      pushBehavior.magnitude = magnitude
      animator.addBehavior(pushBehavior)
      pushBehavior.active = true

      self.animator = animator
    }
  }
}
