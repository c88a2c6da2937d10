import UIKit

final class Hello: UIViewController {
  lazy var animator = UIDynamicAnimator(referenceView: view)
  override func viewDidLoad() {
    let square = UIView(frame: CGRect(x: 120, y: 80, width: 80, height: 80))
    square.backgroundColor = .orange
    view.addSubview(square)
    animator.addBehavior(UIGravityBehavior(items: [square]))
  }
}
