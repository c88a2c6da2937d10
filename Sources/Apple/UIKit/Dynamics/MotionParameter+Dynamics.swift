extension MotionParameter {
  /// The strength of gravity, in 1000 pt/s².
  static let gravity = MotionParameter("UIGravityBehavior.magnitude")
  /// How fast springs between items and anchors oscillate, in hertz.
  static let attachmentFrequency = MotionParameter("UIAttachmentBehavior.frequency")
  /// The damping ratio of those springs.
  static let attachmentDamping = MotionParameter("UIAttachmentBehavior.damping")
  /// How far apart attachments hold what they tie, in points, where that was set.
  static let attachmentLength = MotionParameter("UIAttachmentBehavior.length")
  /// How much pins resist turning, in newton metres.
  static let frictionTorque = MotionParameter("UIAttachmentBehavior.frictionTorque")
  /// The damping ratio of snaps.
  static let snapDamping = MotionParameter("UISnapBehavior.damping")
  /// The strength of pushes.
  static let push = MotionParameter("UIPushBehavior.magnitude")
  /// The strength of fields.
  static let field = MotionParameter("UIFieldBehavior.strength")
  /// How much speed a bounce keeps.
  static let elasticity = MotionParameter("UIDynamicItemBehavior.elasticity")
  /// How much surfaces resist sliding.
  static let friction = MotionParameter("UIDynamicItemBehavior.friction")
  /// How strongly motion is slowed down, in 1/s.
  static let resistance = MotionParameter("UIDynamicItemBehavior.resistance")
  /// How strongly rotation is slowed down, in 1/s.
  static let angularResistance = MotionParameter("UIDynamicItemBehavior.angularResistance")
  /// How much items weigh for their size.
  static let density = MotionParameter("UIDynamicItemBehavior.density")
}

extension ItemMaterial {
  /// Changes the material where a tuning asks for that.
  ///
  /// - Parameter isDefault: whether no behaviour has set anything of it.
  /// - Returns: the material as the body has it.
  @MainActor
  func tuned(isDefault: Bool) -> ItemMaterial {
    let runtime = LayerRuntime.current
    guard runtime.tuning != nil else { return self }
    let standard = ItemMaterial()
    func scaled(_ path: KeyPath<ItemMaterial, CGFloat>, _ parameter: MotionParameter) -> CGFloat {
      let value = self[keyPath: path]
      return runtime.tuned(
        parameter, value, isDefault: isDefault || value == standard[keyPath: path])
    }
    var material = self
    material.elasticity = scaled(\.elasticity, .elasticity)
    material.friction = scaled(\.friction, .friction)
    material.resistance = scaled(\.resistance, .resistance)
    material.angularResistance = scaled(\.angularResistance, .angularResistance)
    material.density = scaled(\.density, .density)
    return material
  }
}
