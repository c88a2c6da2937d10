import UIKit

final class SwingingCardController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let card = UILabel(frame: CGRect(x: 60, y: 184, width: 200, height: 200))
    card.text = "It swings from its corner."
    card.textAlignment = .center
    card.numberOfLines = 0
    card.font = .systemFont(ofSize: 28, weight: .semibold)
    card.textColor = .white
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 24
    card.clipsToBounds = true
    view.addSubview(card)

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
