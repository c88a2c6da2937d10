import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct FieldTests {
  /// Returns the acceleration of an item of 100×100 points at (300, 400).
  ///
  /// It is the velocity after one sub-step, times 120.
  private func acceleration(
    in field: UIFieldBehavior, density: CGFloat = 1, charge: CGFloat = 0,
    velocity: CGPoint = .zero
  ) -> CGPoint {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 300, y: 400)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 0
    properties.density = density
    properties.charge = charge
    properties.addLinearVelocity(velocity, for: item)
    field.addItem(item)
    animator.addBehavior(properties)
    animator.addBehavior(field)
    stage.run()
    let after = properties.linearVelocity(for: item)
    return CGPoint(x: (after.x - velocity.x) * 120, y: (after.y - velocity.y) * 120)
  }

  private func expect(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat, _ tolerance: CGFloat = 2e-2) {
    #expect(abs(a.x - x) < tolerance && abs(a.y - y) < tolerance)  // pt/s²
  }

  @Test func `a field that keeps another one in a property is made by the class methods too`() {
    final class Pair: UIFieldBehavior {
      let other = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    }
    _ = TestStage()
    let pair = Pair.radialGravityField(position: CGPoint(x: 300, y: 400))
    #expect(
      pair.position == CGPoint(x: 300, y: 400) && pair.other.direction == CGVector(dx: 0, dy: 1))
    #expect(pair.falloff == UIFieldBehavior.radialGravityField(position: .zero).falloff)
  }

  @Test func `linear gravity is the same for all masses`() {
    for density in [1.0, 3] {
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 3, dy: 4))
      expect(acceleration(in: field, density: density), 300, 400)
    }
  }

  @Test func `radial gravity pulls by the square of the distance`() {
    for density in [1.0, 3] {
      let field = UIFieldBehavior.radialGravityField(position: .zero)
      expect(acceleration(in: field, density: density), -2.4, -3.2)
    }
  }

  @Test func `a spring field pulls by the distance and less the heavier an item is`() {
    expect(acceleration(in: .springField()), -300, -400)
    expect(acceleration(in: .springField(), density: 3), -100, -133.3333)
  }

  @Test func `an electric field pushes by charge`() {
    expect(acceleration(in: .electricField(), charge: 2), 24, 32)
    expect(acceleration(in: .electricField()), 0, 0)
  }

  @Test func `a magnetic field turns what moves and has any charge`() {
    for charge in [1.0, -7] {
      expect(
        acceleration(in: .magneticField(), charge: charge, velocity: CGPoint(x: 100, y: 0)), 0, -20)
    }
    expect(acceleration(in: .magneticField(), velocity: CGPoint(x: 100, y: 0)), 0, 0)
  }

  @Test func `a vortex turns items by the square of their mass`() {
    expect(acceleration(in: .vortexField()), -80, 60)
    expect(acceleration(in: .vortexField(), density: 3), -8.889, 6.667)
  }

  @Test func `drag grows with the square of the speed against its direction`() {
    let field = UIFieldBehavior.dragField()
    expect(acceleration(in: field, velocity: CGPoint(x: 300, y: 400)), -1500, -2000, 0.1)
    let wind = UIFieldBehavior.dragField()
    wind.direction = CGVector(dx: 1, dy: 0)
    expect(acceleration(in: wind), 100, 0)
  }

  @Test func `a velocity field replaces the velocity and only damping is left`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 30, dy: 40))
    field.addItem(item)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 50, dy: 0)
    let properties = UIDynamicItemBehavior(items: [item])
    for behavior in [properties, field, UIGravityBehavior(items: [item]), push] {
      animator.addBehavior(behavior)
    }
    stage.run()
    // Measured: 3000 pt/s at resistance 0.1 reads 2997.50195.
    #expect(abs(properties.linearVelocity(for: item).x - 2997.50195) < 1e-2)
    #expect(abs(properties.linearVelocity(for: item).y - 2997.50195 * 4 / 3) < 1e-2)
    animator.removeBehavior(field)
    animator.removeBehavior(push)
    let y = properties.linearVelocity(for: item).y
    stage.run()
    #expect(properties.linearVelocity(for: item).y > y)
  }

  @Test func `a field of one's own gives a force in newtons`() {
    var seen: [(CGPoint, CGVector, CGFloat, CGFloat, TimeInterval)] = []
    let field = UIFieldBehavior.field { _, position, velocity, mass, charge, time in
      seen.append((position, velocity, mass, charge, time))
      return CGVector(dx: 1, dy: 0)
    }
    field.position = CGPoint(x: 100, y: 100)
    expect(
      acceleration(in: field, density: 2, charge: 5, velocity: CGPoint(x: 100, y: 0)), 50, 0)
    #expect(seen.count == 1)
    let sample = seen[0]
    #expect(abs(sample.0.x - 200) < 1e-3 && abs(sample.0.y - 300) < 1e-3)
    #expect(abs(sample.1.dx - 1) < 1e-5)
    #expect(abs(sample.2 - 2) < 1e-5 && sample.3 == 5)
    #expect(abs(sample.4 - 1.0 / 120) < 1e-9)
  }

  @Test func `no strength is no field`() {
    for field in [
      UIFieldBehavior.springField(), .vortexField(), .electricField(),
      .linearGravityField(direction: CGVector(dx: 1, dy: 0)),
      .field { _, _, _, _, _, _ in CGVector(dx: 1, dy: 0) },
    ] {
      field.strength = 0
      expect(acceleration(in: field, charge: 1), 0, 0, 1e-9)
    }
  }

  @Test func `a field ends with its region`() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 3, dy: 4))
    field.region = UIRegion(radius: 499)
    expect(acceleration(in: field), 0, 0, 1e-9)
    field.position = CGPoint(x: 10, y: 0)
    let inside = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 3, dy: 4))
    inside.region = UIRegion(radius: 501)
    expect(acceleration(in: inside), 300, 400)
  }

  @Test func `fields add up and act on their own items only`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 0, y: 0)
    let other = Particle(x: 0, y: 0)
    let properties = UIDynamicItemBehavior(items: [item, other])
    properties.resistance = 0
    animator.addBehavior(properties)
    for direction in [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 2)] {
      let field = UIFieldBehavior.linearGravityField(direction: direction)
      field.addItem(item)
      animator.addBehavior(field)
    }
    stage.run()
    let velocity = properties.linearVelocity(for: item)
    #expect(abs(velocity.x - 100.0 / 120) < 1e-4 && abs(velocity.y - 200.0 / 120) < 1e-4)
    #expect(properties.linearVelocity(for: other) == .zero)
  }

  /// The places after sixty frames, measured on Apple's engine.
  ///
  /// Tolerance: 1e-2 pt.
  ///
  /// Source: docs/measurements.md, “Fields”.
  @Test func `sixty frames in a field end where they end on Apple's engine`() {
    func end(_ field: UIFieldBehavior) -> CGPoint {
      let stage = TestStage()
      let animator = UIDynamicAnimator()
      let item = Particle(x: 300, y: 400)
      let properties = UIDynamicItemBehavior(items: [item])
      properties.resistance = 0
      field.addItem(item)
      animator.addBehavior(properties)
      animator.addBehavior(field)
      stage.run(frames: 60)
      return item.center
    }
    let linear = end(.linearGravityField(direction: CGVector(dx: 3, dy: 4)))
    #expect(abs(linear.x - 448.7500) < 1e-2 && abs(linear.y - 598.3333) < 1e-2)
    let spring = UIFieldBehavior.springField()
    spring.strength = 4
    spring.position = CGPoint(x: 250, y: 350)
    let sprung = end(spring)
    #expect(abs(sprung.x - 229.5706) < 1e-2 && abs(sprung.y - 329.5706) < 1e-2)
  }

  @Test func `noise moves what rests, the same on every run, and turbulence does not`() {
    func end(_ field: UIFieldBehavior) -> CGPoint {
      let stage = TestStage()
      let animator = UIDynamicAnimator()
      let item = Particle(x: 310, y: 420)
      field.addItem(item)
      animator.addBehavior(field)
      stage.run(frames: 30)
      return item.center
    }
    let noise = end(.noiseField(smoothness: 0.5, animationSpeed: 1))
    #expect(hypot(noise.x - 310, noise.y - 420) > 0.1)
    #expect(noise == end(.noiseField(smoothness: 0.5, animationSpeed: 1)))
    #expect(noise != end(.noiseField(smoothness: 0.9, animationSpeed: 1)))
    let turbulence = end(.turbulenceField(smoothness: 0.5, animationSpeed: 1))
    #expect(hypot(turbulence.x - 310, turbulence.y - 420) < 1e-3)
  }

  @Test func `the defaults are those measured on Apple's engine`() {
    let falloffs: [(UIFieldBehavior, CGFloat)] = [
      (.dragField(), 0), (.vortexField(), 0), (.radialGravityField(position: .zero), 2),
      (.linearGravityField(direction: .zero), 0), (.velocityField(direction: .zero), 0),
      (.noiseField(smoothness: 0, animationSpeed: 0), 0),
      (.turbulenceField(smoothness: 0, animationSpeed: 0), 0), (.springField(), -1),
      (.electricField(), 1), (.magneticField(), 1),
    ]
    for (field, falloff) in falloffs {
      #expect(field.falloff == falloff)
      #expect(field.strength == 1)
      #expect(abs(field.minimumRadius - 0.00305175781) < 1e-11)
      #expect(field.position == .zero)
      #expect(field.region.contains(CGPoint(x: 1e9, y: -1e9)))
      field.smoothness = 0.5
      field.animationSpeed = 2
      #expect(field.smoothness == (field.kind.isNoisy ? 0.5 : 0))
      #expect(field.animationSpeed == (field.kind.isNoisy ? 2 : 0))
    }
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 30, y: 1.25)
    #expect(abs(field.position.x - 29.9999982) < 1e-6)
    #expect(abs(field.position.y - 1.24999988) < 1e-7)
  }

  /// Gustavson's kernel of radius² 0.6 jumps a little where cells meet, so a few points may differ.
  @Test func `the gradient of the noise is the slope of its value`() {
    var matches = 0
    for index in 0..<200 {
      let x = Double(index) * 0.37 - 20
      let y = Double(index) * 0.73 - 50
      let angle = Double(index) * 0.1
      let step = 1e-6
      let here = FlowNoise.sample(x: x, y: y, z: 0.3, angle: angle)
      let right = FlowNoise.sample(x: x + step, y: y, z: 0.3, angle: angle)
      let below = FlowNoise.sample(x: x, y: y + step, z: 0.3, angle: angle)
      #expect(abs(right.value - here.value) < 1e-3 && abs(below.value - here.value) < 1e-3)
      #expect(abs(here.value) < 1.5)
      if abs((right.value - here.value) / step - here.dx) < 1e-3,
        abs((below.value - here.value) / step - here.dy) < 1e-3
      {
        matches += 1
      }
    }
    #expect(matches >= 190)
  }
}
