import UIKit

/// A square that follows a pan and flies off with the finger's velocity.
enum Flick {
  final class ViewController: UIViewController {
    /// The strength of the push for a finger's speed of one point a second.
    let magnitudeMultiplier: CGFloat = 0.0008

    lazy var dynamicAnimator = UIDynamicAnimator(referenceView: view)
    lazy var gravity = UIGravityBehavior(items: [orangeView])

    lazy var collision: UICollisionBehavior = {
      let collision = UICollisionBehavior(items: [orangeView])
      collision.translatesReferenceBoundsIntoBoundary = true
      return collision
    }()

    lazy var orangeView: UIView = {
      let widthHeight: CGFloat = 40
      let orangeView = UIView(frame: CGRect(x: 0, y: 0, width: widthHeight, height: widthHeight))
      orangeView.backgroundColor = .orange
      orangeView.accessibilityIdentifier = "square"
      view.addSubview(orangeView)
      return orangeView
    }()

    lazy var panGesture = UIPanGestureRecognizer(
      target: self, action: Selector(ViewController.handlePan(sender:)))

    lazy var attachment = UIAttachmentBehavior(item: orangeView, attachedToAnchor: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      dynamicAnimator.addBehavior(gravity)
      dynamicAnimator.addBehavior(collision)
      orangeView.addGestureRecognizer(panGesture)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      orangeView.center = view.center
      dynamicAnimator.updateItem(usingCurrentState: orangeView)
    }

    func handlePan(sender: UIPanGestureRecognizer) {
      let location = sender.location(in: view)
      let velocity = sender.velocity(in: view)
      let magnitude = sqrt(velocity.x * velocity.x + velocity.y * velocity.y)
      switch sender.state {
      case .began:
        attachment.anchorPoint = location
        dynamicAnimator.addBehavior(attachment)
      // snippet.throw
      case .changed:
        attachment.anchorPoint = location
      case .cancelled, .ended, .failed, .possible:
        let push = UIPushBehavior(items: [orangeView], mode: .instantaneous)
        push.pushDirection = CGVector(dx: velocity.x, dy: velocity.y)
        push.magnitude = magnitude * magnitudeMultiplier
        dynamicAnimator.removeBehavior(attachment)
        dynamicAnimator.addBehavior(push)
      // snippet.end
      }
    }
  }
}
