import Drawing
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// Layers with numbers that are none.
@MainActor @Suite struct NotANumberTests {
  private struct Fault {
    let name: String
    let make: @MainActor (CALayer, CGFloat) -> Void
  }

  private static let faults: [Fault] = [
    Fault(name: "transform") { $0.transform = CATransform3DMakeScale($1, 1, 1) },
    Fault(name: "transform") { $0.transform.m34 = $1 },
    Fault(name: "sublayer transform") { $0.sublayerTransform.m11 = $1 },
    Fault(name: "position") { $0.zPosition = $1 },
    Fault(name: "anchor point") { $0.anchorPoint.x = $1 },
    Fault(name: "anchor point") { $0.anchorPointZ = $1 },
    Fault(name: "corner radius") { $0.cornerRadius = $1 },
    Fault(name: "border width") { $0.borderWidth = $1 },
    Fault(name: "contents rectangle") { $0.contentsRect.size.width = $1 },
    Fault(name: "contents rectangle") { $0.contentsScale = $1 },
    Fault(name: "shadow") { $0.shadowRadius = $1 },
    Fault(name: "shadow") { $0.shadowOffset.width = $1 },
    Fault(name: "shadow") { layer, number in
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: number, y: 0))
      layer.shadowPath = path
    },
  ]

  private func picture(_ change: (CALayer) -> Void) -> (DisplayList, DisplayList, TestStage) {
    let stage = TestStage()
    let view = stage.view(CGRect(x: 10, y: 10, width: 80, height: 80))
    view.backgroundColor = .red
    view.accessibilityIdentifier = "square"
    view.layer.shadowOpacity = 1
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    change(view.layer)
    let picture = stage.runtime.snapshot()
    view.isHidden = true
    return (picture, stage.runtime.snapshot(), stage)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a layer is not drawn with a number that is none, with what is in it`(number: CGFloat) {
    for fault in Self.faults {
      let (picture, without, stage) = picture { fault.make($0, number) }
      #expect(picture == without, "\(fault.name) of \(number)")
      #expect(
        stage.runtime.layers.told.contains { $0.hasSuffix(" \(fault.name)") }, "\(fault.name)")
    }
  }

  @Test func `layers with numbers are drawn, however large their sum is`() {
    let (picture, without, stage) = picture { layer in
      layer.zPosition = .greatestFiniteMagnitude
      layer.anchorPointZ = .greatestFiniteMagnitude
    }
    #expect(picture != without)
    #expect(stage.runtime.layers.told.isEmpty)
  }

  @Test func `shapes and gradients are not drawn either`() {
    for number in [CGFloat.nan, .infinity] {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addLine(to: CGPoint(x: number, y: 5))
      let shape = CAShapeLayer()
      shape.path = path
      let line = CAShapeLayer()
      line.lineWidth = number
      let gradient = CAGradientLayer()
      gradient.endPoint.y = number
      let replicator = CAReplicatorLayer()
      replicator.instanceTransform.m11 = number
      for layer in [shape, line, gradient, replicator] {
        #expect(!layer.hasNumbersToDraw(of: layer))
      }
    }
  }

  @Test func `the log names the view, the reason and the moment, once`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = TestStage()
      let view = stage.view(CGRect(x: 10, y: 10, width: 80, height: 80))
      view.accessibilityIdentifier = "square"
      stage.run(frames: 30)
      view.transform = CGAffineTransform(scaleX: .nan, y: 1)
      for _ in 0..<3 {
        stage.run()
        _ = stage.runtime.snapshot()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = said.split(separator: "\n").filter { $0.contains("is not drawn") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("square") == true)
    #expect(lines.first?.contains("from 0.52 s on: its transform is not a number.") == true)
  }

  @Test func `a drawing lacks what has no place, and keeps the rest`() {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIRectFill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
        path.stroke()
      }
    }
    let stage = TestStage()
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.isOpaque = false
    stage.window.addSubview(view)
    stage.run()
    #expect(view.layer.drawing?.marks.count == 1)
    #expect(stage.runtime.world.loggedLines.contains { $0.contains("lacks what has a coordinate") })
  }
}
