import UIKit

final class SwingingCardController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 60, y: 184, width: 200, height: 200))
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 24
    view.addSubview(card)
    let label = UILabel(frame: card.bounds)
    label.text = "It swings from its corner."
    label.textAlignment = .center
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 28, weight: .semibold)
    label.textColor = .white
    card.addSubview(label)

    let item = UIDynamicItemBehavior(items: [card])
    item.resistance = 0
    item.angularResistance = 0
    let pin = UIAttachmentBehavior(
      item: card, offsetFromCenter: UIOffset(horizontal: -80, vertical: -80),
      attachedToAnchor: CGPoint(x: 160, y: 204))
    for behavior in [UIGravityBehavior(items: [card]), pin, item] {
      animator.addBehavior(behavior)
    }
  }
}
