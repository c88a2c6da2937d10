import Drawing
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitGround

/// Layers in whose space y runs upwards.
@MainActor @Suite struct FlippedLayerTests {
  @Test func `a path and sublayers stand upside down in the bounds of a flipped layer`() throws {
    try onStage { stage in
      let shape = CAShapeLayer()
      shape.frame = CGRect(10, 20, 100, 50)
      shape.isGeometryFlipped = true
      let inner = CALayer()
      inner.frame = CGRect(0, 0, 5, 5)
      inner.backgroundColor = UIColor.red.cgColor
      shape.addSublayer(inner)
      stage.window.layer.addSublayer(shape)
      #expect(shape.frame == CGRect(10, 20, 100, 50))
      #expect(shape.convert(CGPoint(0, 0), to: stage.window.layer) == CGPoint(10, 70))
      #expect(inner.convert(CGPoint(0, 0), to: stage.window.layer) == CGPoint(10, 70))
      #expect(shape.contentsAreFlipped() && inner.contentsAreFlipped())
      #expect(stage.window.layer.hitTest(CGPoint(12, 68)) === inner)
      var painter = LayerPainter()
      painter.paint(shape, through: .identity)
      let maps = painter.commands.compactMap { command -> CGAffineTransform? in
        guard case .fill(_, _, let map) = command else { return nil }
        return map
      }
      // The layer inside is drawn from its lower left corner upwards.
      #expect(maps.map { CGPoint(5, 5).applying($0) } == [CGPoint(15, 65)])
    }
  }
}
