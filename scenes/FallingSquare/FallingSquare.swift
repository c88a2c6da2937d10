import UIKit

/// A square in the middle of the view that falls and stops at the bottom edge.
enum FallingSquare {
  final class ViewController: UIViewController {
    lazy var animationView: UIView = {
      let animationView = UIView(frame: view.bounds)
      animationView.backgroundColor = .white
      view.addSubview(animationView)
      return animationView
    }()

    lazy var squareView: UIView = {
      let squareSize = CGSize(width: 30, height: 30)
      let origin = CGPoint(
        x: animationView.bounds.midX - squareSize.width / 2,
        y: animationView.bounds.midY - squareSize.height / 2)
      let squareView = UIView(frame: CGRect(origin: origin, size: squareSize))
      squareView.backgroundColor = .orange
      squareView.accessibilityIdentifier = "square"
      animationView.addSubview(squareView)
      return squareView
    }()

    // snippet.fall
    lazy var animator = UIDynamicAnimator(referenceView: view)
    lazy var gravity = UIGravityBehavior(items: [squareView])

    lazy var collision: UICollisionBehavior = {
      let collision = UICollisionBehavior(items: [squareView])
      collision.translatesReferenceBoundsIntoBoundary = true
      return collision
    }()

    override func viewDidLoad() {
      super.viewDidLoad()
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
    }
    // snippet.end
  }
}
