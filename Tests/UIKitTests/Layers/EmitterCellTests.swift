import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// When cells make their particles, and how they are set by name.
@MainActor @Suite struct EmitterCellTests {
  private func emitter() -> (CAEmitterLayer, CAEmitterCell) {
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.name) = (60, 10, "cell")
    let layer = CAEmitterLayer()
    layer.emitterCells = [cell]
    return (layer, cell)
  }

  @Test func `a cell begins when its time comes, and ends after its duration`() throws {
    try onStage { stage in
      let (layer, cell) = emitter()
      (cell.beginTime, cell.duration) = (0.5, 0.25)
      stage.window.layer.addSublayer(layer)
      stage.run(frames: 29)
      #expect(layer.particles.isEmpty && stage.runtime.hasDisplayLinks)
      stage.run(frames: 60)
      #expect((14...16).contains(layer.particles.all.count))
    }
  }

  @Test func `an emitter that began long ago is full of particles at once`() throws {
    try onStage { stage in
      stage.run(frames: 120)
      let (layer, cell) = emitter()
      cell.lifetime = 0.5
      layer.beginTime = CACurrentMediaTime() - 1
      stage.window.layer.addSublayer(layer)
      stage.run(frames: 2)
      #expect((28...32).contains(layer.particles.all.count))
      let (new, _) = emitter()
      new.beginTime = CACurrentMediaTime()
      stage.window.layer.addSublayer(new)
      stage.run(frames: 2)
      #expect(new.particles.all.count < 4)
    }
  }

  @Test func `a particle's own cells count from its birth`() throws {
    try onStage { stage in
      let (layer, cell) = emitter()
      (cell.birthRate, cell.duration) = (10, 0.15)
      let spark = CAEmitterCell()
      (spark.birthRate, spark.lifetime, spark.name) = (600, 10, "spark")
      (spark.beginTime, spark.duration) = (0.5, 0.1)
      cell.emitterCells = [spark]
      stage.window.layer.addSublayer(layer)
      stage.run(frames: 33)
      #expect(layer.particles.all.count == 1)
      stage.run(frames: 30)
      #expect((58...62).contains(layer.particles.all.count))
      layer.setValue(3, forKeyPath: "emitterCells.cell.emitterCells.spark.scale")
      #expect(spark.scale == 3)
    }
  }

  @Test func `an emitter of no lifetime makes no more particles`() throws {
    try onStage { stage in
      let (layer, cell) = emitter()
      cell.lifetime = 0.25
      stage.window.layer.addSublayer(layer)
      stage.run(frames: 30)
      #expect(!layer.particles.isEmpty)
      layer.lifetime = 0
      stage.run(frames: 16)
      #expect(layer.particles.isEmpty)
    }
  }

  @Test func `a cell's properties are set and read by name`() throws {
    try onStage { _ in
      let (layer, cell) = emitter()
      for key in ["birthRate", "velocityRange", "scaleRange", "redSpeed", "beginTime"] {
        layer.setValue(2.5, forKeyPath: "emitterCells.cell.\(key)")
        let value = layer.value(forKeyPath: "emitterCells.cell.\(key)")
        #expect(value.flatMap { AnimatableValue.number($0) } == 2.5, "\(key)")
      }
      layer.setValue(UIColor.red.cgColor, forKeyPath: "emitterCells.cell.color")
      #expect(cell.color == UIColor.red.cgColor)
      layer.setValue(false, forKeyPath: "emitterCells.cell.enabled")
      #expect(!cell.isEnabled)
      #expect(CAEmitterCell.defaultValue(forKey: "scale") as? CGFloat == 1)
    }
  }

  @Test func `a cell's birth rate can be animated, alone and in a group`() throws {
    try onStage { stage in
      let (layer, cell) = emitter()
      cell.birthRate = 0
      stage.window.layer.addSublayer(layer)
      stage.run(frames: 30)
      #expect(layer.particles.isEmpty)
      let burst = CABasicAnimation(keyPath: "emitterCells.cell.birthRate")
      burst.fromValue = 120
      burst.toValue = 0
      burst.duration = 1
      burst.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(burst, forKey: "burst")
      stage.run(frames: 30)
      #expect((43...47).contains(layer.particles.all.count))
      #expect(cell.birthRate == 0)
      stage.run(frames: 60)
      #expect((58...62).contains(layer.particles.all.count))
      let group = CAAnimationGroup()
      let speed = CABasicAnimation(keyPath: "emitterCells.cell.velocity")
      (speed.fromValue, speed.toValue) = (50, 50)
      let rate = CAKeyframeAnimation(keyPath: "emitterCells.cell.birthRate")
      rate.values = [60, 60]
      group.animations = [speed, rate]
      group.duration = 0.5
      layer.add(group, forKey: nil)
      stage.run(frames: 60)
      #expect((88...92).contains(layer.particles.all.count))
      #expect(layer.particles.all.last?.velocity.dx == 50)
      #expect(cell.velocity == 0)
    }
  }
}
