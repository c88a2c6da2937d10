import UIKit

/// A square falls to the bottom and bounces.
final class FallController: StagedController {
  private let gravity: Double
  private let elasticity: Double

  init(gravity: Double = 1, elasticity: Double = 0.4) {
    (self.gravity, self.elasticity) = (gravity, elasticity)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let square = add(
      "square", at: CGPoint(x: 140, y: 110), size: CGSize(width: 50, height: 50), .orange)
    let pull = UIGravityBehavior(items: [square])
    pull.magnitude = CGFloat(gravity)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    let item = UIDynamicItemBehavior(items: [square])
    item.elasticity = CGFloat(elasticity)
    add(pull, collision, item)
  }
}

/// A disc is pushed across the screen and slows down.
final class GlideController: StagedController {
  private let push: Double
  private let resistance: Double

  init(push: Double = 2, resistance: Double = 1.5) {
    (self.push, self.resistance) = (push, resistance)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.12, alpha: 1)
    let disc = add(
      "disc", at: CGPoint(x: 70, y: 100), size: CGSize(width: 60, height: 60), .cyan, corner: 30)
    let kick = UIPushBehavior(items: [disc], mode: .instantaneous)
    kick.setAngle(1.1, magnitude: CGFloat(push))
    let item = UIDynamicItemBehavior(items: [disc])
    item.resistance = CGFloat(resistance)
    add(kick, item)
  }
}

/// A block slides down a slope and comes to rest on the flat.
final class SlideController: StagedController {
  private let friction: Double

  init(friction: Double) {
    self.friction = friction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    rule(every: 71)
    let block = add(
      "block", at: CGPoint(x: 60, y: 378), size: CGSize(width: 70, height: 40), .purple)
    let item = UIDynamicItemBehavior(items: [block])
    item.friction = CGFloat(friction)
    item.addLinearVelocity(CGPoint(x: 420, y: 0), for: block)
    item.allowsRotation = false
    let collision = UICollisionBehavior(items: [block])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400),
      to: CGPoint(x: 320, y: 400))
    add(item, collision, UIGravityBehavior(items: [block]))
  }
}

/// A bar turns and slows down.
final class SpinController: StagedController {
  private let angularResistance: Double

  init(angularResistance: Double) {
    self.angularResistance = angularResistance
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let bar = add(
      "bar", at: CGPoint(x: 160, y: 260), size: CGSize(width: 180, height: 44), .yellow)
    write("left or right", on: bar)
    let item = UIDynamicItemBehavior(items: [bar])
    item.angularResistance = CGFloat(angularResistance)
    item.addAngularVelocity(6, for: bar)
    add(item)
  }
}

/// A card snaps into the middle of the screen.
final class SnapController: StagedController {
  private let damping: Double

  init(damping: Double) {
    self.damping = damping
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.9, green: 0.93, blue: 1, alpha: 1)
    let card = add(
      "card", at: CGPoint(x: 100, y: 150), size: CGSize(width: 120, height: 90), .white,
      corner: 12)
    write("It snaps into place.", on: card)
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 190, y: 350))
    snap.damping = CGFloat(damping)
    add(snap)
  }
}
