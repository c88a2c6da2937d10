import UIKit

extension HostileCase {
  /// Changes one thing at a moment when nobody expects it.
  func interfere() {
    switch numbers.below(24) {
    case 0: numbers.pick(animators)?.removeAllBehaviors()
    case 1...3:
      if let behavior = numbers.pick(behaviors) {
        behavior.dynamicAnimator?.removeBehavior(behavior)
      }
    case 4, 5: add(numbers.pick(behaviors))
    case 6: add(makeBehavior())
    case 7: animators.removeAll()
    case 8: makeAnimator()
    case 9:
      guard let view = numbers.pick(items) as? UIView, view !== reference else { return }
      numbers.chance(30) ? root.addSubview(view) : view.removeFromSuperview()
    case 10:
      reference.bounds = CGRect(origin: numbers.point(), size: numbers.size())
    case 11:
      guard let parent = numbers.pick(behaviors), let child = numbers.pick(behaviors) else {
        return
      }
      parent.removeChildBehavior(child)
    case 12:
      guard let item = numbers.pick(items) else { return }
      numbers.pick(animators)?.updateItem(usingCurrentState: item)
    case 13:
      guard let item = numbers.pick(items) else { return }
      item.center = numbers.point()
      item.transform = numbers.transform()
      numbers.pick(animators)?.updateItem(usingCurrentState: item)
    case 14: numbers.pick(animators)?.delegate = numbers.chance(50) ? nil : self
    case 15: items.removeAll()
    case 16: makeItem()
    case 17: behaviors.removeAll()
    case 18:
      step(by: 1.0 / 60)
    case 19: reference.removeFromSuperview()
    default:
      if let behavior = numbers.pick(behaviors) { change(behavior) }
    }
  }

  /// Sets a property of a behaviour.
  func change(_ behavior: UIDynamicBehavior) {
    switch behavior {
    case let gravity as UIGravityBehavior: change(gravity)
    case let collision as UICollisionBehavior: change(collision)
    case let push as UIPushBehavior: change(push)
    case let material as UIDynamicItemBehavior: change(material)
    case let attachment as UIAttachmentBehavior: change(attachment)
    case let field as UIFieldBehavior: change(field)
    case let snap as UISnapBehavior:
      if numbers.chance(50) { snap.damping = numbers.number(0..<1) }
      snap.snapPoint = numbers.point()
    default: behavior.action = nil
    }
  }

  private func change(_ gravity: UIGravityBehavior) {
    switch numbers.below(5) {
    case 0: gravity.gravityDirection = numbers.vector()
    case 1: gravity.setAngle(numbers.number(-7..<7), magnitude: numbers.number(-2..<2))
    case 2: gravity.magnitude = numbers.number(0..<3)
    case 3: numbers.pick(items).map(gravity.addItem)
    default: numbers.pick(items).map(gravity.removeItem)
    }
  }

  private func change(_ collision: UICollisionBehavior) {
    let name = ["one", "two"][numbers.below(2)] as NSCopying
    switch numbers.below(9) {
    case 0: collision.collisionMode = UICollisionBehavior.Mode(rawValue: UInt(numbers.below(5)))
    case 1: collision.translatesReferenceBoundsIntoBoundary.toggle()
    case 2: collision.setTranslatesReferenceBoundsIntoBoundary(with: numbers.insets())
    case 3: collision.addBoundary(withIdentifier: name, for: boundary())
    case 4: collision.addBoundary(withIdentifier: name, from: numbers.point(), to: numbers.point())
    case 5: collision.removeBoundary(withIdentifier: name)
    case 6: collision.removeAllBoundaries()
    case 7: numbers.pick(items).map(collision.addItem)
    default: numbers.pick(items).map(collision.removeItem)
    }
  }

  /// Returns a path, of which few are degenerate: those stop the program.
  private func boundary() -> UIBezierPath {
    let path = numbers.path()
    guard path.isEmpty || path.cgPath.boundingBox.isEmpty, !numbers.chance(5) else { return path }
    return UIBezierPath(rect: CGRect(x: 20, y: 20, width: 99, height: 99))
  }

  private func change(_ push: UIPushBehavior) {
    switch numbers.below(7) {
    case 0: push.active.toggle()
    case 1: push.pushDirection = numbers.vector()
    case 2: push.angle = numbers.number(-7..<7)
    case 3: push.magnitude = numbers.number(-9..<9)
    case 4: numbers.pick(items).map { push.setTargetOffsetFromCenter(numbers.offset(), for: $0) }
    case 5: numbers.pick(items).map(push.addItem)
    default: numbers.pick(items).map(push.removeItem)
    }
  }

  private func change(_ material: UIDynamicItemBehavior) {
    switch numbers.below(12) {
    case 0: material.elasticity = numbers.number(0..<2)
    case 1: material.friction = numbers.number(0..<2)
    case 2: material.density = numbers.number(0..<9)
    case 3: material.resistance = numbers.number(0..<9)
    case 4: material.angularResistance = numbers.number(0..<9)
    case 5: material.charge = numbers.number(-3..<3)
    case 6: material.isAnchored.toggle()
    case 7: material.allowsRotation.toggle()
    case 8: numbers.pick(items).map { material.addLinearVelocity(numbers.point(), for: $0) }
    case 9:
      numbers.pick(items).map { material.addAngularVelocity(numbers.number(-99..<99), for: $0) }
    case 10: numbers.pick(items).map(material.addItem)
    default: numbers.pick(items).map(material.removeItem)
    }
  }

  private func change(_ attachment: UIAttachmentBehavior) {
    switch numbers.below(6) {
    case 0: attachment.anchorPoint = numbers.point()
    case 1: attachment.length = numbers.number(0..<99)
    case 2: attachment.damping = numbers.number(0..<2)
    case 3: attachment.frequency = numbers.number(0..<9)
    case 4: attachment.frictionTorque = numbers.number(0..<9)
    default:
      attachment.attachmentRange = UIFloatRange(
        minimum: numbers.number(-9..<1), maximum: numbers.number(-1..<9))
    }
  }

  private func change(_ field: UIFieldBehavior) {
    switch numbers.below(9) {
    case 0: field.position = numbers.point()
    case 1: field.strength = numbers.number(-9..<9)
    case 2: field.falloff = numbers.number(-3..<3)
    case 3: field.minimumRadius = numbers.number(0..<9)
    case 4: field.direction = numbers.vector()
    case 5: field.smoothness = numbers.number(0..<1)
    case 6:
      let region = UIRegion(size: numbers.size()).byUnion(
        with: UIRegion(radius: numbers.number(0..<99)))
      field.region = numbers.chance(50) ? region : region.inverse()
    case 7: numbers.pick(items).map(field.addItem)
    default: numbers.pick(items).map(field.removeItem)
    }
  }
}
