import SeededNumbers
import Testing
import UIKit

/// Worlds in which an unstable engine goes wrong, for as long as that takes.
@MainActor
@Suite struct StabilityTests {
  /// Returns a floor at a height that is wider than the items.
  private func floor(at y: CGFloat, under items: [any UIDynamicItem]) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -1000, y: y),
      to: CGPoint(x: 1000, y: y))
    return collision
  }

  @Test func `a stack of ten boxes stands for 20 seconds and comes to rest`() {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let recorder = Recorder()
    animator.delegate = recorder
    let boxes = (0..<10).map { Particle(x: 0, y: 380 - 40 * CGFloat($0), width: 40, height: 40) }
    animator.addBehavior(UIGravityBehavior(items: boxes))
    animator.addBehavior(floor(at: 401, under: boxes))
    stage.run(frames: 1200)
    for (below, box) in boxes.enumerated() {
      #expect(abs(box.center.x) < 1)  // pt
      #expect(abs(box.center.y - (380 - 40 * CGFloat(below))) < 10)  // pt, 0.45 a contact and more
      #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.005)  // rad
    }
    #expect(recorder.lines == ["resume", "pause"])
  }

  @Test(arguments: [2.0, 5, 20])
  func `a light box under a heavy one comes to rest`(density: Double) {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let boxes = (0..<2).map { Particle(x: 0, y: 380 - 40 * CGFloat($0), width: 40, height: 40) }
    let weight = UIDynamicItemBehavior(items: [boxes[1]])
    weight.density = density
    animator.addBehavior(weight)
    animator.addBehavior(UIGravityBehavior(items: boxes))
    animator.addBehavior(floor(at: 401, under: boxes))
    stage.run(frames: 600)
    #expect(!animator.isRunning)
  }

  /// On iOS the centres came to rest at 379.39, 339.84 and 299.87 in one of many falls.
  ///
  /// The lowest box stops 0 to 1.8 pt before the line, the others 0 to 0.45 pt inside one another.
  ///
  /// Source: docs/measurements.md, “Collisions”.
  @Test(arguments: [0.0, 1, 5, 10, 20, 30])
  func `a stack of three boxes rests where Apple's rules let it`(gap: Double) {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let animator = UIDynamicAnimator(referenceView: reference)
    let boxes = (0..<3).map { index in
      Particle(x: 150, y: 380 - gap - (40 + gap) * CGFloat(index), width: 40, height: 40)
    }
    animator.addBehavior(UIGravityBehavior(items: boxes))
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    stage.run(frames: 600)
    #expect(!animator.isRunning)
    #expect((-0.45...1.8).contains(401 - (boxes[0].center.y + 20)))  // pt
    for (lower, upper) in zip(boxes, boxes.dropFirst()) {
      #expect((39.5...40.1).contains(lower.center.y - upper.center.y))
    }
    guard gap == 10 else { return }
    for (box, y) in zip(boxes, [379.39, 339.84, 299.87]) {
      #expect(abs(box.center.y - y) < 0.15)  // pt
    }
  }

  @Test func `a thousand boxes poured into a view stay in it`() {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
    let animator = UIDynamicAnimator(referenceView: reference)
    let boxes = (0..<1000).map { index in
      let row = CGFloat(index / 30)
      let column = CGFloat(index % 30)
      let shift = CGFloat(index % 7)
      return Particle(x: 30 + 18 * column + shift, y: 20 + 16 * row, width: 12, height: 12)
    }
    animator.addBehavior(UIGravityBehavior(items: boxes))
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    for _ in 1...30 {
      stage.run(frames: 10)
      let strays = boxes.count { !reference.bounds.insetBy(dx: 3, dy: 3).contains($0.center) }
      #expect(strays == 0)
    }
  }

  /// The end weighs 16, 80 and 320 times as much as a link; in eight iterations the rods give way.
  @Test(arguments: [(density: 1.0, stretch: 1.1), (5, 1.25), (20, 1.75)])
  func `a rope of thirty items does not blow up under a heavy end`(
    density: Double, stretch: Double
  ) {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let links = (0..<30).map { Particle(x: 12 * CGFloat($0), y: 0, width: 10, height: 10) }
    let end = Particle(x: 380, y: 0, width: 40, height: 40)
    let items = links + [end]
    let weight = UIDynamicItemBehavior(items: [end])
    weight.density = density
    animator.addBehavior(weight)
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.addBehavior(
      UIAttachmentBehavior(item: links[0], attachedToAnchor: CGPoint(x: 0, y: -10)))
    for (one, other) in zip(items, items.dropFirst()) {
      animator.addBehavior(UIAttachmentBehavior(item: one, attachedTo: other))
    }
    let length: CGFloat = 10 + 380
    var farthest: CGFloat = 0
    var highest: CGFloat = 0
    for _ in 1...1200 {
      stage.run()
      farthest = items.reduce(farthest) { max($0, hypot($1.center.x, $1.center.y + 10)) }
      highest = min(highest, end.center.y)
    }
    #expect(farthest < stretch * length)
    // It swings no higher than where it started: energy is conserved.
    #expect(highest > -5)  // pt
  }

  /// Sizes of items in points, each thrown against a line straight and at a slant.
  @Test(arguments: [2.0, 10, 60, 200], [0.0, 0.7])
  func `nothing passes a boundary at 20 000 points a second`(size: Double, slant: Double) {
    let stage = TestStage()
    for step in 0..<25 {
      let animator = UIDynamicAnimator()
      let start = -300 - CGFloat(step) * 7.3
      let item = Particle(x: slant * start, y: start, width: size, height: size)
      let material = UIDynamicItemBehavior(items: [item])
      material.addLinearVelocity(CGPoint(x: 20_000 * slant, y: 20_000), for: item)
      animator.addBehavior(material)
      animator.addBehavior(floor(at: 0, under: [item]))
      stage.run(frames: 60)
      #expect(item.center.y < 0)
      #expect(item.center.y != start)
    }
  }

  @Test func `nothing passes a path at 20 000 points a second`() {
    let stage = TestStage()
    let circle = UIBezierPath(ovalIn: CGRect(x: -200, y: -200, width: 400, height: 400))
    for step in 0..<24 {
      let animator = UIDynamicAnimator()
      let angle = CGFloat(step) * .pi / 12 + 0.01
      let item = Particle(x: 0, y: 0, width: 16, height: 16)
      let material = UIDynamicItemBehavior(items: [item])
      material.elasticity = 1
      material.addLinearVelocity(
        CGPoint(x: 20_000 * cos(angle), y: 20_000 * sin(angle)), for: item)
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(withIdentifier: "circle" as NSCopying, for: circle)
      animator.addBehavior(material)
      animator.addBehavior(collision)
      for _ in 1...120 {
        stage.run()
        #expect(hypot(item.center.x, item.center.y) < 200)
      }
    }
  }

  /// Lets a box slide on a floor, from 300 pt/s, for 200 frames, and returns it.
  ///
  /// Units: points.
  private func slide(size: CGFloat, angle: CGFloat, on corners: [CGPoint]) -> Particle {
    let stage = TestStage()
    let animator = UIDynamicAnimator()
    let item = Particle(x: 50, y: 300 - size / 2 - 1.5, width: size, height: size)
    item.transform = CGAffineTransform(rotationAngle: angle)
    let path = UIBezierPath()
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.addLine(to: CGPoint(x: 4000, y: 2000))
    path.addLine(to: CGPoint(x: -1000, y: 2000))
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(withIdentifier: "floor" as NSCopying, for: path)
    let material = UIDynamicItemBehavior(items: [item])
    material.friction = 0
    material.resistance = 0
    material.addLinearVelocity(CGPoint(x: 300, y: 0), for: item)
    for behavior in [UIGravityBehavior(items: [item]), collision, material] {
      animator.addBehavior(behavior)
    }
    stage.run(frames: 200)
    return item
  }

  /// A floor in one piece and one in pieces of 7 points behave alike.
  @Test(arguments: [10.0, 40, 41.3])
  func `seams between pieces of a straight line catch no corner`(size: Double) {
    let ends = [CGPoint(x: -1000, y: 300), CGPoint(x: 4000, y: 300)]
    let pieces =
      stride(from: -1000.0, through: 4000, by: 7).map { CGPoint(x: $0, y: 300) } + ends[1...]
    let whole = slide(size: size, angle: 0, on: ends)
    let pieced = slide(size: size, angle: 0, on: pieces)
    #expect(whole.center.x > 1000)
    #expect(abs(pieced.center.x - whole.center.x) < 1)  // pt
    #expect(abs(pieced.center.y - whole.center.y) < 0.5)
    #expect(abs(atan2(pieced.transform.b, pieced.transform.a)) < 0.01)  // rad
  }

  /// Boxes at random places, from a seed, some of them turned.
  @Test(arguments: 1...40)
  func `whatever is thrown together comes to rest and reports it once`(seed: Int) {
    let stage = TestStage()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let animator = UIDynamicAnimator(referenceView: reference)
    let recorder = Recorder()
    animator.delegate = recorder
    var source = SplitMix64(seed: UInt64(seed))
    let items = (0..<Int(source.next(in: 1..<13))).map { _ in
      let size = source.next(in: 10..<60)
      let item = Particle(
        x: source.next(in: 40..<260), y: source.next(in: 40..<360), width: size,
        height: source.next(in: 10..<60))
      if source.next(in: 0..<2) < 1 {
        item.transform = CGAffineTransform(rotationAngle: source.next(in: 0..<3))
      }
      return item
    }
    animator.addBehavior(UIGravityBehavior(items: items))
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    stage.run(frames: 1200)
    #expect(!animator.isRunning)
    #expect(recorder.lines == ["resume", "pause"])
  }
}
