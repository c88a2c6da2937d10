import PopMotion
import Staging
import Testing
import UIKit

/// The animations of pop.
@MainActor @Suite struct PopTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  /// Plays a view, and tells a value of it with each frame.
  private func play<Value>(
    frames: Int, _ value: (UIView) -> Value, _ start: @escaping (UIView) -> Void
  ) throws -> [Value] {
    var values: [Value] = []
    try StagingTests.play(box, frames: frames, start) { values.append(value($0)) }
    return values
  }

  @Test func `a spring of pop's own numbers swings over and comes to rest`() throws {
    var ended: [Bool] = []
    let places = try play(frames: 240, { $0.layer.position.x }) { box in
      guard let spring = POPSpringAnimation(propertyNamed: kPOPLayerPositionX) else { return }
      spring.toValue = 110
      spring.springBounciness = 20
      spring.completionBlock = { _, isFinished in ended.append(isFinished) }
      #expect(spring.dynamicsMass == 1)
      box.layer.pop_add(spring, forKey: "move")
      #expect(box.layer.pop_animationKeys()?.count == 1)
    }
    #expect(places.max() ?? 0 > 120 && places.last == 110)
    #expect(ended == [true] && box.layer.pop_animationKeys()?.isEmpty == true)
  }

  @Test func `what is not there is nil, not a box around nothing`() {
    let decay = POPDecayAnimation(propertyNamed: kPOPViewAlpha)
    #expect(box.pop_animation(forKey: "none") == nil && decay?.reversedVelocity() == nil)
    decay?.velocity = 2
    #expect(decay?.reversedVelocity() as? Double == -2)
    box.pop_add(decay, forKey: "fade")
    #expect(box.pop_animation(forKey: "fade") as? POPAnimation === decay)
    box.pop_removeAllAnimations()
  }

  @Test func `bounciness and speed become tension and friction as in pop`() {
    guard let spring = POPSpringAnimation(propertyNamed: kPOPViewAlpha) else { return }
    // By pop's formulas: 70.91 and 9.829 in the units of its designers' tool.
    #expect(abs(spring.dynamicsTension - 342.10) < 0.01)
    #expect(abs(spring.dynamicsFriction - 30.49) < 0.01)
  }

  @Test func `a curve takes its duration`() throws {
    let shares = try play(frames: 40, { $0.alpha }) { box in
      let fade = POPBasicAnimation.linear()
      fade?.property =
        POPAnimatableProperty.property(withName: kPOPViewAlpha) as? POPAnimatableProperty
      fade?.fromValue = 0
      fade?.toValue = 1
      fade?.duration = 0.5
      box.pop_add(fade, forKey: "fade")
    }
    #expect(shares[0] == 0 && abs(shares[15] - 0.5) < 0.001 && shares.last == 1)
  }

  @Test func `what decays goes as far as its velocity carries it`() throws {
    let places = try play(frames: 400, { $0.center.y }) { box in
      guard let decay = POPDecayAnimation(propertyNamed: kPOPLayerPositionY) else { return }
      decay.velocity = 500
      box.layer.pop_add(decay, forKey: "fall")
    }
    // The sum of 500 points a second that lose 0.2 % a millisecond: 0.5 / 0.002.
    #expect(abs((places.last ?? 0) - 260) < 6)
  }

  @Test func `colours, scales and an app's own properties move, and may be stopped`() throws {
    var count = 0
    _ = try play(frames: 60, { _ in }) { box in
      box.backgroundColor = .black
      guard let color = POPBasicAnimation(propertyNamed: kPOPViewBackgroundColor) else { return }
      color.toValue = UIColor.white
      box.pop_add(color, forKey: "color")
      guard let scale = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY) else { return }
      scale.toValue = NSValue(cgPoint: CGPoint(x: 2, y: 3))
      box.layer.pop_add(scale, forKey: "scale")
      let own = POPBasicAnimation()
      own.property =
        POPAnimatableProperty.property(withName: "count") { property in
          property?.readBlock = { _, values in values?[0] = 0 }
          property?.writeBlock = { _, values in count = Int(values?[0] ?? 0) }
        } as? POPAnimatableProperty
      own.toValue = 7
      box.pop_add(own, forKey: "own")
      guard let lost = POPBasicAnimation(propertyNamed: kPOPViewAlpha) else { return }
      lost.toValue = 0
      box.pop_add(lost, forKey: "lost")
      box.pop_removeAnimation(forKey: "lost")
    }
    #expect(box.backgroundColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(abs(box.transform.a - 2) < 0.01 && abs(box.transform.d - 3) < 0.01)
    #expect(count == 7 && box.alpha == 1)
  }
}
