import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// Emitters, replicators and the other kinds of layers.
@MainActor
@Suite struct KindsOfLayersTests {
  private func emitter(rate: Float = 60, lifetime: Float = 0.5) -> CAEmitterLayer {
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.name) = (rate, lifetime, "cell")
    let layer = CAEmitterLayer()
    layer.emitterCells = [cell]
    return layer
  }

  @Test func `as many particles live as are made in a lifetime`() throws {
    try onStage { stage in
      let layer = emitter()
      stage.window.layer.addSublayer(layer)
      stage.run(frames: 60)
      #expect((29...31).contains(layer.particles.all.count))
      #expect(stage.runtime.hasDisplayLinks)
      layer.birthRate = 0
      stage.run(frames: 31)
      #expect(layer.particles.isEmpty && !stage.runtime.hasDisplayLinks)
    }
  }

  @Test func `an animation of the births lets an emitter that makes none emit`() throws {
    try onStage { stage in
      let layer = emitter()
      layer.birthRate = 0
      stage.window.layer.addSublayer(layer)
      stage.run(frames: 5)
      let births = CAKeyframeAnimation(keyPath: "birthRate")
      births.values = [1, 1, 0]
      births.duration = 1
      layer.add(births, forKey: nil)
      stage.run(frames: 20)
      #expect((15...20).contains(layer.particles.all.count))
      stage.run(frames: 100)
      #expect(layer.particles.isEmpty && !stage.runtime.hasDisplayLinks)
    }
  }

  @Test func `particles add up their light where that is asked for`() throws {
    try onStage { stage in
      let layer = emitter()
      let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        UIColor.white.setFill()
        $0.fill(CGRect(0, 0, 4, 4))
      }
      layer.emitterCells?.first?.contents = dot.cgImage
      layer.renderMode = .additive
      stage.window.layer.addSublayer(layer)
      stage.run(frames: 10)
      let commands = stage.runtime.snapshot().commands
      #expect(commands.count == layer.particles.all.count && !commands.isEmpty)
      for command in commands {
        guard case .blended(_, .plusLighter) = command else {
          Issue.record("\(command)")
          return
        }
      }
    }
  }

  /// Half of an acceleration times the age's square, and the velocity times the age.
  @Test func `a particle flies by its formula`() throws {
    try onStage { stage in
      let layer = emitter(rate: 1, lifetime: 10)
      let cell = try #require(layer.emitterCells?.first)
      (cell.velocity, cell.yAcceleration, cell.scaleSpeed, cell.alphaSpeed) = (100, 20, 0.5, -0.25)
      stage.window.layer.addSublayer(layer)
      stage.run(frames: 60 + 60)
      let first = try #require(layer.particles.all.first)
      #expect(abs(first.age - 1) < 1e-6)
      let place = first.place(atAge: first.age)
      #expect(abs(place.x - 100) < 1e-4 && abs(place.y - 10) < 1e-4)
      #expect(abs(first.scaleNow - 1.5) < 1e-6 && abs(first.colorNow.w - 0.75) < 1e-6)
    }
  }

  @Test func `ranges are different for each particle and the same in every run`() throws {
    func places(seed: UInt32 = 0) throws -> [CGPoint] {
      var found: [CGPoint] = []
      try onStage { stage in
        let layer = emitter()
        let cell = try #require(layer.emitterCells?.first)
        (cell.velocity, cell.velocityRange, cell.emissionRange) = (100, 50, 2 * .pi)
        layer.seed = seed
        stage.window.layer.addSublayer(layer)
        stage.run(frames: 20)
        found = layer.particles.all.map { $0.place(atAge: $0.age) }
      }
      return found
    }
    let first = try places()
    #expect(Set(first.map(\.x)).count == first.count)
    #expect(try places() == first)
    #expect(try places(seed: 7) != first)
  }

  @Test func `an emitter waits for its window, and a cell is set by its name`() throws {
    try onStage { stage in
      let layer = emitter()
      stage.run(frames: 10)
      #expect(layer.particles.isEmpty && !stage.runtime.hasDisplayLinks)
      stage.window.layer.addSublayer(layer)
      stage.run(frames: 10)
      #expect(!layer.particles.isEmpty)
      layer.setValue(0, forKeyPath: "emitterCells.cell.birthRate")
      #expect(layer.emitterCells?.first?.birthRate == 0)
    }
  }

  @Test func `too many particles end the scene with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      try await floodWithParticles()
    }
  }

  @Test func `a replicator shows its sublayers moved, coloured and later`() throws {
    try onStage { stage in
      let layer = CAReplicatorLayer()
      layer.frame = CGRect(0, 0, 100, 100)
      let dot = CALayer()
      dot.frame = CGRect(0, 0, 10, 10)
      dot.backgroundColor = CGColor(gray: 1, alpha: 1)
      layer.addSublayer(dot)
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      layer.instanceRedOffset = -0.25
      stage.window.layer.addSublayer(layer)
      let lines = layer.picture().list.commands.map { "\($0)" }
      #expect(lines.count == 3)
      let fade = CABasicAnimation(keyPath: "position.y")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 60, 1)
      fade.repeatCount = .infinity
      dot.add(fade, forKey: "move")
      layer.instanceDelay = 0.25
      stage.run(frames: 30)
      #expect(Set(layer.picture().list.commands.map { "\($0)" }).count == 3)
      #expect(layer.runtime.time == stage.runtime.time)
      layer.instanceCount = 0
      #expect(layer.picture().list.commands.isEmpty)
    }
  }

  @Test func `a text layer has Apple's defaults and draws its string`() throws {
    try onStage { stage in
      let layer = CATextLayer()
      #expect(layer.fontSize == 36 && !layer.isWrapped && layer.alignmentMode == .natural)
      #expect(layer.truncationMode == .none && layer.foregroundColor == CGColor(gray: 1, alpha: 1))
      layer.frame = CGRect(0, 0, 200, 50)
      stage.window.layer.addSublayer(layer)
      stage.frame()
      #expect(layer.picture().isEmpty)
      layer.string = "Text"
      stage.frame()
      #expect(!layer.picture().isEmpty)
    }
  }

  @Test func `a scroll layer moves its bounds in the directions that it may`() {
    let layer = CAScrollLayer()
    layer.bounds = CGRect(0, 0, 100, 100)
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(30, 40))
    #expect(layer.bounds.origin == CGPoint(0, 40))
    layer.scrollMode = .both
    let inner = CALayer()
    inner.frame = CGRect(300, 0, 50, 50)
    layer.addSublayer(inner)
    inner.scrollRectToVisible(inner.bounds)
    #expect(layer.bounds.origin == CGPoint(250, 0))
    #expect(inner.visibleRect == inner.bounds)
  }

  @Test func `the sides of a layer in space are drawn from the farthest to the nearest`() {
    let space = CATransformLayer()
    for (z, gray) in [(50.0, 1.0), (-50, 0)] {
      let side = CALayer()
      side.bounds = CGRect(0, 0, 10, 10)
      side.backgroundColor = CGColor(gray: gray, alpha: 1)
      side.transform = CATransform3DMakeTranslation(0, 0, z)
      space.addSublayer(side)
    }
    let outer = CALayer()
    outer.addSublayer(space)
    func order() -> [Bool] {
      outer.picture().list.commands.map { "\($0)".contains("#FFFFFF") }
    }
    #expect(order() == [false, true])
    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(order() == [true, false])
  }

  @Test func `a value function says what a number does to a transform`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 10, 10))
      let turn = CABasicAnimation(keyPath: "transform")
      turn.valueFunction = CAValueFunction(name: .rotateZ)
      (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi, 1)
      view.layer.add(turn, forKey: "turn")
      stage.run(frames: 30)
      let seen = try #require(view.layer.presentation())
      #expect(abs(seen.transform.m12 - 1) < 1e-6)
      #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "skew")) == nil)
    }
  }

  @Test func `three numbers make a whole scale or translation`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 10, 10))
      let scale = CABasicAnimation(keyPath: "transform")
      scale.valueFunction = CAValueFunction(name: .scale)
      (scale.fromValue, scale.toValue, scale.duration) = ([1, 1, 1], [3, 5, 1], 1)
      view.layer.add(scale, forKey: "scale")
      stage.run(frames: 30)
      let seen = try #require(view.layer.presentation())
      #expect(abs(seen.transform.m11 - 2) < 1e-6 && abs(seen.transform.m22 - 3) < 1e-6)
    }
  }

  @Test func `layers keep values under any keys`() {
    let layer = CALayer()
    layer.setValue("Ada", forKey: "owner")
    #expect(layer.value(forKey: "owner") as? String == "Ada")
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.opacity == 0.5 && layer.value(forKeyPath: "position.x") as? CGFloat == 0)
  }

  @Test func `a link is called as often as it prefers at most`() throws {
    @MainActor final class Counter: NSObject {
      var count = 0
      func tick() { count += 1 }
    }
    try onStage { stage in
      let counter = Counter()
      let link = CADisplayLink(target: counter, selector: Selector(Counter.tick))
      link.preferredFramesPerSecond = 20
      link.add(to: .main, forMode: .common)
      stage.run(frames: 60)
      #expect(counter.count == 20)
      link.invalidate()
    }
  }

  @Test func `a transaction is set by keys`() {
    CATransaction.begin()
    CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.commit()
  }
}

/// Makes more particles than an emitter may have.
@MainActor
private func floodWithParticles() throws {
  try onStage { stage in
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime) = (2_000_000, 10)
    let layer = CAEmitterLayer()
    layer.emitterCells = [cell]
    stage.window.layer.addSublayer(layer)
    stage.run(frames: 2)
  }
}
