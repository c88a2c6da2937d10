import UIKit

extension HostileCase {
  func makeItem() {
    let item: any UIDynamicItem
    switch numbers.below(12) {
    case 0:
      item = makeParticle()
    case 1:
      let particle = MeddlingParticle(center: numbers.point())
      particle.whenMoved = { [weak self] in self?.interfereInside() }
      item = track(particle)
    case 2:
      item = makeGroup()
    case 3:
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: items.count, section: 0))
      attributes.center = numbers.point()
      attributes.size = numbers.size()
      item = track(attributes)
    case 4 where numbers.chance(20):
      item = reference
    default:
      item = makeView()
    }
    // Avoided mostly: else most sentences would be about views among layout attributes.
    let isOfLayout = animators.contains { $0 === layout.animator }
    if isOfLayout, item is UIView || item is UIDynamicItemGroup, !numbers.chance(3) {
      return items.append(makeParticle())
    }
    if !isOfLayout, item is UICollectionViewLayoutAttributes, !numbers.chance(3) {
      return items.append(makeParticle())
    }
    items.append(item)
  }

  private func makeParticle() -> HostileParticle {
    let particle = HostileParticle()
    particle.center = numbers.point()
    particle.size = numbers.size()
    particle.transform = numbers.transform()
    particle.isStubborn = numbers.chance(1)
    return track(particle)
  }

  private func makeGroup() -> UIDynamicItemGroup {
    var members: [any UIDynamicItem] = (0..<numbers.below(4)).map { _ in makeView() }
    if members.isEmpty, !numbers.chance(10) { members.append(makeParticle()) }
    if numbers.chance(2), let other = items.first(where: { $0 is UIDynamicItemGroup }) {
      members.append(other)
    }
    return track(UIDynamicItemGroup(items: members))
  }

  private func makeView() -> UIView {
    let view = HostileView()
    view.bounds = CGRect(origin: .zero, size: numbers.size())
    view.center = numbers.point()
    view.transform = numbers.transform()
    switch numbers.below(8) {
    case 0: view.type = .ellipse
    case 1:
      view.type = .path
      if numbers.chance(98) { view.outline = numbers.path() }
    default: break
    }
    let deeper = items.compactMap { $0 as? UIView }.filter { $0.isDescendant(of: reference) }
    switch numbers.below(40) {
    case 0: break
    case 1: root.addSubview(view)
    case 2...8: (numbers.pick(deeper) ?? reference).addSubview(view)
    default: reference.addSubview(view)
    }
    return track(view)
  }

  private func some() -> [any UIDynamicItem] {
    var some: [any UIDynamicItem] = []
    for item in items where numbers.chance(70) { some.append(item) }
    return some
  }

  func makeBehavior() -> UIDynamicBehavior? {
    guard let behavior = bareBehavior() else { return nil }
    behavior.action = numbers.chance(60) ? { [weak self] in self?.interfereInside() } : nil
    behaviors.append(track(behavior))
    for _ in 0..<3 { change(behavior) }
    return behavior
  }

  private func bareBehavior() -> UIDynamicBehavior? {
    switch numbers.below(9) {
    case 0: return UIGravityBehavior(items: some())
    case 1, 2:
      let collision = UICollisionBehavior(items: some())
      collision.collisionDelegate = self
      collision.translatesReferenceBoundsIntoBoundary = true
      return collision
    case 3:
      return UIPushBehavior(items: some(), mode: numbers.chance(50) ? .continuous : .instantaneous)
    case 4: return UIDynamicItemBehavior(items: some())
    case 5:
      return numbers.pick(items).map { UISnapBehavior(item: $0, snapTo: numbers.point()) }
    case 6: return makeAttachment()
    case 7:
      let field = makeField()
      for item in some() { field.addItem(item) }
      return field
    default:
      let composite = UIDynamicBehavior()
      for _ in 0..<numbers.below(4) {
        guard let child = numbers.chance(80) ? makeBehavior() : numbers.pick(behaviors) else {
          continue
        }
        let isTaken =
          child.dynamicAnimator != nil
          || behaviors.contains { $0.childBehaviors.contains(child) }
        if !isTaken || numbers.chance(2) { composite.addChildBehavior(child) }
      }
      return composite
    }
  }

  private func makeAttachment() -> UIAttachmentBehavior? {
    guard let one = numbers.pick(items), let other = numbers.pick(items) else { return nil }
    let point = numbers.point()
    switch numbers.below(7) {
    case 0:
      return UIAttachmentBehavior(
        item: one, offsetFromCenter: numbers.offset(), attachedToAnchor: point)
    case 1:
      return UIAttachmentBehavior(
        item: one, offsetFromCenter: numbers.offset(), attachedTo: other,
        offsetFromCenter: numbers.offset())
    case 2: return .fixedAttachment(with: one, attachedTo: other, attachmentAnchor: point)
    case 3: return .pinAttachment(with: one, attachedTo: other, attachmentAnchor: point)
    case 4:
      return .slidingAttachment(
        with: one, attachedTo: other, attachmentAnchor: point, axisOfTranslation: numbers.vector())
    case 5:
      return .slidingAttachment(
        with: one, attachmentAnchor: point, axisOfTranslation: numbers.vector())
    default:
      return .limitAttachment(
        with: one, offsetFromCenter: numbers.offset(), attachedTo: other,
        offsetFromCenter: numbers.offset())
    }
  }

  private func makeField() -> UIFieldBehavior {
    switch numbers.below(11) {
    case 0: return .dragField()
    case 1: return .vortexField()
    case 2: return .radialGravityField(position: numbers.point())
    case 3: return .linearGravityField(direction: numbers.vector())
    case 4: return .velocityField(direction: numbers.vector())
    case 5:
      return .noiseField(smoothness: numbers.number(0..<1), animationSpeed: numbers.number(0..<3))
    case 6:
      return .turbulenceField(
        smoothness: numbers.number(0..<1), animationSpeed: numbers.number(0..<3))
    case 7: return .springField()
    case 8: return .electricField()
    case 9: return .magneticField()
    default:
      return .field { [weak self] _, _, _, _, _, _ in
        self?.interfereInside()
        return self?.numbers.vector() ?? .zero
      }
    }
  }
}
