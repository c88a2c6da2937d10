import UIKit

class ViewController: UIViewController {

    @IBOutlet private weak var ball: BallView!
    @IBOutlet private var weights: [UIView]!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var barrierBottom: NSLayoutConstraint!
    @IBOutlet var panRecognizer: UIPanGestureRecognizer!

    private var animator: UIDynamicAnimator!
    private var attachment: UIAttachmentBehavior?
    private var drops = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        countLabel.text = "No drops yet"
        animator = UIDynamicAnimator(referenceView: view)
        barrierBottom.constant = 60
    }

    @IBAction private func drop(_ sender: UIButton) {
        animator.removeAllBehaviors()
        let items = [ball] + weights
        let gravity = UIGravityBehavior(items: items.compactMap { $0 })
        let collision = UICollisionBehavior(items: items.compactMap { $0 })
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
        drops += 1
        countLabel.text = "Drops: \(drops)"
    }

    @IBAction func handlePan(_ sender: UIPanGestureRecognizer) {
        let location = sender.location(in: view)
        switch sender.state {
        case .began:
            let attachment = UIAttachmentBehavior(item: ball, attachedToAnchor: location)
            animator.addBehavior(attachment)
            self.attachment = attachment
        case .changed:
            attachment?.anchorPoint = location
        default:
            attachment.map { animator.removeBehavior($0) }
            attachment = nil
        }
    }
}

class BallView: UIView {

    @IBInspectable var rim: CGFloat = 0
    private(set) var colorAtInit: UIColor?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        colorAtInit = backgroundColor
        precondition(bounds.width == 64, "the frame of the storyboard is there")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.borderWidth = rim
        layer.borderColor = UIColor.darkGray.cgColor
    }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
