import Testing
import UIKit

/// Springs and snaps, against a solver of the tests' own.
@MainActor
@Suite struct SpringTests {
  private func follow(
    _ item: Particle, _ behavior: UIDynamicBehavior, frames: Int, by system: SpringSystem,
    changing change: (Int, inout SpringSystem) -> Void = { _, _ in }
  ) {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 0
    properties.angularResistance = 0
    animator.addBehavior(properties)
    animator.addBehavior(behavior)
    var system = system
    var farthest = 0.0
    var steepest = 0.0
    for frame in 1...frames {
      change(frame, &system)
      stage.run()
      for _ in 0..<(frame == 1 ? 1 : 2) { system.step() }
      let way = SIMD2(Double(item.center.x), Double(item.center.y)) - system.centre
      farthest = max(farthest, (way * way).sum().squareRoot())
      steepest = max(
        steepest, abs(Double(atan2(item.transform.b, item.transform.a)) - system.angle))
    }
    #expect(farthest < 1e-3)  // pt
    #expect(steepest < 1e-5)  // rad
  }

  /// Returns the four springs of a snap to a point.
  private func springs(
    of size: SIMD2<Double>, to point: SIMD2<Double>, ratio: Double
  ) -> [SpringSystem.Spring] {
    let corner = size / 2
    let ways: [(SIMD2<Double>, SIMD2<Double>)] = [
      (-corner, [-50, 0]), (-corner, [0, -50]), (corner, [50, 0]), (corner, [0, 50]),
    ]
    return ways.map { anchor, way in
      SpringSystem.Spring(
        from: anchor, to: point + anchor + way, length: 50, hertz: 4, ratio: ratio)
    }
  }

  @Test(arguments: [0.0, 0.2, 0.5, 1])
  func `a snap across follows its four springs`(damping: Double) {
    let item = Particle(x: 100, y: 100, width: 100, height: 50)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 200))
    snap.damping = damping
    follow(
      item, snap, frames: 60,
      by: SpringSystem(
        centre: [100, 100], size: [100, 50],
        springs: springs(of: [100, 50], to: [300, 200], ratio: damping)))
  }

  @Test func `a snap without a word about damping is half damped, and its point may move`() {
    let item = Particle(x: 100, y: 100, width: 60, height: 60)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 170, y: 90))
    follow(
      item, snap, frames: 60,
      by: SpringSystem(
        centre: [100, 100], size: [60, 60],
        springs: springs(of: [60, 60], to: [170, 90], ratio: 0.5))
    ) { frame, system in
      guard frame == 20 else { return }
      snap.snapPoint = CGPoint(x: 140, y: 170)
      for index in system.springs.indices { system.springs[index].target += [-30, 80] }
    }
  }

  @Test func `a spring at a corner turns the item`() {
    let item = Particle(x: 200, y: 100, width: 80, height: 40)
    let spring = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: -40, vertical: 20),
      attachedToAnchor: CGPoint(x: 100, y: 160))
    spring.length = 40
    spring.frequency = 2
    spring.damping = 0.3
    follow(
      item, spring, frames: 60,
      by: SpringSystem(
        centre: [200, 100], size: [80, 40],
        springs: [
          .init(from: [-40, 20], to: [100, 160], length: 40, hertz: 2, ratio: 0.3)
        ]))
  }

  /// Stiff springs that pull against each other and do not converge in eight iterations.
  @Test func `springs against each other follow as many iterations as Apple's engine makes`() {
    let item = Particle(x: 0, y: 0, width: 100, height: 40)
    let pulls: [(anchor: SIMD2<Double>, target: SIMD2<Double>)] = [
      ([-50, -20], [-90, -60]), ([50, -20], [80, -90]), ([50, 20], [120, 30]),
      ([0, 20], [-10, 90]),
    ]
    let composition = UIDynamicBehavior()
    for pull in pulls {
      let spring = UIAttachmentBehavior(
        item: item,
        offsetFromCenter: UIOffset(
          horizontal: CGFloat(pull.anchor.x), vertical: CGFloat(pull.anchor.y)),
        attachedToAnchor: CGPoint(x: pull.target.x, y: pull.target.y))
      spring.length = 30
      spring.frequency = 20
      spring.damping = 0.1
      composition.addChildBehavior(spring)
    }
    follow(
      item, composition, frames: 10,
      by: SpringSystem(
        centre: .zero, size: [100, 40],
        springs: pulls.map {
          .init(from: $0.anchor, to: $0.target, length: 30, hertz: 20, ratio: 0.1)
        }))
  }

  @Test func `length, damping, frequency and anchor of a spring change while it pulls`() {
    let item = Particle(x: 200, y: 100, width: 80, height: 40)
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
    spring.length = 60
    spring.frequency = 2
    follow(
      item, spring, frames: 60,
      by: SpringSystem(
        centre: [200, 100], size: [80, 40],
        springs: [.init(from: .zero, to: [100, 100], length: 60, hertz: 2, ratio: 0)])
    ) { frame, system in
      switch frame {
      case 10:
        spring.damping = 0.4
        system.change(ratio: 0.4)
      case 20:
        spring.length = 90
        system.change(length: 90)
      case 30:
        spring.frequency = 3
        system.change(hertz: 3)
      case 40:
        spring.anchorPoint = CGPoint(x: 110, y: 130)
        system.springs[0].target = [110, 130]
      default: break
      }
    }
  }
}

extension SpringSystem {
  /// Replaces the only spring, which forgets its impulse, as after Box2D's setters.
  fileprivate mutating func change(
    length: Double? = nil, hertz: Double? = nil, ratio: Double? = nil
  ) {
    let old = springs[0]
    springs[0] = Spring(
      from: old.anchor, to: old.target, length: length ?? old.length, hertz: hertz ?? old.hertz,
      ratio: ratio ?? old.ratio)
  }
}
