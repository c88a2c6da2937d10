import Drawing
import Testing
import UIKit

@testable import UIKitCore

/// The names under which Core Animation's choices are stored, and what layers begin with.
@MainActor @Suite struct LayerNameTests {
  @Test func `choices have Core Animation's names`() {
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    #expect(modes.map(\.rawValue) == ["linear", "discrete", "paced", "cubic", "cubicPaced"])
    let turns: [CAAnimationRotationMode] = [.rotateAuto, .rotateAutoReverse]
    #expect(turns.map(\.rawValue) == ["auto", "autoReverse"])
    let fills: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]
    #expect(fills.map(\.rawValue) == ["removed", "forwards", "backwards", "both"])
    let transitions: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    #expect(transitions.map(\.rawValue) == ["fade", "moveIn", "push", "reveal"])
    #expect(CATransitionSubtype.fromTop.rawValue == "fromTop")
    #expect(CAShapeLayerFillRule.evenOdd.rawValue == "even-odd")
    #expect(CAShapeLayerFillRule.nonZero.rawValue == "non-zero")
    #expect(CALayerContentsGravity.resizeAspectFill.rawValue == "resizeAspectFill")
    #expect(CALayerContentsFormat.RGBA16Float.rawValue == "RGBAh")
    #expect(CALayerContentsFormat.gray8Uint.rawValue == "Gray8")
    let edges: [CAEdgeAntialiasingMask] = [
      .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test func `a layer begins with Apple's choices`() {
    let layer = CALayer()
    #expect(layer.contentsGravity == CALayerContentsGravity.resize)
    #expect(layer.cornerCurve == CALayerCornerCurve.circular)
    #expect(layer.magnificationFilter == CALayerContentsFilter.linear)
    #expect(layer.minificationFilter == .linear)
    #expect(layer.contentsFormat == CALayerContentsFormat.RGBA8Uint)
    #expect(layer.edgeAntialiasingMask.contains([.layerLeftEdge, .layerTopEdge]))
    let shape = CAShapeLayer()
    #expect(shape.fillRule == CAShapeLayerFillRule.nonZero)
    #expect(shape.lineCap == CAShapeLayerLineCap.butt)
    #expect(shape.lineJoin == CAShapeLayerLineJoin.miter && shape.miterLimit == 10)
  }

  @Test func `an animation begins with Apple's choices`() {
    let transition = CATransition()
    #expect(transition.type == CATransitionType.fade && transition.subtype == nil)
    #expect(transition.fillMode == CAMediaTimingFillMode.removed)
    #expect(transition.isRemovedOnCompletion && transition.startProgress == 0)
    let frames = CAKeyframeAnimation(keyPath: "position")
    #expect(frames.calculationMode == CAAnimationCalculationMode.linear)
    #expect(frames.rotationMode == nil && frames.keyPath == "position")
    let plain: CAPropertyAnimation = frames
    #expect(!plain.isAdditive && !plain.isCumulative && plain.valueFunction == nil)
  }

  @Test func `a copy of an animation has its property and adds as it does`() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.isAdditive = true
    animation.isCumulative = true
    let copy: CAPropertyAnimation = try #require(animation.copy() as? CABasicAnimation)
    #expect(copy.keyPath == "opacity" && copy.isAdditive && copy.isCumulative)
    copy.keyPath = "position"
    #expect(animation.keyPath == "opacity")
  }

  @Test func `a fill holds what is seen before the beginning and after the end`() throws {
    try onStage { stage in
      @MainActor func seen(_ mode: CAMediaTimingFillMode) throws -> [Float] {
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0.25, 0.5, 0.5)
        (fade.fillMode, fade.isRemovedOnCompletion) = (mode, false)
        let start = CACurrentMediaTime()
        fade.beginTime = start + 0.5
        layer.add(fade, forKey: "fade")
        stage.at(start + 0.25)
        let before = try #require(layer.presentation()).opacity
        stage.at(start + 1.5)
        return [before, try #require(layer.presentation()).opacity]
      }
      let modes: [CAMediaTimingFillMode] = [.removed, .backwards, .forwards, .both]
      let all = try modes.map(seen)
      #expect(all == [[1, 1], [0.25, 1], [1, 0.5], [0.25, 0.5]])
    }
  }
}
