import UIKit

/// The values of new objects, spelled as in the list, by type and member.
@MainActor let publicDefaults: [String: @MainActor () -> String] = [
  "UIDynamicAnimator.referenceView": { text(UIDynamicAnimator().referenceView) },
  "UIDynamicAnimator.behaviors": { "\(UIDynamicAnimator().behaviors)" },
  "UIDynamicAnimator.items": {
    text(UIDynamicAnimator().items(in: CGRect(x: 0, y: 0, width: 9, height: 9)))
  },
  "UIDynamicAnimator.isRunning": { "\(UIDynamicAnimator().isRunning)" },
  "UIDynamicAnimator.elapsedTime": { text(UIDynamicAnimator().elapsedTime) },
  "UIDynamicAnimator.delegate": { text(UIDynamicAnimator().delegate) },
  "UIDynamicAnimator.layoutAttributesForCell": {
    text(UIDynamicAnimator().layoutAttributesForCell(at: IndexPath(indexes: [0, 0])))
  },
  "UIDynamicAnimator.layoutAttributesForSupplementaryView": {
    text(
      UIDynamicAnimator().layoutAttributesForSupplementaryView(
        ofKind: "header", at: IndexPath(indexes: [0, 0])))
  },
  "UIDynamicAnimator.layoutAttributesForDecorationView": {
    text(
      UIDynamicAnimator().layoutAttributesForDecorationView(
        ofKind: "line", at: IndexPath(indexes: [0, 0])))
  },

  "UIDynamicItem.collisionBoundsType": { "\(Particle(x: 0, y: 0).collisionBoundsType)" },
  "UIView.collisionBoundsType": { "\(UIView().collisionBoundsType)" },
  "UIDynamicItemCollisionBoundsType.rectangle": {
    "\(UIDynamicItemCollisionBoundsType.rectangle.rawValue)"
  },
  "UIDynamicItemCollisionBoundsType.ellipse": {
    "\(UIDynamicItemCollisionBoundsType.ellipse.rawValue)"
  },
  "UIDynamicItemCollisionBoundsType.path": { "\(UIDynamicItemCollisionBoundsType.path.rawValue)" },

  "UIDynamicItemGroup.items": { text(UIDynamicItemGroup(items: []).items) },
  "UIDynamicItemGroup.center": { text(UIDynamicItemGroup(items: []).center) },
  "UIDynamicItemGroup.bounds": { text(UIDynamicItemGroup(items: []).bounds) },
  "UIDynamicItemGroup.transform": { text(UIDynamicItemGroup(items: []).transform) },

  "UIDynamicBehavior.childBehaviors": { "\(UIDynamicBehavior().childBehaviors)" },
  "UIDynamicBehavior.action": { UIDynamicBehavior().action == nil ? "nil" : "a closure" },
  "UIDynamicBehavior.dynamicAnimator": { text(UIDynamicBehavior().dynamicAnimator) },

  "UIGravityBehavior.items": { text(UIGravityBehavior(items: []).items) },
  "UIGravityBehavior.gravityDirection": { text(UIGravityBehavior(items: []).gravityDirection) },
  "UIGravityBehavior.angle": { text(UIGravityBehavior(items: []).angle) },
  "UIGravityBehavior.magnitude": { text(UIGravityBehavior(items: []).magnitude) },

  "UICollisionBehavior.items": { text(UICollisionBehavior(items: []).items) },
  "UICollisionBehavior.collisionMode": {
    "\(UICollisionBehavior(items: []).collisionMode.rawValue)"
  },
  "UICollisionBehavior.translatesReferenceBoundsIntoBoundary": {
    "\(UICollisionBehavior(items: []).translatesReferenceBoundsIntoBoundary)"
  },
  "UICollisionBehavior.boundary": {
    text(UICollisionBehavior(items: []).boundary(withIdentifier: "wall" as NSCopying))
  },
  "UICollisionBehavior.boundaryIdentifiers": {
    UICollisionBehavior(items: []).boundaryIdentifiers.map { "\($0)" } ?? "nil"
  },
  "UICollisionBehavior.collisionDelegate": {
    text(UICollisionBehavior(items: []).collisionDelegate)
  },
  "UICollisionBehavior.Mode.items": { "\(UICollisionBehavior.Mode.items.rawValue)" },
  "UICollisionBehavior.Mode.boundaries": { "\(UICollisionBehavior.Mode.boundaries.rawValue)" },
  "UICollisionBehavior.Mode.everything": { "\(UICollisionBehavior.Mode.everything.rawValue)" },

  "UIAttachmentBehavior.items": { attachment.items.count == 1 ? "[item]" : "others" },
  "UIAttachmentBehavior.attachedBehaviorType": { "\(itemAttachment.attachedBehaviorType)" },
  "UIAttachmentBehavior.anchorPoint": { text(attachment.anchorPoint) },
  "UIAttachmentBehavior.length": { text(attachment.length) },
  "UIAttachmentBehavior.damping": { text(attachment.damping) },
  "UIAttachmentBehavior.frequency": { text(attachment.frequency) },
  "UIAttachmentBehavior.frictionTorque": { text(attachment.frictionTorque) },
  "UIAttachmentBehavior.attachmentRange": {
    attachments.map { "\($0) \(text($1.attachmentRange))" }.joined(separator: ", ")
  },
  "UIAttachmentBehavior.AttachmentType.items": {
    "\(UIAttachmentBehavior.AttachmentType.items.rawValue)"
  },
  "UIAttachmentBehavior.AttachmentType.anchor": {
    "\(UIAttachmentBehavior.AttachmentType.anchor.rawValue)"
  },

  "UIFloatRange.minimum": { text(UIFloatRange().minimum) },
  "UIFloatRange.maximum": { text(UIFloatRange().maximum) },
  "UIFloatRange.zero": { text(UIFloatRange.zero) },
  "UIFloatRange.infinite": { text(UIFloatRange.infinite) },
  "UIFloatRange.isInfinite": { "\(UIFloatRange().isInfinite)" },

  "UISnapBehavior.snapPoint": { text(snap.snapPoint) },
  "UISnapBehavior.damping": { text(snap.damping) },

  "UIPushBehavior.items": { text(push.items) },
  "UIPushBehavior.mode": { "\(push.mode)" },
  "UIPushBehavior.targetOffsetFromCenter": {
    text(push.targetOffsetFromCenter(for: Particle(x: 0, y: 0)))
  },
  "UIPushBehavior.active": { "\(push.active)" },
  "UIPushBehavior.pushDirection": { text(push.pushDirection) },
  "UIPushBehavior.angle": { text(push.angle) },
  "UIPushBehavior.magnitude": { text(push.magnitude) },
  "UIPushBehavior.Mode.continuous": { "\(UIPushBehavior.Mode.continuous.rawValue)" },
  "UIPushBehavior.Mode.instantaneous": { "\(UIPushBehavior.Mode.instantaneous.rawValue)" },

  "UIDynamicItemBehavior.items": { text(material.items) },
  "UIDynamicItemBehavior.elasticity": { text(material.elasticity) },
  "UIDynamicItemBehavior.friction": { text(material.friction) },
  "UIDynamicItemBehavior.density": { text(material.density) },
  "UIDynamicItemBehavior.resistance": { text(material.resistance) },
  "UIDynamicItemBehavior.angularResistance": { text(material.angularResistance) },
  "UIDynamicItemBehavior.charge": { text(material.charge) },
  "UIDynamicItemBehavior.isAnchored": { "\(material.isAnchored)" },
  "UIDynamicItemBehavior.allowsRotation": { "\(material.allowsRotation)" },
  "UIDynamicItemBehavior.linearVelocity": {
    text(material.linearVelocity(for: Particle(x: 0, y: 0)))
  },
  "UIDynamicItemBehavior.angularVelocity": {
    text(material.angularVelocity(for: Particle(x: 0, y: 0)))
  },

  "UIFieldBehavior.items": { text(UIFieldBehavior.dragField().items) },
  "UIFieldBehavior.position": {
    exceptions(to: "(0, 0)", of: \.position, text)
  },
  "UIFieldBehavior.region": {
    UIFieldBehavior.dragField().region.contains(CGPoint(x: 1e9, y: -1e9)) ? "infinite" : "less"
  },
  "UIFieldBehavior.strength": { exceptions(to: "1", of: \.strength, text) },
  "UIFieldBehavior.falloff": { byKind(\.falloff) },
  "UIFieldBehavior.minimumRadius": { exceptions(to: "0.00305175781", of: \.minimumRadius, text) },
  "UIFieldBehavior.direction": { exceptions(to: "(0, 0)", of: \.direction, text) },
  "UIFieldBehavior.smoothness": { byKind(\.smoothness) },
  "UIFieldBehavior.animationSpeed": { byKind(\.animationSpeed) },

  "UIRegion.contains": { "\(UIRegion(radius: 1).contains(.zero))" },
]

