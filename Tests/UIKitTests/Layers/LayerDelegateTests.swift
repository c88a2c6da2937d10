import Drawing
import Foundation
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// Logs the calls of a layer to its delegate.
private final class Delegate: NSObject, CALayerDelegate {
  var asked: [String] = []
  var answer: (any CAAction)?

  func layerWillDraw(_ layer: CALayer) { asked.append("will draw") }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    asked.append("draw")
    ctx.fill(layer.bounds)
  }

  func layoutSublayers(of layer: CALayer) { asked.append("lay out") }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append("\(event) of \(layer.position.x)")
    return answer
  }
}

/// Sets the background in `display(_:)`, so that `draw(_:in:)` is not called.
private final class Displayer: NSObject, CALayerDelegate {
  func display(_ layer: CALayer) { layer.backgroundColor = CGColor(gray: 0.5, alpha: 1) }

  func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
}

/// Logs the changes that it runs for.
private final class Note: CAAction {
  var runs: [String] = []

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    runs.append("\(event) of \(type(of: anObject))")
  }
}

@MainActor @Suite struct LayerDelegateTests {
  /// A layer of 10 by 10 points that has been shown for a frame.
  private func layer(on stage: TestStage, _ delegate: (any CALayerDelegate)? = nil) throws
    -> CALayer
  {
    let layer = CALayer()
    layer.bounds = CGRect(0, 0, 10, 10)
    layer.delegate = delegate
    stage.window.layer.addSublayer(layer)
    try stage.runtime.layOut()
    stage.run(frames: 1)
    return layer
  }

  @Test func `a delegate places and draws, and is not kept alive`() throws {
    let stage = TestStage()
    var delegate: Delegate? = Delegate()
    let layer = try layer(on: stage, delegate)
    #expect(delegate?.asked == ["lay out"])
    layer.setNeedsDisplay()
    try stage.runtime.layOut()
    #expect(delegate?.asked == ["lay out", "will draw", "draw"])
    #expect(stage.runtime.snapshot().commands.count == 1)
    delegate = nil
    #expect(layer.delegate == nil)
    layer.setNeedsDisplay()
    try stage.runtime.layOut()
    #expect(stage.runtime.snapshot().commands.isEmpty)
  }

  @Test func `a delegate that displays a layer is not asked to draw it`() throws {
    let stage = TestStage()
    let displayer = Displayer()
    let layer = try layer(on: stage, displayer)
    layer.setNeedsDisplay()
    try stage.runtime.layOut()
    #expect(layer.drawing == nil)
    #expect(layer.backgroundColor == CGColor(gray: 0.5, alpha: 1))
  }

  @Test func `a delegate chooses what runs, or nothing`() throws {
    let stage = TestStage()
    let delegate = Delegate()
    let layer = try layer(on: stage, delegate)
    delegate.asked = []
    delegate.answer = NSNull()
    layer.position.x = 50
    #expect(delegate.asked == ["position of 50.0"] && layer.animationKeys() == nil)
    let note = Note()
    delegate.answer = note
    layer.position.x = 60
    #expect(note.runs == ["position of CALayer"] && layer.animationKeys() == nil)
    delegate.answer = nil
    layer.position.x = 70
    #expect(layer.animationKeys() == ["position"])
    #expect(
      (layer.animation(forKey: "position") as? CABasicAnimation)?.fromValue as? CGPoint
        == CGPoint(60, 0))
  }

  @Test func `actions come before those of the class, and those before the layer's own`() throws {
    final class Still: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "position" ? NSNull() : nil
      }
    }
    let stage = TestStage()
    let layer = Still()
    stage.window.layer.addSublayer(layer)
    stage.run(frames: 1)
    layer.position.x = 50
    #expect(layer.animationKeys() == nil && layer.action(forKey: "position") == nil)
    layer.actions = ["position": CABasicAnimation(keyPath: "position")]
    layer.position.x = 60
    #expect(layer.animationKeys() == ["position"])
    layer.opacity = 0.5
    #expect(layer.animationKeys() == ["position", "opacity"])
  }

  @Test func `a layer that answers no action changes at once`() throws {
    final class Stiff: CALayer {
      override func action(forKey event: String) -> (any CAAction)? { nil }
    }
    let stage = TestStage()
    let layer = Stiff()
    stage.window.layer.addSublayer(layer)
    stage.run(frames: 1)
    layer.position.x = 50
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a path has no action of its own and runs the one that it is given`() throws {
    let stage = TestStage()
    let layer = CAShapeLayer()
    stage.window.layer.addSublayer(layer)
    stage.run(frames: 1)
    layer.path = CGPath(rect: CGRect(0, 0, 5, 5), transform: nil)
    #expect(layer.animationKeys() == nil)
    let note = Note()
    layer.actions = ["path": note]
    layer.path = nil
    #expect(note.runs == ["path of CAShapeLayer"])
  }

  @Test func `a view is the delegate of its layer, and animates nothing by itself`() throws {
    let stage = TestStage()
    let view = stage.view(CGRect(0, 0, 10, 10))
    stage.run(frames: 1)
    #expect(view.layer.delegate === view)
    #expect(view.layer.action(forKey: "position") == nil)
    view.layer.position.x = 50
    view.layer.cornerRadius = 5
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a view that answers an action has it run`() throws {
    final class Soft: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard event == "cornerRadius" else { return super.action(for: layer, forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = layer.presentation()?.cornerRadius
        return animation
      }
    }
    let stage = TestStage()
    let view = Soft(frame: CGRect(0, 0, 10, 10))
    stage.window.addSubview(view)
    stage.run(frames: 1)
    view.layer.position.x = 50
    view.layer.cornerRadius = 5
    #expect(view.layer.animationKeys() == ["cornerRadius"])
  }

  @Test func `a view draws and places by the methods of a delegate`() throws {
    final class Plain: UIView {
      var asked: [String] = []
      override func draw(_ layer: CALayer, in ctx: CGContext) { asked.append("draw") }
      override func layoutSublayers(of layer: CALayer) {
        asked.append("lay out")
        super.layoutSublayers(of: layer)
      }
      override func layoutSubviews() { asked.append("subviews") }
      override func draw(_ rect: CGRect) { asked.append("never") }
    }
    let stage = TestStage()
    let view = Plain(frame: CGRect(0, 0, 10, 10))
    stage.window.addSubview(view)
    try stage.runtime.layOut()
    #expect(view.asked == ["lay out", "subviews", "draw"])
  }

  @Test func `a layer takes on the runtime of what it is put into, with all that is in it`() throws
  {
    Runtime.current = Runtime()
    let (outer, inner, mask, over) = (CALayer(), CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.mask = mask
    inner.overlays = [over]
    let stage = TestStage()
    #expect(outer.runtime !== stage.runtime.layers)
    stage.window.layer.addSublayer(outer)
    for layer in [outer, inner, mask, over] { #expect(layer.runtime === stage.runtime.layers) }
  }

  @Test func `a content mode is the gravity of the layer`() {
    let view = UIView(frame: CGRect(0, 0, 80, 40))
    #expect(view.layer.contentsGravity == .resize)
    view.contentMode = .bottomRight
    #expect(view.layer.contentsGravity == .bottomRight)
  }
}
