import Testing
import UIKit

/// Views that are hidden in stacks, at once and in animations.
@MainActor @Suite struct StackCollapseTests {
  private func rows(_ stage: TestStage, _ axis: NSLayoutConstraint.Axis = .vertical)
    -> (stack: UIStackView, views: [UIView])
  {
    let views = (0..<3).map { _ in Content(40, 40) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
    ])
    stage.window.layoutIfNeeded()
    return (stack, views)
  }

  @Test func `a hidden view has no length, and one space is left`() throws {
    try onStage { stage in
      let (stack, views) = rows(stage)
      views[1].isHidden = true
      stage.window.layoutIfNeeded()
      #expect(views[1].frame.height == 0)
      #expect(views[2].frame.minY == 50)
      #expect(stack.frame.height == 90)
      views[1].isHidden = false
      stage.window.layoutIfNeeded()
      #expect(views[1].frame.height == 40)
      #expect(stack.frame.height == 140)
    }
  }

  @Test func `first and last views leave no space behind`() throws {
    try onStage { stage in
      let (stack, views) = rows(stage, .horizontal)
      views[0].isHidden = true
      views[2].isHidden = true
      stage.window.layoutIfNeeded()
      #expect(stack.frame.width == 40)
      #expect(views[1].frame.minX == 0)
      #expect(views[0].frame.width == 0)
      #expect(views[2].frame.width == 0)
    }
  }

  @Test func `a length of its own is given up while a view is hidden`() throws {
    try onStage { stage in
      let (stack, views) = rows(stage)
      views[1].heightAnchor.constraint(equalToConstant: 60).isActive = true
      stage.window.layoutIfNeeded()
      #expect(stack.frame.height == 160)
      views[1].isHidden = true
      stage.window.layoutIfNeeded()
      #expect(views[1].frame.height == 0)
      #expect(stage.runtime.brokenConstraints.isEmpty)
    }
  }

  @Test func `an animation shrinks a view to nothing, without layoutIfNeeded`() throws {
    try onStage { stage in
      let (_, views) = rows(stage)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[1].isHidden = true
      }
      #expect(views[1].isHidden)
      #expect(!views[1].layer.isHidden)
      stage.run(frames: 30)
      #expect(views[1].layer.presentation()?.bounds.height == 20)
      #expect(views[2].layer.presentation()?.frame.minY == 75)
      stage.run(frames: 31)
      #expect(views[1].layer.isHidden)
      #expect(views[2].frame.minY == 50)
    }
  }

  @Test func `a change of a stack in a block is animated`() throws {
    try onStage { stage in
      let (stack, views) = rows(stage)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stack.spacing = 30 }
      stage.run(frames: 30)
      #expect(views[1].layer.presentation()?.frame.minY == 60)
    }
  }
}