// MARK: New objects

@MainActor private var attachment: UIAttachmentBehavior {
  UIAttachmentBehavior(item: Particle(x: 0, y: 0), attachedToAnchor: CGPoint(x: 30, y: 40))
}

@MainActor private var itemAttachment: UIAttachmentBehavior {
  UIAttachmentBehavior(item: Particle(x: 0, y: 0), attachedTo: Particle(x: 0, y: 0))
}

@MainActor private var attachments: [(String, UIAttachmentBehavior)] {
  let one = Particle(x: 0, y: 0)
  let other = Particle(x: 0, y: 0)
  return [
    ("fixed", .fixedAttachment(with: one, attachedTo: other, attachmentAnchor: .zero)),
    ("pin", .pinAttachment(with: one, attachedTo: other, attachmentAnchor: .zero)),
    (
      "sliding",
      .slidingAttachment(
        with: one, attachedTo: other, attachmentAnchor: .zero,
        axisOfTranslation: CGVector(dx: 1, dy: 0))
    ),
    (
      "limit",
      .limitAttachment(
        with: one, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
    ),
  ]
}

@MainActor private var snap: UISnapBehavior {
  UISnapBehavior(item: Particle(x: 0, y: 0), snapTo: CGPoint(x: 30, y: 40))
}

@MainActor private var push: UIPushBehavior { UIPushBehavior(items: [], mode: .continuous) }

@MainActor private var material: UIDynamicItemBehavior { UIDynamicItemBehavior(items: []) }

@MainActor private var fields: [(name: String, field: UIFieldBehavior)] {
  let direction = CGVector(dx: 3, dy: 4)
  return [
    ("drag", .dragField()), ("vortex", .vortexField()),
    ("radial", .radialGravityField(position: CGPoint(x: 30, y: 40))),
    ("linear", .linearGravityField(direction: direction)),
    ("velocity", .velocityField(direction: direction)),
    ("noise", .noiseField(smoothness: 0.25, animationSpeed: 0.5)),
    ("turbulence", .turbulenceField(smoothness: 0.25, animationSpeed: 0.5)),
    ("spring", .springField()), ("electric", .electricField()), ("magnetic", .magneticField()),
    ("block", .field(evaluationBlock: { _, _, _, _, _, _ in .zero })),
  ]
}

/// Returns the value for every kind of field.
@MainActor private func byKind(_ property: KeyPath<UIFieldBehavior, CGFloat>) -> String {
  fields.map { "\($0.name) \(text($0.field[keyPath: property]))" }.joined(separator: ", ")
}

/// Returns the value of most fields, and of those that differ.
@MainActor private func exceptions<Value>(
  to common: String, of property: KeyPath<UIFieldBehavior, Value>, _ text: (Value) -> String
) -> String {
  let others = fields.filter { text($0.field[keyPath: property]) != common }
  return ([common] + others.map { "\($0.name) \(text($0.field[keyPath: property]))" })
    .joined(separator: ", ")
}

// MARK: Words

/// Returns a number with nine digits, which identify one of single precision.
private func text(_ number: CGFloat) -> String { String(format: "%.9g", Double(number)) }
private func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }
private func text(_ vector: CGVector) -> String { "(\(text(vector.dx)), \(text(vector.dy)))" }
private func text(_ offset: UIOffset) -> String {
  "(\(text(offset.horizontal)), \(text(offset.vertical)))"
}
private func text(_ rect: CGRect) -> String {
  "(\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height)))"
}
private func text(_ t: CGAffineTransform) -> String {
  "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { text($0) }.joined(separator: ", ") + "]"
}
private func text(_ range: UIFloatRange) -> String {
  "\(text(range.minimum))...\(text(range.maximum))"
}
private func text(_ items: [any UIDynamicItem]) -> String {
  items.isEmpty ? "[]" : "\(items.count) items"
}
private func text(_ object: AnyObject?) -> String { object == nil ? "nil" : "an object" }
