import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// Transactions, and the actions of changes.
@MainActor @Suite struct TransactionTests {
  private func standalone(on stage: TestStage) -> CALayer {
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    return layer
  }

  private func seen(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? .nan }

  @Test func `a layer of its own goes to its new place in a quarter of a second`() {
    let stage = TestStage()
    let layer = standalone(on: stage)
    layer.position.x = 10
    #expect(seen(layer) == 10, "a layer that was never shown is there at once")
    stage.run(frames: 1)
    layer.position.x = 20
    #expect(layer.animationKeys() == ["position"])
    stage.run(frames: 7)
    #expect(seen(layer) > 11 && seen(layer) < 20)
    stage.run(frames: 8)
    #expect(seen(layer) == 20)
  }

  @Test func `a view's layer is there at once`() {
    let stage = TestStage()
    let view = stage.view(.zero)
    stage.run(frames: 2)
    view.layer.position.x = 20
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a transaction says how long, how and whether`() {
    let stage = TestStage()
    let layer = standalone(on: stage)
    stage.run(frames: 1)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 60
    CATransaction.commit()
    stage.run(frames: 30)
    #expect(abs(seen(layer) - 30) < 1e-9)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animationKeys() == ["position"])
  }

  @Test func `a completion block waits for the animations of its transaction`() {
    let stage = TestStage()
    let layer = standalone(on: stage)
    stage.run(frames: 1)
    var said: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { said.append("over") }
    layer.position.x = 60
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { said.append("nothing to wait for") }
    CATransaction.commit()
    #expect(said == ["nothing to wait for"])
    stage.run(frames: 16)
    #expect(said == ["nothing to wait for", "over"])
  }

  @Test func `an action that is no animation keeps a property from being animated`() {
    let stage = TestStage()
    let layer = standalone(on: stage)
    layer.actions = ["position": NSNull()]
    stage.run(frames: 1)
    layer.position.x = 60
    #expect(layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) { layer.position.x = 90 }
    #expect(layer.animationKeys() == nil)
  }

  @Test func `in a view's block a layer of its own moves, and its path changes at once`() {
    let stage = TestStage()
    let layer = CAShapeLayer()
    stage.window.layer.addSublayer(layer)
    stage.run(frames: 1)
    UIView.animate(withDuration: 1) {
      layer.position.x = 90
      layer.path = CGPath(rect: CGRect(0, 0, 10, 10), transform: nil)
    }
    #expect(layer.animationKeys() == ["position"])
    UIView.animate(withDuration: 1) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
    }
    #expect(layer.animationKeys() == ["position"])
  }

  @Test func `in a view's block the path of the view's own layer changes at once`() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let stage = TestStage()
    let view = ShapeView(frame: CGRect(0, 0, 10, 10))
    stage.window.addSubview(view)
    stage.run(frames: 1)
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
      (view.layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(0, 0, 10, 10), transform: nil)
    }
    #expect(view.layer.animationKeys() == ["opacity"])
  }

  @Test func `a push moves the old content out and the new one in`() throws {
    let stage = TestStage()
    let view = stage.view(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    view.layer.add(transition, forKey: nil)
    view.backgroundColor = .blue
    stage.run(frames: 15)
    let seen = try #require(view.layer.presentation()?.contentTransition)
    #expect(seen.transform(about: view.bounds).tx == 75)
    #expect(seen.transformOfOld(about: view.bounds).tx == -25)
    #expect(seen.old != nil)
  }

  @Test func `a transition that is the action of a property shows its old value first`() throws {
    let stage = TestStage()
    let layer = standalone(on: stage)
    layer.frame = CGRect(0, 0, 100, 100)
    let transition = CATransition()
    transition.type = .push
    var old: [String] = []
    for color in [UIColor.red, .green] {
      layer.actions = ["backgroundColor": NSNull()]
      layer.backgroundColor = color.cgColor
      stage.run(frames: 30)
      #expect(layer.presentation()?.contentTransition == nil)
      layer.actions = ["backgroundColor": transition]
      layer.backgroundColor = UIColor.blue.cgColor
      stage.run(frames: 1)
      let seen = try #require(layer.presentation()?.contentTransition)
      old.append(String(describing: seen.old?.image))
      #expect(layer.backgroundColor == UIColor.blue.cgColor)
    }
    #expect(old[0] != old[1])
  }
}
