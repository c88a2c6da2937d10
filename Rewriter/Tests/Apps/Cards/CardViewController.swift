import UIKit
import UIKit.UIGestureRecognizerSubclass

final class CardViewController: UIViewController {
    private enum Constants {
        static let cardSize = CGSize(width: 200, height: 300)
    }

    private let card = UIView()
    private var attachment: UIAttachmentBehavior?
    private var snap: UISnapBehavior?
    private lazy var animator: UIDynamicAnimator = {
        let animator = UIDynamicAnimator(referenceView: self.view)
        animator.delegate = self
        return animator
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        card.frame = CGRect(origin: .zero, size: Constants.cardSize)
        card.center = view.center
        card.backgroundColor = .orange
        view.addSubview(card)
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
        let double = UITapGestureRecognizer(target: self, action: #selector(flip))
        double.numberOfTapsRequired = 2
        card.addGestureRecognizer(double)
    }

    @objc private func drag(_ gesture: UIPanGestureRecognizer) {
        let point = gesture.location(in: view)
        switch gesture.state {
        case .began:
            if let snap = snap { animator.removeBehavior(snap) }
            let offset = UIOffsetMake(point.x - card.center.x, point.y - card.center.y)
            let attachment = UIAttachmentBehavior(item: card, offsetFromCenter: offset, attachedToAnchor: point)
            animator.addBehavior(attachment)
            self.attachment = attachment
        case .changed:
            attachment?.anchorPoint = point
        case .ended, .cancelled:
            if let attachment = attachment { animator.removeBehavior(attachment) }
            let snap = UISnapBehavior(item: card, snapTo: view.center)
            animator.addBehavior(snap)
            self.snap = snap
        default: break
        }
    }

    @objc func flip() {
        UIView.transition(with: card, duration: 0.4, options: [.transitionFlipFromLeft], animations: {
            self.card.backgroundColor = self.card.backgroundColor == .orange ? .purple : .orange
        })
    }
}

// MARK: - UIDynamicAnimatorDelegate

extension CardViewController: UIDynamicAnimatorDelegate {
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        card.layer.shadowOpacity = 0.3
    }
}
