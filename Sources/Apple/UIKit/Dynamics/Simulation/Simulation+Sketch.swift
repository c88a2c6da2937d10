import Physics

extension Simulation {
  /// The distance between the arrows of a field.
  ///
  /// *Units*: points.
  private static let fieldGrid: CGFloat = 32
  /// The length of an arrow for a newton on a kilogram, and the longest arrow.
  ///
  /// *Units*: points.
  private static let arrowLength: CGFloat = 8
  private static let longestArrow: CGFloat = 28
  /// The radius of the circle around the end of a rod.
  ///
  /// *Units*: points.
  private static let anchorRadius: CGFloat = 3
  /// The side of the square that stands for a body without a shape, such as an anchor.
  ///
  /// *Units*: points.
  private static let pointSize: CGFloat = 1

  /// How far an arrow shows a body to go.
  ///
  /// *Units*: seconds.
  private static let arrowDuration: CGFloat = 0.1
  /// The longest arrow of a velocity, and the shortest.
  ///
  /// *Units*: points.
  private static let velocityLengths: ClosedRange<CGFloat> = 3...80
  /// How long a contact is shown.
  ///
  /// *Units*: seconds.
  private static let contactDuration: TimeInterval = 0.25

  /// Draws the simulation as it is now.
  ///
  /// - Parameter isDetailed: whether velocities, contacts and gravity are drawn, too.
  /// - Returns: the outlines.
  func sketch(isDetailed: Bool) -> PhysicsSketch {
    var sketch = PhysicsSketch()
    let bodies = world.bodies
    for body in bodies { sketch.add(outline(of: body), to: kind(of: body)) }
    for body in bodies {
      // Draw each joint once: at its second body.
      for joint in body.joints where joint.bodyB === body { draw(joint, in: &sketch) }
    }
    for field in fields { draw(field, in: &sketch) }
    if isDetailed { addDetails(to: &sketch) }
    return sketch
  }

  private func addDetails(to sketch: inout PhysicsSketch) {
    for body in world.bodies where body.isDynamic && body.isAwake {
      let (velocity, place) = (body.velocity, body.position)
      let speed = hypot(velocity.dx, velocity.dy)
      let length = min(speed * Self.arrowDuration, Self.velocityLengths.upperBound)
      guard length >= Self.velocityLengths.lowerBound else { continue }
      let end = CGPoint(
        x: place.x + velocity.dx / speed * length, y: place.y + velocity.dy / speed * length)
      sketch.addArrow(from: place, to: end, kind: .velocity)
    }
    // Without bodies time stands still, and the last contact would stay for ever.
    for contact in recentContacts
    where hasBodies && elapsedTime - contact.time <= Self.contactDuration {
      sketch.addDot(contact.point, radius: 4, to: .contact)
    }
    let strength = hypot(gravity.dx, gravity.dy)
    if strength > 0, let bounds = space.bounds, bounds.width < 1e4 {
      let start = CGPoint(x: bounds.maxX - 20, y: bounds.minY + 36)
      let length = min(24 * strength / Self.gravityUnit, 48)
      sketch.addArrow(
        from: start,
        to: CGPoint(
          x: start.x + gravity.dx / strength * length, y: start.y + gravity.dy / strength * length),
        kind: .gravity)
    }
  }

  private func kind(of body: Body) -> PhysicsSketch.Kind {
    guard body.isDynamic else { return .still }
    return body.isAwake ? .awake : .asleep
  }

  private func outline(of body: Body) -> UIBezierPath {
    let path = UIBezierPath()
    for shape in body.shapes { path.append(outline(of: shape)) }
    if body.shapes.isEmpty {
      path.append(
        UIBezierPath(
          rect: CGRect(
            x: -Self.pointSize / 2, y: -Self.pointSize / 2, width: Self.pointSize,
            height: Self.pointSize)))
    }
    let (position, angle) = body.pose
    path.apply(
      CGAffineTransform(translationX: position.x, y: position.y).rotated(by: angle))
    return path
  }

  private func outline(of shape: Shape) -> UIBezierPath {
    switch shape {
    case .box(let size, let centre):
      return UIBezierPath(
        rect: CGRect(
          x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width,
          height: size.height))
    case .circle(let radius, let centre):
      let circle = UIBezierPath(
        arcCenter: centre, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      circle.move(to: centre)
      circle.addLine(to: CGPoint(x: centre.x + radius, y: centre.y))
      return circle
    case .convexPolygon(let corners):
      let polygon = UIBezierPath()
      guard let first = corners.first else { return polygon }
      polygon.move(to: first)
      for corner in corners.dropFirst() { polygon.addLine(to: corner) }
      polygon.close()
      return polygon
    case .lines(let lines):
      let path = UIBezierPath()
      for line in lines {
        path.move(to: line.start)
        path.addLine(to: line.end)
      }
      return path
    }
  }

  private func draw(_ joint: Joint, in sketch: inout PhysicsSketch) {
    if joint is DistanceJoint {
      sketch.addLine([joint.anchorA, joint.anchorB], to: .joint)
      for anchor in [joint.anchorA, joint.anchorB] {
        sketch.addDot(anchor, radius: Self.anchorRadius, to: .joint)
      }
    } else {
      sketch.addLine(
        [joint.bodyA.position, joint.anchorA, joint.anchorB, joint.bodyB.position], to: .joint)
    }
  }

  /// Draws a field as arrows of its force on a kilogram at rest.
  private func draw(_ field: UIFieldBehavior, in sketch: inout PhysicsSketch) {
    guard let bounds = space.bounds, bounds.width < 1e4, bounds.height < 1e4 else { return }
    for y in stride(from: bounds.minY + Self.fieldGrid / 2, to: bounds.maxY, by: Self.fieldGrid) {
      for x in stride(from: bounds.minX + Self.fieldGrid / 2, to: bounds.maxX, by: Self.fieldGrid) {
        let point = CGPoint(x: x, y: y)
        let force = field.force(onProbeAt: point, time: elapsedTime)
        let strength = hypot(force.dx, force.dy)
        guard strength > 0, strength.isFinite else { continue }
        let length = min(strength * Self.arrowLength, Self.longestArrow)
        let arrow = force.scaled(by: length / strength)
        sketch.addArrow(from: point, to: CGPoint(x: x + arrow.dx, y: y + arrow.dy))
      }
    }
  }
}

extension UIFieldBehavior {
  /// Returns the force of the field on a kilogram of charge 1 at rest; of a velocity field, its
  /// velocity.
  ///
  /// *Units*: points; newtons.
  fileprivate func force(onProbeAt point: CGPoint, time: TimeInterval) -> CGVector {
    let offset = CGVector(dx: (point.x - position.x) / 100, dy: (point.y - position.y) / 100)
    guard contains(offset) else { return .zero }
    if case .velocity = kind { return direction }
    return force(
      FieldSample(position: offset, velocity: .zero, mass: 1, charge: 1, time: time))
  }
}
