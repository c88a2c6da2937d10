import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// Animations to transforms that nothing can be added to, since they have no inverse.
///
/// Source: docs/measurements.md, “View animations”.
@MainActor @Suite struct SingularTransformTests {
  private func seen(_ view: UIView) -> CATransform3D {
    (view.layer.presentation() ?? view.layer).transform
  }

  /// Flat in both directions, in one, along a slope, and in depth.
  nonisolated private static let flat = [
    CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(0, 1, 1),
    CATransform3DMakeScale(1, 0, 1), CATransform3DMakeScale(1, 1, 0), CATransform3D(),
    CATransform3D(CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)),
    CATransform3DRotate(CATransform3DMakeScale(0, 2, 2), 1, 0, 1, 0),
  ]

  @Test(arguments: flat) func `a block goes to a flat transform at once`(flat: CATransform3D) {
    let stage = TestStage()
    let view = stage.view(CGRect(x: 0, y: 0, width: 80, height: 80))
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: { view.transform3D = flat }, completion: { ends.append($0) })
    stage.run(frames: 29)
    #expect(seen(view) == CATransform3DIdentity)
    for _ in 0..<60 {
      stage.run()
      #expect(seen(view) == flat)
      #expect(ends.isEmpty)
    }
    stage.run(frames: 2)
    #expect(ends == [true])
  }

  /// Nearly nothing shrinks as ever, and a block back from nothing grows.
  @Test func `a thousandth is animated, and so is the way from nothing`() {
    let stage = TestStage()
    let small = stage.view(CGRect(x: 0, y: 0, width: 80, height: 80))
    let growing = stage.view(CGRect(x: 0, y: 0, width: 80, height: 80))
    growing.transform = CGAffineTransform(scaleX: 0, y: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      small.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
      growing.transform = .identity
    }
    stage.run(frames: 30)
    #expect(abs(seen(small).m11 - 0.5005) < 1e-9)
    #expect(abs(seen(growing).m11 - 0.5) < 1e-9)
  }

  @Test func `a view that still grows is gone when a block shrinks it to nothing`() {
    let stage = TestStage()
    let view = stage.view(CGRect(x: 0, y: 0, width: 80, height: 80))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    stage.run(frames: 30)
    #expect(abs(seen(view).m11 - 2) < 1e-9)
    UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
    stage.run()
    #expect(seen(view).m11 == 0)
  }

  /// A `CABasicAnimation` adds to nothing: its values are all that is seen.
  @Test func `an animation of its own shrinks to nothing`() {
    let stage = TestStage()
    let view = stage.view(CGRect(x: 0, y: 0, width: 80, height: 80))
    let shrinking = CABasicAnimation(keyPath: "transform")
    shrinking.toValue = CATransform3DMakeScale(0, 0, 1)
    shrinking.duration = 1
    view.layer.add(shrinking, forKey: nil)
    stage.run(frames: 30)
    #expect(abs(seen(view).m11 - 0.5) < 0.02)
  }
}
