import Drawing
import Foundation
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// A layer with a property of its author's, as rewritten files have it.
private final class GaugeLayer: CALayer {
  var progress: CGFloat {
    get { _managedValue(forKey: "progress") ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = (presentation() ?? self).progress
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  override func draw(in ctx: CGContext) {
    ctx.fill(CGRect(x: 0, y: 0, width: progress * 100, height: 10))
  }
}

private final class GaugeView: UIView {
  override class var layerClass: AnyClass { GaugeLayer.self }
  var gauge: GaugeLayer? { layer as? GaugeLayer }
}

@MainActor @Suite struct OwnPropertyTests {
  /// How wide the gauge is drawn.
  private func drawnWidth(_ layer: CALayer) -> CGFloat {
    let commands = layer.picture().list.commands
    return commands.isEmpty ? 0 : DisplayList(commands).extent(scale: 1) { _ in nil }?.maxX ?? 0
  }

  @Test func `setting it draws the layer anew`() {
    let stage = TestStage()
    defer { stage.leave() }
    let layer = GaugeLayer()
    layer.frame = CGRect(0, 0, 100, 10)
    stage.window.layer.addSublayer(layer)
    layer.progress = 0.5
    #expect(layer.animationKeys() == nil)
    stage.run()
    #expect(abs(drawnWidth(layer) - 50) < 1e-9)
    #expect(layer.value(forKey: "progress") as? CGFloat == 0.5)
  }

  @Test func `its action animates it from where it was, and each frame is drawn`() {
    let stage = TestStage()
    defer { stage.leave() }
    let view = GaugeView(frame: CGRect(0, 0, 100, 10))
    stage.window.addSubview(view)
    stage.run(frames: 2)
    view.gauge?.progress = 1
    #expect(view.layer.animationKeys() == ["progress"])
    stage.run(frames: 31)
    let half = stage.runtime.time
    #expect(abs(drawnWidth(view.layer) - 50) < 4)
    #expect(abs((view.gauge?.presentation()?.progress ?? 0) - 0.5) < 0.04)
    #expect(view.gauge?.progress == 1)
    stage.at(half + 1)
    #expect(abs(drawnWidth(view.layer) - 100) < 1e-9)
  }

  @Test func `an animation that is added moves it, and leaves its value`() {
    let stage = TestStage()
    defer { stage.leave() }
    let layer = GaugeLayer()
    layer.frame = CGRect(0, 0, 100, 10)
    stage.window.layer.addSublayer(layer)
    layer.progress = 0.2
    stage.run()
    let animation = CABasicAnimation(keyPath: "progress")
    animation.toValue = 1
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.run(frames: 30)
    #expect(abs(drawnWidth(layer) - 60) < 4)
    #expect(layer.progress == 0.2)
  }

  @Test func `keys of no property are kept without an action`() {
    let layer = GaugeLayer()
    layer.setValue("a", forKey: "note")
    #expect(layer.value(forKey: "note") as? String == "a")
    #expect(!layer.needsDisplay())
  }

  @Test func `numbers are read as the property has them`() {
    let layer = GaugeLayer()
    layer.setValue(2.0, forKey: "progress")
    let (whole, short, flag): (Int?, Float?, Bool?) = (
      layer._managedValue(forKey: "progress"), layer._managedValue(forKey: "progress"),
      layer._managedValue(forKey: "progress")
    )
    #expect(whole == 2 && short == 2 && flag == true)
    #expect((layer._managedValue(forKey: "progress") as String?) == nil)
  }
}
