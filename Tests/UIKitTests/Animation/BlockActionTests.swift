import Testing
import UIKit

/// What views answer within blocks of `animate` when they are asked for an action, and what layers
/// with properties of their own make of it.
@MainActor @Suite struct BlockActionTests {
  private final class GaugeLayer: CALayer {
    var level: CGFloat {
      get { _managedValue(forKey: "level") ?? 0 }
      set { setValue(newValue, forKey: "level") }
    }
    override class func needsDisplay(forKey key: String) -> Bool { key == "level" }
  }

  private final class GaugeView: UIView {
    override class var layerClass: AnyClass { GaugeLayer.self }
    var gauge: GaugeLayer? { layer as? GaugeLayer }

    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      guard event == "level",
        let pace = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation
      else { return super.action(for: layer, forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = (self.layer.presentation() as? GaugeLayer)?.level
      animation.beginTime = pace.beginTime
      animation.duration = pace.duration
      animation.timingFunction = pace.timingFunction
      animation.fillMode = pace.fillMode
      return animation
    }
  }

  @Test func `within a block a view answers with its time and pace, elsewhere with nothing`() throws
  {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 10, 10))
      #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        let action = view.action(for: view.layer, forKey: "opacity") as? CABasicAnimation
        #expect(action?.duration == 2 && action?.beginTime == 0 && action?.keyPath == "opacity")
        #expect(view.action(for: view.layer, forKey: "level") is NSNull)
      }
      UIView.animate(
        withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
        let action = view.action(for: view.layer, forKey: "position") as? CASpringAnimation
        #expect(action?.beginTime == stage.runtime.time + 0.5 && action?.duration == 1)
      }
    }
  }

  @Test func `a property of one's own moves with the block, also of a view that is new`() throws {
    try onStage { stage in
      let view = GaugeView(frame: CGRect(0, 0, 100, 10))
      stage.window.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.gauge?.level = 1 }
      #expect(view.gauge?.level == 1)
      stage.run(frames: 15)
      let seen = { (view.layer.presentation() as? GaugeLayer)?.level ?? -1 }
      #expect(seen() == 0)
      stage.run(frames: 45)
      // Half a second after the wait of half a second, within a frame.
      #expect(abs(seen() - 0.5) < 0.04)
      stage.run(frames: 40)
      #expect(seen() == 1)
    }
  }
}
