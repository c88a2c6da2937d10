import Staging
import Testing
import UIKit

/// Parameters that have another value than the code of a scene gives them.
@MainActor
@Suite struct TuningTests {
  /// A ball that falls on the lower edge of the screen, and a card beside it that moves in a block.
  private final class Ball: UIViewController {
    let gravity: CGFloat
    let elasticity: CGFloat?
    let duration: TimeInterval
    lazy var animator = UIDynamicAnimator(referenceView: view)

    init(gravity: CGFloat, elasticity: CGFloat?, duration: TimeInterval) {
      (self.gravity, self.elasticity, self.duration) = (gravity, elasticity, duration)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      let (ball, card) = (UIView(), UIView())
      for (view, name, left) in [(ball, "ball", 100.0), (card, "card", 200.0)] {
        view.frame = CGRect(x: left, y: 20, width: 40, height: 40)
        view.accessibilityIdentifier = name
        self.view.addSubview(view)
      }
      let fall = UIGravityBehavior(items: [ball])
      fall.magnitude = gravity
      let floor = UICollisionBehavior(items: [ball])
      floor.translatesReferenceBoundsIntoBoundary = true
      var behaviors = [fall, floor]
      if let elasticity {
        let item = UIDynamicItemBehavior(items: [ball])
        item.elasticity = elasticity
        behaviors.append(item)
      }
      behaviors.forEach(animator.addBehavior)
      UIView.animate(withDuration: 0) { card.center.x += 20 }
      UIView.animate(withDuration: duration) { card.center.y = 300 }
    }
  }

  /// Returns where the views are, step by step.
  private func course(
    gravity: CGFloat = 1, elasticity: CGFloat? = nil, duration: TimeInterval = 1,
    _ tuning: MotionTuning? = nil
  ) throws -> [[TrajectoryRow]] {
    let scene = Scene("ball", "A ball falls.", limit: 3) {
      Ball(gravity: gravity, elasticity: elasticity, duration: duration)
    }
    let stage = try Stage(scene, rate: 60, tuning: tuning)
    return try (0..<150).map { _ in
      try stage.advance()
      return stage.trajectory
    }
  }

  private func tuning(_ name: String, _ value: Double) -> MotionTuning {
    MotionTuning(MotionParameter(name), value: value)
  }

  @Test func `a value that the code sets is another one`() throws {
    let tuned = try course(tuning("UIGravityBehavior.magnitude", 0.5))
    #expect(try tuned == course(gravity: 0.5))
    #expect(try tuned != course())
  }

  /// Walls take it, too; of two bodies that meet the higher elasticity counts.
  @Test func `a value that the code leaves to Apple is another one`() throws {
    let tuned = try course(tuning("UIDynamicItemBehavior.elasticity", 0.9))
    #expect(try tuned == course(elasticity: 0.9))
    #expect(try tuned != course())
  }

  @Test func `a value becomes 0, and 0 becomes a value`() throws {
    let none = try course(elasticity: 0.9, tuning("UIDynamicItemBehavior.elasticity", 0))
    #expect(try none == course(elasticity: 0))
    let some = try course(elasticity: 0, tuning("UIDynamicItemBehavior.elasticity", 0.5))
    #expect(try some == course(elasticity: 0.5))
    #expect(some != none)
  }

  @Test func `animations take as long, and changes that take no time stay so`() throws {
    let tuned = try course(tuning("UIView.animate(withDuration:)", 2))
    #expect(try tuned == course(duration: 2))
    #expect(try tuned != course())
  }

  @Test func `what a scene uses is known, also where it is 0, and nothing else`() throws {
    let tuning = MotionTuning()
    _ = try course(elasticity: 0, tuning)
    let names = tuning.parameters.map(\.name)
    #expect(names.contains("UIDynamicItemBehavior.elasticity"))
    #expect(names.contains("UIGravityBehavior.magnitude"))
    #expect(names.contains("UIView.animate(withDuration:)"))
    #expect(!names.contains("UIPushBehavior.magnitude"))
    #expect(!names.contains("UISnapBehavior.damping"))
  }
}
