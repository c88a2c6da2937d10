import UIKit

final class FallingSquareController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 140, y: 40, width: 40, height: 40))
    square.backgroundColor = .systemBlue
    view.addSubview(square)

    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    let item = UIDynamicItemBehavior(items: [square])
    item.elasticity = 1
    for behavior in [UIGravityBehavior(items: [square]), collision, item] {
      animator.addBehavior(behavior)
    }
  }
}
