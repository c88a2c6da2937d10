import UIKit

/// Cards that fall into a pile: the file whose line is changed again and again.
final class StackViewController: UIViewController, UICollisionBehaviorDelegate {
  private let elasticity: CGFloat = 0.350
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemIndigo,
  ]
  private let counter = UILabel()
  private var cards: [UIView] = []
  private var contacts = 0
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var collision = UICollisionBehavior(items: [])
  private lazy var gravity = UIGravityBehavior(items: [])
  private lazy var feel = UIDynamicItemBehavior(items: [])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addCounter()
    for (index, color) in colors.enumerated() {
      cards.append(makeCard(color, at: index))
    }
    addBehaviors()
  }

  private func addCounter() {
    counter.text = "0"
    counter.font = .systemFont(ofSize: 40, weight: .bold)
    counter.textAlignment = .center
    counter.textColor = .darkGray
    counter.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(counter)
    NSLayoutConstraint.activate([
      counter.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      counter.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      counter.widthAnchor.constraint(equalToConstant: 200),
    ])
  }

  private func makeCard(_ color: UIColor, at index: Int) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
    card.center = CGPoint(x: 90 + 24 * CGFloat(index), y: 60 + 30 * CGFloat(index))
    card.backgroundColor = color
    card.layer.cornerRadius = 8
    card.accessibilityIdentifier = "card \(index)"
    let label = UILabel(frame: card.bounds)
    label.text = "\(index + 1)"
    label.textColor = .white
    label.textAlignment = .center
    card.addSubview(label)
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    card.clipsToBounds = true
    view.addSubview(card)
    return card
  }

  private func addBehaviors() {
    for card in cards {
      gravity.addItem(card)
      collision.addItem(card)
      feel.addItem(card)
    }
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    feel.elasticity = elasticity
    feel.friction = 0.4
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.addBehavior(feel)
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    guard let card = tap.view else { return }
    let push = UIPushBehavior(items: [card], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: -1)
    push.magnitude = 2
    animator.addBehavior(push)
    card.superview?.bringSubviewToFront(card)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    contacts += 1
    counter.text = "\(contacts)"
    flash(item1)
    flash(item2)
  }

  private func flash(_ item: any UIDynamicItem) {
    guard let card = item as? UIView else { return }
    UIView.animate(
      withDuration: 0.1, delay: 0, options: [.allowUserInteraction],
      animations: { card.alpha = 0.6 },
      completion: { _ in UIView.animate(withDuration: 0.2) { card.alpha = 1 } })
  }
}
