import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// Core Animation's springs, against values measured on Apple's.
///
/// Source: docs/measurements.md, “Springs”.
@MainActor
@Suite struct SpringLayerTests {
  private func spring(_ damping: CGFloat, stiffness: CGFloat = 100) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.stiffness, animation.damping) = (stiffness, damping)
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.duration = 2
    return animation
  }

  @Test(arguments: [
    (10.0, false, 10.44055), (20, false, 9.0204), (30, false, 9.0204), (30, true, 7.88668),
  ])
  func `damping above the critical one counts only where it is allowed`(
    damping: CGFloat, allowsMore: Bool, percent: CGFloat
  ) {
    let stage = TestStage()
    let layer = stage.view(.zero).layer
    let animation = spring(damping)
    animation.allowsOverdamping = allowsMore
    layer.add(animation, forKey: "k")
    stage.run(frames: 3)
    #expect(abs((layer.presentation()?.position.x ?? .nan) - percent) < 1e-4)
  }

  @Test(arguments: [
    (100.0, 10.0, 1.47270), (100, 20, 1.0), (100, 30, 1.0), (1, 2, 9.3),
    (100, 0, Double(Float.greatestFiniteMagnitude)),
  ])
  func `a spring settles when Apple's does`(
    stiffness: CGFloat, damping: CGFloat, duration: Double
  ) {
    #expect(abs(spring(damping, stiffness: stiffness).settlingDuration - duration) < 1e-5)
  }

  @Test(arguments: [(0.3, 17.5929), (0, 25.1327), (-0.5, 50.2655), (1, 0)])
  func `a spring is made of a duration that one perceives and a bounce`(
    bounce: CGFloat, damping: CGFloat
  ) {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.91367) < 1e-4)
    #expect(abs(spring.damping - damping) < 1e-4)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12)
    #expect(abs(spring.bounce - bounce) < 1e-9)
  }
}
