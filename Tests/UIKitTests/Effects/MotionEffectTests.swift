import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct MotionEffectTests {
  private func effect(
    _ path: String, _ type: UIInterpolatingMotionEffect.EffectType, _ reach: CGFloat
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
    effect.minimumRelativeValue = -reach
    effect.maximumRelativeValue = reach
    return effect
  }

  @Test func `a view is seen aside as far as the device is tilted, and stays where it is`() throws {
    try onStage { stage in
      // Upright, then turned by 15° to the right, half of the greatest offset.
      stage.runtime.motion.gravity = { $0 < 0.1 ? SIMD3(0, -1, 0) : SIMD3(0.258819, -0.965926, 0) }
      let view = stage.view(CGRect(100, 100, 20, 20))
      let group = UIMotionEffectGroup()
      group.motionEffects = [
        effect("center.x", .tiltAlongHorizontalAxis, 40),
        effect("center.y", .tiltAlongVerticalAxis, 40),
      ]
      view.addMotionEffect(group)
      #expect(view.motionEffects == [group])
      stage.frame()
      #expect(view.layer.presentation()?.position == CGPoint(110, 110))
      stage.at(0.2)
      let seen = try #require(view.layer.presentation()?.position)
      #expect(abs(seen.x - 130) < 0.01 && abs(seen.y - 110) < 0.01)
      #expect(view.center == CGPoint(110, 110))
      #expect(!stage.runtime.isAnimating && !stage.runtime.isAnimatingEndlessly)
      view.removeMotionEffect(group)
      stage.frame()
      #expect(view.layer.presentation()?.position == CGPoint(110, 110))
      #expect(view.motionEffects.isEmpty)
    }
  }

  @Test func `an effect lies between its two values`() {
    let effect = effect("center.x", .tiltAlongHorizontalAxis, 10)
    effect.minimumRelativeValue = 0
    let offset = UIOffset(horizontal: 0.5, vertical: -1)
    #expect(
      effect.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? CGFloat == 7.5)
  }

  @Test func `an effect lies between two sizes, and between two transforms in objects`() throws {
    let shadow = UIInterpolatingMotionEffect(
      keyPath: "layer.shadowOffset", type: .tiltAlongHorizontalAxis)
    shadow.minimumRelativeValue = NSValue(cgSize: CGSize(width: 20, height: 10))
    shadow.maximumRelativeValue = CGSize(width: -20, height: 10)
    let offset = UIOffset(horizontal: 0.5, vertical: 0)
    #expect(
      shadow.keyPathsAndRelativeValues(forViewerOffset: offset)?["layer.shadowOffset"] as? CGSize
        == CGSize(width: -10, height: 10))
    let turn = UIInterpolatingMotionEffect(keyPath: "layer.transform", type: .tiltAlongVerticalAxis)
    turn.maximumRelativeValue = NSValue(caTransform3D: CATransform3DMakeTranslation(8, 0, 0))
    let value = turn.keyPathsAndRelativeValues(forViewerOffset: offset)?["layer.transform"]
    let map = try #require(value as? CATransform3D)
    #expect(map.m41 == 4)
    #expect(
      UIInterpolatingMotionEffect(keyPath: "a", type: .tiltAlongVerticalAxis)
        .keyPathsAndRelativeValues(forViewerOffset: offset) == nil)
  }

  @Test func `a view is turned by a transform as far as the device is tilted`() throws {
    try onStage { stage in
      stage.runtime.motion.gravity = { $0 < 0.1 ? SIMD3(0, -1, 0) : SIMD3(0.5, -0.8660254, 0) }
      let view = stage.view(CGRect(100, 100, 20, 20))
      let turn = UIInterpolatingMotionEffect(
        keyPath: "layer.transform", type: .tiltAlongHorizontalAxis)
      turn.minimumRelativeValue = NSValue(caTransform3D: CATransform3DMakeTranslation(-6, 0, 0))
      turn.maximumRelativeValue = NSValue(caTransform3D: CATransform3DMakeTranslation(6, 0, 0))
      view.addMotionEffect(turn)
      stage.frame()
      stage.at(0.2)
      let seen = try #require(view.layer.presentation()?.transform)
      #expect(abs(seen.m41 - 6) < 0.01)
    }
  }
}
