import Physics

extension Simulation {
  /// Wakes an item.
  func wake(_ item: any UIDynamicItem) { itemBody(of: item)?.body.wake() }

  /// Keeps a fast item of gravity or pushes from passing through others.
  ///
  /// It meets items that are round or have a skin. Boxes have none, as on Apple's engine, so a box
  /// may pass through a box at thousands of points a second. Boundaries stop all items.
  func makeBullet(_ item: any UIDynamicItem) { itemBody(of: item)?.body.setBullet(true) }

  /// Returns an item's velocity; zero if it is not in the simulation.
  ///
  /// *Units*: points per second.
  func velocity(of item: any UIDynamicItem) -> CGVector {
    itemBody(of: item)?.body.velocity ?? .zero
  }

  /// Returns an item's angular velocity; zero if it is not in the simulation.
  ///
  /// *Units*: radians per second.
  func angularVelocity(of item: any UIDynamicItem) -> CGFloat {
    itemBody(of: item)?.body.angularVelocity ?? 0
  }

  /// Adds to an item's velocity, and wakes it.
  ///
  /// *Units*: points per second.
  func addVelocity(_ velocity: CGVector, to item: any UIDynamicItem) {
    act(on: item) { body throws(PhysicsError) in
      let sum = CGVector(
        dx: body.velocity.dx + velocity.dx, dy: body.velocity.dy + velocity.dy)
      try body.setVelocity(sum)
      body.wake()
    }
  }

  /// Adds to an item's angular velocity, and wakes it.
  ///
  /// *Units*: radians per second.
  func addAngularVelocity(_ velocity: CGFloat, to item: any UIDynamicItem) {
    act(on: item) { body throws(PhysicsError) in
      try body.setAngularVelocity(body.angularVelocity + velocity)
      body.wake()
    }
  }

  /// Applies a force to an item during the next step.
  ///
  /// *Units*: newtons; the offset is in points from the item's centre and does not turn with it.
  func applyForce(_ force: CGVector, to item: any UIDynamicItem, offset: UIOffset) {
    guard let itemBody = itemBody(of: item) else { return }
    itemBody.pushForce = CGVector(
      dx: itemBody.pushForce.dx + force.dx, dy: itemBody.pushForce.dy + force.dy)
    act(on: item) { body throws(PhysicsError) in
      try body.applyForce(force, at: body.position.offset(by: offset))
    }
  }

  /// Applies an impulse to an item.
  ///
  /// *Units*: newton seconds; the offset is in points from the item's centre and does not turn with
  /// it.
  func applyImpulse(_ impulse: CGVector, to item: any UIDynamicItem, offset: UIOffset) {
    act(on: item) { body throws(PhysicsError) in
      try body.applyImpulse(impulse, at: body.position.offset(by: offset))
    }
  }

  private func act(
    on item: any UIDynamicItem, _ work: (Body) throws(PhysicsError) -> Void
  ) {
    guard let body = itemBody(of: item)?.body else { return }
    checked { () throws(PhysicsError) in try work(body) }
  }
}

extension CGPoint {
  /// Returns the point moved by an offset.
  func offset(by offset: UIOffset) -> CGPoint {
    CGPoint(x: x + offset.horizontal, y: y + offset.vertical)
  }
}
