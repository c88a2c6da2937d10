import UIKit

class GravityViewController: UIViewController, UICollisionBehaviorDelegate {

    @IBOutlet weak var box: UIView!
    @IBOutlet private weak var barrier: UIView!
    @IBOutlet fileprivate(set) var stepLabel: UILabel!
    @IBOutlet var markers: [UIView]!

    var animator: UIDynamicAnimator!
    var gravity: UIGravityBehavior!
    var collision: UICollisionBehavior!
    var firstContact = false
    var steps: NSInteger = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        animator = UIDynamicAnimator(referenceView: view)
        gravity = UIGravityBehavior(items: [])
        collision = UICollisionBehavior(items: [])
        collision.collisionDelegate = self
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(gravity)
        animator.addBehavior(collision)

        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(GravityViewController.dropBox(_:))))
        let press = UILongPressGestureRecognizer(
            target: self,
            action: #selector(
                reset
            )
        )
        view.addGestureRecognizer(press); press.minimumPressDuration = 0.5
    }

    @objc func dropBox(_ sender: UITapGestureRecognizer) {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        square.center = sender.location(in: view)
        square.backgroundColor = UIColor.gray
        view.addSubview(square)
        gravity.addItem(square)
        collision.addItem(square)
    }

    @objc fileprivate func reset() {
        for item in gravity.items { gravity.removeItem(item) }
    }

    @IBAction func start(_ sender: UIButton) {
        gravity.magnitude = 1.5
    }

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint) {
        guard let view = item as? UIView, !firstContact else { return }
        firstContact = true
        view.backgroundColor = .yellow
        UIView.animate(withDuration: 0.3, animations: {
            view.backgroundColor = .gray
        })
    }
}
