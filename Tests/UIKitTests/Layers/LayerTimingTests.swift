import Drawing
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

/// A layer's own timing, in Apple's words: CAMediaTiming.
@MainActor @Suite struct LayerTimingTests {
  private func square(on stage: TestStage) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(0, 0, 10, 10)
    layer.backgroundColor = UIColor.red.cgColor
    stage.window.layer.addSublayer(layer)
    return layer
  }

  private func slide() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 60
    animation.duration = 1
    return animation
  }

  private func isSeen(on stage: TestStage) -> Bool {
    stage.runtime.snapshot().shows(red: 1, blue: 0)
  }

  @Test func `a layer has the timing that Apple's has`() throws {
    try onStage { _ in
      let timing: any CAMediaTiming = CALayer()
      #expect(timing.beginTime == 0)
      #expect(timing.speed == 1)
      #expect(timing.timeOffset == 0)
      #expect(timing.duration == .infinity)
      #expect(timing.repeatCount == 0)
      #expect(timing.repeatDuration == 0)
      #expect(!timing.autoreverses)
      #expect(timing.fillMode == .removed)
    }
  }

  @Test func `a layer is seen from its begin time on until its duration is over`() throws {
    try onStage { stage in
      let layer = square(on: stage)
      layer.beginTime = 0.5
      layer.duration = 0.5
      stage.run(frames: 29)
      #expect(!isSeen(on: stage))
      stage.run(frames: 2)
      #expect(isSeen(on: stage))
      stage.run(frames: 28)
      #expect(isSeen(on: stage))
      stage.run(frames: 1)
      #expect(!isSeen(on: stage))
    }
  }

  @Test func `a fill mode shows a layer outside of its time`() throws {
    try onStage { stage in
      let layer = square(on: stage)
      layer.beginTime = 0.5
      layer.duration = 0.5
      layer.fillMode = .backwards
      stage.run(frames: 10)
      #expect(isSeen(on: stage))
      stage.run(frames: 60)
      #expect(!isSeen(on: stage))
      layer.fillMode = .forwards
      #expect(isSeen(on: stage))
    }
  }

  @Test func `a layer's time begins anew in each round and runs back where it says so`() throws {
    try onStage { stage in
      let layer = square(on: stage)
      layer.duration = 1
      layer.repeatCount = 2
      layer.autoreverses = true
      #expect(layer.localTime(at: 0.25) == 0.25)
      #expect(layer.localTime(at: 1.25) == 0.75)
      #expect(layer.localTime(at: 2.25) == 0.25)
      #expect(layer.localTime(at: 4) == 0)
      #expect(layer.localTime(at: 9) == 0)
      layer.repeatDuration = 2.5
      #expect(layer.localTime(at: 9) == 0.5)
    }
  }

  @Test func `what stands in a layer whose speed is half moves at half the pace`() throws {
    try onStage { stage in
      let outer = square(on: stage)
      let inner = CALayer()
      outer.addSublayer(inner)
      outer.speed = 0.5
      inner.add(slide(), forKey: nil)
      stage.run(frames: 60)
      let x = try #require(inner.presentation()?.value(forKeyPath: "position.x") as? CGFloat)
      #expect(abs(x - 30) < 1e-9)
      #expect(inner.convertTime(CACurrentMediaTime(), from: nil) == 0.5)
      #expect(inner.convertTime(0.5, to: nil) == 1)
      #expect(outer.convertTime(0.25, from: inner) == 0.25)
    }
  }

  @Test func `a layer without group opacity fades each part by itself`() throws {
    try onStage { stage in
      let layer = square(on: stage)
      let inner = CALayer()
      inner.frame = CGRect(2, 2, 4, 4)
      inner.backgroundColor = UIColor.blue.cgColor
      layer.addSublayer(inner)
      layer.opacity = 0.5
      @MainActor func fills() -> [Double] {
        stage.runtime.snapshot().commands.compactMap {
          if case .fill(_, let color, _) = $0, color.green == 0 { color.alpha } else { nil }
        }
      }
      #expect(fills() == [])
      layer.allowsGroupOpacity = false
      #expect(fills() == [0.5, 0.5])
    }
  }

  @Test func `a compositing filter's name is a blend mode`() throws {
    try onStage { stage in
      let layer = square(on: stage)
      layer.compositingFilter = "multiplyBlendMode"
      guard case .blended(_, .multiply)? = stage.runtime.snapshot().commands.last else {
        Issue.record("no blend mode")
        return
      }
      layer.compositingFilter = nil
      guard case .fill? = stage.runtime.snapshot().commands.last else {
        Issue.record("a blend mode is left")
        return
      }
    }
  }

  @Test func `what cannot be drawn of filters is said once`() throws {
    try onStage { stage in
      let layer = square(on: stage)
      layer.compositingFilter = "sepia"
      layer.filters = [1]
      layer.backgroundFilters = []
      #expect(stage.runtime.layers.told.count == 2)
      #expect(layer.compositingFilter as? String == "sepia")
    }
  }

  @Test func `the corners of an image keep their size around its centre`() throws {
    try onStage { stage in
      let layer = square(on: stage)
      layer.frame = CGRect(0, 0, 40, 20)
      layer.backgroundColor = nil
      let picture = Picture(
        pixels: [UInt32](repeating: 0xFFFF_0000, count: 9), width: 3, height: 3,
        size: CGSize(width: 3, height: 3))
      layer.contents = CGImage(picture, width: 3, height: 3)
      layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
      let boxes = stage.runtime.snapshot().commands.suffix(9).compactMap { command -> CGRect? in
        guard case .group(_, .rectangle(let box)?, let transform, _) = command else { return nil }
        return box.applying(transform)
      }
      #expect(boxes.count == 9)
      func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
        // Within the rounding of thirds, in points.
        abs(left.minX - right.minX) + abs(left.minY - right.minY)
          + abs(left.width - right.width) + abs(left.height - right.height) < 1e-9
      }
      #expect(isNear(boxes[0], CGRect(0, 0, 1, 1)))
      #expect(isNear(boxes[4], CGRect(1, 1, 38, 18)))
      #expect(isNear(boxes[8], CGRect(39, 19, 1, 1)))
    }
  }

  @Test func `an enlarged image keeps its pixels' edges where the filter is nearest`() throws {
    try onStage { stage in
      let layer = square(on: stage)
      let picture = Picture(
        pixels: [0xFFFF_0000], width: 1, height: 1, size: CGSize(width: 1, height: 1))
      layer.contents = CGImage(picture, width: 1, height: 1)
      layer.magnificationFilter = .nearest
      guard case .image(let mark, _)? = stage.runtime.snapshot().commands.last else {
        Issue.record("no image")
        return
      }
      #expect(mark.interpolation == .nearest)
      layer.magnificationFilter = .linear
      layer.minificationFilter = .nearest
      guard case .image(let smooth, _)? = stage.runtime.snapshot().commands.last else { return }
      #expect(smooth.interpolation == .smooth)
    }
  }
}
