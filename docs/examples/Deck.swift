import Flipbook
import UIKit

/// A card that can be thrown off the screen; a sheet follows and says how fast it flew.
final class DeckController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let card = CardView(frame: CGRect(x: 66, y: 200, width: 260, height: 360))
  private var drag: UIAttachmentBehavior?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
  }

  // snippet.throw
  @objc private func pan(_ gesture: UIPanGestureRecognizer) {
    let finger = gesture.location(in: view)
    switch gesture.state {
    case .began:
      let grip = UIOffset(horizontal: finger.x - card.center.x, vertical: finger.y - card.center.y)
      drag = UIAttachmentBehavior(item: card, offsetFromCenter: grip, attachedToAnchor: finger)
      drag.map(animator.addBehavior)
    case .changed:
      drag?.anchorPoint = finger
    default:
      animator.removeAllBehaviors()
      let velocity = gesture.velocity(in: view)
      let flight = UIDynamicItemBehavior(items: [card])
      flight.addLinearVelocity(velocity, for: card)
      flight.addAngularVelocity(3, for: card)
      animator.addBehavior(flight)
      showSheet(speed: hypot(velocity.x, velocity.y))
    }
  }
  // snippet.end

  private func showSheet(speed: Double) {
    let sheet = SpeedController(speed: speed)
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    present(sheet, animated: true)
  }
}

/// A card with a title and a place for a picture.
final class CardView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 28
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 8)
    let picture = UIView(frame: CGRect(x: 16, y: 16, width: frame.width - 32, height: 220))
    picture.backgroundColor = .systemOrange
    picture.layer.cornerRadius = 18
    addSubview(picture)
    let title = UILabel(frame: CGRect(x: 20, y: 252, width: frame.width - 40, height: 34))
    title.text = "Throw me"
    title.font = .systemFont(ofSize: 28, weight: .bold)
    addSubview(title)
    let text = UILabel(frame: CGRect(x: 20, y: 290, width: frame.width - 40, height: 48))
    text.text = "A pan gesture, an attachment, and the velocity of the finger."
    text.numberOfLines = 2
    text.font = .systemFont(ofSize: 16)
    text.textColor = .secondaryLabel
    addSubview(text)
  }

  required init?(coder: NSCoder) { nil }
}

/// What the sheet shows.
final class SpeedController: UIViewController {
  private let speed: Double

  init(speed: Double) {
    self.speed = speed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let number = UILabel()
    number.text = "\(Int(speed.rounded())) pt/s"
    number.font = .systemFont(ofSize: 44, weight: .bold)
    let text = UILabel()
    text.text = "The card left with the finger’s velocity."
    text.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [number, text])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 90),
    ])
  }
}

let deck = Scene(
  "deck",
  "A finger throws a card off the screen. A sheet comes up and says how fast it left.",
  screen: Screen(width: 393, height: 852, scale: 3), limit: 2.2,
  fingers: [
    Finger.touch("card", at: 0.5)
      .move(to: .point(x: 170, y: 440), over: 0.5, .easeInOut)
      .move(to: .point(x: 330, y: 250), over: 0.18, .easeIn)
      .lift()
  ]
) {
  DeckController()
}
