import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// The motion of a kilogram in a field, one sub-step at a time, by the fields' formulas.
///
/// It is semi-implicit Euler in double precision.
///
/// Source: docs/measurements.md, “Fields”.
///
/// Units: metres of 100 points, seconds, newtons.
private struct FieldCourse {
  var p: CGVector
  var v: CGVector
  private var substeps = 0
  /// Returns the force for a place, a velocity and the time at the end of the sub-step.
  private let force: (CGVector, CGVector, Double) -> CGVector

  init(
    p: CGVector, v: CGVector, force: @escaping (CGVector, CGVector, Double) -> CGVector
  ) {
    self.p = p
    self.v = v
    self.force = force
  }

  mutating func showFrame() {
    let h = 1.0 / 120
    for _ in 0..<(substeps == 0 ? 1 : 2) {
      substeps += 1
      let f = force(p, v, Double(substeps) * h)
      v = CGVector(dx: v.dx + h * f.dx, dy: v.dy + h * f.dy)
      p = CGVector(dx: p.dx + h * v.dx, dy: p.dy + h * v.dy)
    }
  }
}

/// Sixty frames of an item of 100×100 points at (300, 400), without resistance and of charge 2.
@MainActor
@Suite struct FieldCourseTests {
  private func follow(
    _ field: UIFieldBehavior, from velocity: CGPoint = .zero,
    by force: @escaping (_ p: CGVector, _ v: CGVector, _ time: Double) -> CGVector
  ) {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 300, y: 400)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 0
    properties.charge = 2
    properties.addLinearVelocity(velocity, for: item)
    field.addItem(item)
    animator.addBehavior(properties)
    animator.addBehavior(field)
    let origin = field.position
    var course = FieldCourse(
      p: CGVector(dx: 3 - origin.x / 100, dy: 4 - origin.y / 100),
      v: CGVector(dx: velocity.x / 100, dy: velocity.y / 100), force: force)
    var farthest: CGFloat = 0
    for _ in 1...60 {
      stage.run()
      course.showFrame()
      farthest = max(
        farthest,
        hypot(
          item.center.x - origin.x - 100 * course.p.dx, item.center.y - origin.y - 100 * course.p.dy
        ))
    }
    #expect(farthest < 1e-2)  // pt
    #expect(hypot(item.center.x - 300, item.center.y - 400) > 10, "the field has done nothing")
  }

  private func length(_ v: CGVector) -> CGFloat { hypot(v.dx, v.dy) }

  @Test func `linear gravity`() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: -2))
    field.strength = 3
    follow(field) { _, _, _ in CGVector(dx: 3, dy: -6) }
  }

  @Test func `linear gravity that falls off with the distance`() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.strength = 20
    field.falloff = 1.5
    follow(field) { p, _, _ in CGVector(dx: 20 * pow(length(p), -1.5), dy: 0) }
  }

  @Test func `radial gravity`() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 200))
    field.strength = 40
    follow(field, from: CGPoint(x: 200, y: -200)) { p, _, _ in
      p.scaled(by: -40 * pow(length(p), -3))
    }
  }

  /// Within the least radius an item is pulled as if it were that far away.
  @Test func `radial gravity within its least radius`() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 300, y: 350))
    field.strength = 10
    field.minimumRadius = 200
    follow(field) { p, _, _ in
      p.scaled(by: -10 * pow(max(length(p), 2), -2) / length(p))
    }
  }

  @Test func `a spring`() {
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 200, y: 500)
    field.strength = 6
    follow(field) { p, _, _ in p.scaled(by: -6) }
  }

  @Test func `an electric field`() {
    let field = UIFieldBehavior.electricField()
    field.strength = 3
    follow(field) { p, _, _ in p.scaled(by: 6 * pow(length(p), -2)) }
  }

  @Test func `a magnetic field`() {
    let field = UIFieldBehavior.magneticField()
    field.strength = 20
    follow(field, from: CGPoint(x: 300, y: 0)) { p, v, _ in
      CGVector(dx: v.dy, dy: -v.dx).scaled(by: 20 / length(p))
    }
  }

  @Test func `a vortex`() {
    let field = UIFieldBehavior.vortexField()
    field.strength = 2
    follow(field) { p, _, _ in CGVector(dx: -p.dy, dy: p.dx).scaled(by: 2 / length(p)) }
  }

  @Test func `drag in a wind`() {
    let field = UIFieldBehavior.dragField()
    field.strength = 0.5
    field.direction = CGVector(dx: 1, dy: 0)
    follow(field, from: CGPoint(x: 300, y: 400)) { _, v, _ in
      let against = CGVector(dx: v.dx - 1, dy: v.dy)
      return against.scaled(by: -0.5 * length(against))
    }
  }

  @Test func `a velocity field`() {
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 1, dy: -2))
    follow(field, from: CGPoint(x: 300, y: 400)) { _, v, _ in
      CGVector(dx: 1 - v.dx, dy: -2 - v.dy).scaled(by: 120)
    }
  }

  @Test func `noise`() {
    let field = UIFieldBehavior.noiseField(smoothness: 0.4, animationSpeed: 0.7)
    field.strength = 5
    follow(field) { p, _, time in noise(p, time).scaled(by: 5) }
  }

  @Test func `turbulence`() {
    let field = UIFieldBehavior.turbulenceField(smoothness: 0.4, animationSpeed: 0.7)
    field.strength = 0.5
    follow(field, from: CGPoint(x: 150, y: 50)) { p, v, time in
      noise(p, time).scaled(by: 0.5 * (v.dx * v.dx + v.dy * v.dy))
    }
  }

  @Test func `a field of one's own`() {
    let field = UIFieldBehavior.field { _, position, velocity, _, charge, time in
      CGVector(dx: charge * position.x / 100 - velocity.dy, dy: velocity.dx + time)
    }
    field.strength = 7
    follow(field) { p, v, time in CGVector(dx: 2 * p.dx - v.dy, dy: v.dx + time) }
  }

  /// The noise field's force, for a smoothness of 0.4 and an animation speed of 0.7.
  private func noise(_ p: CGVector, _ time: Double) -> CGVector {
    let turn = 0.7 * time
    let frequency = 1.25 / (0.4 + 0.0833333358) - 1
    let sample = FlowNoise.sample(
      x: frequency * (p.dx + turn), y: frequency * (p.dy + turn), z: frequency * turn, angle: turn)
    return CGVector(dx: sample.value * sample.dx, dy: sample.value * sample.dy)
  }

  /// Values of another program made from the same papers, which orders an offset's axes by size.
  @Test(arguments: [
    (0.3, 0.7, 0.2, 0.0, -0.5047598749, -1.9030631706, 1.1188767150),
    (1.9, -2.4, 0.55, 0.8, 0.4711662294, -1.1604776895, 0.9970276280),
    (-7.25, 3.5, 1.1, 2.5, 0.2571952749, 0.2327797953, 2.5833471559),
    (12.6, 40.1, 5.3, 5.3, 0.1624975981, -0.2518495995, 2.9815775128),
    (100.2, -300.7, 64.4, 10.0, -0.4073409641, 0.6041935794, -1.4062890859),
    (0.05, 0.02, 0.9, 1.0, 0.1755636954, 0.0026672416, 1.2030421847),
  ])
  func `the noise is Gustavson's with turning gradients`(
    x: Double, y: Double, z: Double, angle: Double, value: Double, dx: Double, dy: Double
  ) {
    let sample = FlowNoise.sample(x: x, y: y, z: z, angle: angle)
    #expect(abs(sample.value - value) < 1e-9)
    #expect(abs(sample.dx - dx) < 1e-9 && abs(sample.dy - dy) < 1e-9)
  }
}
