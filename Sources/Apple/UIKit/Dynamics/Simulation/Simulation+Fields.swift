import Physics

extension Simulation {
  /// The most fields: Apple's animator has one bit for each.
  private static let largestFieldCount = 32

  /// Lets a field act; stops with Apple's sentence if there are too many.
  func add(_ field: UIFieldBehavior) {
    guard fields.count < Self.largestFieldCount else {
      raise(
        name: "Invalid Association", "UIDynamicAnimator supports a maximum of 32 distinct fields")
    }
    fields.append(field)
    world.willStep = { [weak self] world in self?.applyFields(beforeStepOf: world) }
  }

  /// Lets a field no longer act.
  func remove(_ field: UIFieldBehavior) {
    fields.removeAll { $0 === field }
    if fields.isEmpty { world.willStep = nil }
  }

  /// Changes the items' velocities by the fields on them, before a sub-step.
  private func applyFields(beforeStepOf world: Physics.World) {
    let substep = Double(Physics.World.substep)
    let time = Double(world.substeps + 1) * substep
    for itemBody in itemBodies where !itemBody.fields.isEmpty && itemBody.body.isDynamic {
      apply(itemBody.fields, to: itemBody, at: time, substep: substep)
    }
  }

  private func apply(
    _ fields: [UIFieldBehavior], to itemBody: ItemBody, at time: Double, substep: Double
  ) {
    let body = itemBody.body
    let place = body.position
    let velocity = body.velocity
    let mass = body.mass
    itemBody.suspendGravity(false)
    var force = CGVector.zero
    var isInField = false
    var replacement: CGVector?
    for field in fields {
      let origin = field.position
      let offset = CGVector(dx: (place.x - origin.x) / 100, dy: (place.y - origin.y) / 100)
      guard field.contains(offset) else { continue }
      isInField = true
      if case .velocity = field.kind {
        if field.strength != 0 { replacement = replacement ?? field.direction }
        continue
      }
      let part = field.force(
        FieldSample(
          position: offset, velocity: velocity.scaled(by: 0.01), mass: mass,
          charge: itemBody.material.charge, time: time))
      force = CGVector(dx: force.dx + part.dx, dy: force.dy + part.dy)
    }
    guard isInField else { return }
    checked { () throws(PhysicsError) in
      if let replacement {
        // Box2D adds the push of this step when it integrates, so take it out beforehand.
        itemBody.suspendGravity(true)
        let push = itemBody.pushForce.scaled(by: CGFloat(substep) / mass)
        try body.setVelocity(
          CGVector(dx: replacement.dx - push.dx, dy: replacement.dy - push.dy).scaled(by: 100))
      } else {
        let change = force.scaled(by: 100 * CGFloat(substep) / mass)
        try body.setVelocity(
          CGVector(dx: velocity.dx + change.dx, dy: velocity.dy + change.dy))
      }
      body.wake()
    }
  }
}
