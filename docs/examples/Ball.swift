import Flipbook
import UIKit

/// A ball that falls and bounces.
final class BallController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let elasticity: Double

  init(elasticity: Double) {
    self.elasticity = elasticity
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let ball = UIView(frame: CGRect(x: 90, y: 20, width: 60, height: 60))
    ball.backgroundColor = .systemIndigo
    ball.layer.cornerRadius = 30
    ball.accessibilityIdentifier = "ball"
    view.addSubview(ball)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    let walls = UICollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    let body = UIDynamicItemBehavior(items: [ball])
    body.elasticity = elasticity
    animator.addBehavior(body)
  }
}

let before = Scene(
  "before", "A ball bounces.", screen: Screen(width: 240, height: 320, scale: 2), limit: 2.5
) {
  BallController(elasticity: 0.5)
}

let after = Scene(
  "after", "A ball bounces higher.", screen: Screen(width: 240, height: 320, scale: 2), limit: 2.5
) {
  BallController(elasticity: 0.7)
}
