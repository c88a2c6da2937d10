import Testing
import UIKit

@MainActor @Suite struct LayerTests {
  @Test func `sublayers stand where they are put`() {
    let parent = CALayer()
    let layers = (0..<3).map { index in
      let layer = CALayer()
      layer.name = "\(index)"
      parent.addSublayer(layer)
      return layer
    }
    func names() -> [String] { (parent.sublayers ?? []).compactMap(\.name) }
    parent.insertSublayer(layers[2], at: 0)
    #expect(names() == ["2", "0", "1"])
    parent.insertSublayer(layers[2], above: layers[0])
    #expect(names() == ["0", "2", "1"])
    parent.insertSublayer(layers[1], below: layers[2])
    #expect(names() == ["0", "1", "2"])
    let other = CALayer()
    other.name = "other"
    parent.replaceSublayer(layers[1], with: other)
    #expect(names() == ["0", "other", "2"])
    #expect(layers[1].superlayer == nil)
    parent.sublayers = [layers[1], other]
    #expect(names() == ["1", "other"])
    #expect(layers[0].superlayer == nil)
    layers[1].removeFromSuperlayer()
    other.removeFromSuperlayer()
    #expect(parent.sublayers == nil)
  }

  @Test func `a view fades as its layer does`() {
    let view = UIView()
    view.alpha = 0.25
    #expect(view.layer.opacity == 0.25)
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
  }

  @Test func `a view and its layer are hidden, cut and coloured together`() {
    let view = UIView()
    view.isHidden = true
    view.clipsToBounds = true
    view.backgroundColor = .red
    #expect(view.layer.isHidden && view.layer.masksToBounds)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test func `a layer without a view is laid out by itself`() throws {
    final class Counting: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
    }
    try onStage { stage in
      let layer = Counting()
      stage.window.layer.addSublayer(layer)
      try stage.runtime.layOut()
      #expect(layer.layouts == 1)
    }
  }

  @Test func `layers convert as views do`() {
    let outer = CALayer()
    let inner = CALayer()
    outer.addSublayer(inner)
    inner.frame = CGRect(10, 10, 20, 20)
    inner.bounds.origin = CGPoint(5, 0)
    #expect(inner.convert(CGPoint(5, 0), to: outer) == CGPoint(10, 10))
    #expect(outer.convert(CGRect(10, 10, 20, 20), to: inner) == CGRect(5, 0, 20, 20))
  }
}
