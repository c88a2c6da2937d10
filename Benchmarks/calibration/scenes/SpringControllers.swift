import UIKit

/// Two squares swing on springs.
final class SwingController: StagedController {
  private let frequency: Double
  private let damping: Double

  init(frequency: Double = 2, damping: Double = 0.25) {
    (self.frequency, self.damping) = (frequency, damping)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (name, x, color) in [("left", 90.0, UIColor.blue), ("right", 230.0, UIColor.red)] {
      let square = add(
        name, at: CGPoint(x: x, y: 220), size: CGSize(width: 56, height: 56), color, corner: 8)
      let anchor = CGPoint(x: x, y: 380)
      let spring = UIAttachmentBehavior(item: square, attachedToAnchor: anchor)
      spring.length = 20
      spring.frequency = CGFloat(frequency)
      spring.damping = CGFloat(damping)
      add(spring)
    }
  }
}

/// A card swings on a rope from a corner.
final class RopeController: StagedController {
  private let length: Double

  init(length: Double) {
    self.length = length
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    rule(every: 44)
    let card = add(
      "card", at: CGPoint(x: 90, y: 160), size: CGSize(width: 110, height: 70), .green, corner: 10)
    write("On a rope", on: card)
    let rope = UIAttachmentBehavior(
      item: card, offsetFromCenter: UIOffset(horizontal: 20, vertical: -35),
      attachedToAnchor: CGPoint(x: 170, y: 80))
    rope.length = CGFloat(length)
    rope.frequency = 3
    rope.damping = 0.6
    add(rope, UIGravityBehavior(items: [card]))
  }
}

/// A disc comes to rest in the middle of a spring field.
final class FieldController: StagedController {
  private let strength: Double

  init(strength: Double) {
    self.strength = strength
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.1, green: 0.15, blue: 0.3, alpha: 1)
    let disc = add(
      "disc", at: CGPoint(x: 80, y: 130), size: CGSize(width: 64, height: 64), .yellow, corner: 32)
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 180, y: 320)
    field.strength = CGFloat(strength)
    field.addItem(disc)
    let item = UIDynamicItemBehavior(items: [disc])
    item.resistance = 1.5
    add(field, item)
  }
}

/// A card comes down as a spring does, in an animation of views.
final class SpringController: StagedController {
  private let damping: Double
  private let duration: Double

  init(damping: Double = 0.4, duration: Double = 1) {
    (self.damping, self.duration) = (damping, duration)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let card = add(
      "card", at: CGPoint(x: 160, y: 130), size: CGSize(width: 200, height: 100), .darkGray,
      corner: 16)
    let button = add(
      "button", at: CGPoint(x: 160, y: 480), size: CGSize(width: 90, height: 40), .blue, corner: 8)
    UIView.animate(
      withDuration: duration, delay: 0.3, usingSpringWithDamping: CGFloat(damping),
      initialSpringVelocity: 0
    ) {
      card.center.y = 300
      button.center.x = 220
    }
  }
}

/// A photograph's frame grows and moves, slow at both ends.
final class FadeController: StagedController {
  private let duration: Double

  init(duration: Double) {
    self.duration = duration
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let frame = add(
      "frame", at: CGPoint(x: 90, y: 140), size: CGSize(width: 90, height: 70), .brown)
    UIView.animate(withDuration: duration, delay: 0.4) {
      frame.bounds.size = CGSize(width: 150, height: 130)
      frame.center = CGPoint(x: 200, y: 380)
    }
  }
}
