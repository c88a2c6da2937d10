import UIKit

/// A square that springs to the middle of the half of the screen that it is in.
enum StickyCorners {
  final class ViewController: UIViewController {
    lazy var dynamicAnimator = UIDynamicAnimator(referenceView: view)

    lazy var collision: UICollisionBehavior = {
      let collision = UICollisionBehavior(items: [orangeView])
      collision.translatesReferenceBoundsIntoBoundary = true
      return collision
    }()

    /// A field for the upper half of the view and one for the lower.
    lazy var fieldBehaviors: [UIFieldBehavior] = (0..<2).map { _ in
      let field = UIFieldBehavior.springField()
      field.addItem(orangeView)
      return field
    }

    /// The square's material: light and slow.
    lazy var itemBehavior: UIDynamicItemBehavior = {
      let itemBehavior = UIDynamicItemBehavior(items: [orangeView])
      itemBehavior.density = 0.01
      itemBehavior.resistance = 10
      itemBehavior.friction = 0
      itemBehavior.allowsRotation = false
      return itemBehavior
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
      dynamicAnimator.addBehavior(collision)
      dynamicAnimator.addBehavior(itemBehavior)
      for field in fieldBehaviors {
        dynamicAnimator.addBehavior(field)
      }
      orangeView.addGestureRecognizer(panGesture)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      orangeView.center = view.center
      dynamicAnimator.updateItem(usingCurrentState: orangeView)
      // snippet.fields
      for (index, field) in fieldBehaviors.enumerated() {
        field.position = CGPoint(
          x: view.bounds.midX, y: view.bounds.height * (0.25 + 0.5 * CGFloat(index)))
        field.region = UIRegion(
          size: CGSize(width: view.bounds.width, height: view.bounds.height * 0.5))
      }
      // snippet.end
    }

    func handlePan(sender: UIPanGestureRecognizer) {
      let location = sender.location(in: view)
      let velocity = sender.velocity(in: view)
      switch sender.state {
      case .began:
        attachment.anchorPoint = location
        dynamicAnimator.addBehavior(attachment)
      case .changed:
        attachment.anchorPoint = location
      case .cancelled, .ended, .failed, .possible:
        itemBehavior.addLinearVelocity(velocity, for: orangeView)
        dynamicAnimator.removeBehavior(attachment)
      }
    }
  }
}
