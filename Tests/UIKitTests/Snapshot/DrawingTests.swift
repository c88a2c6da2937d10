import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct DrawingTests {
  final class Canvas: UIView {
    var draws: [CGRect] = []
    var code: (CGRect) -> Void = { _ in }

    override init(frame: CGRect) {
      super.init(frame: frame)
      isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
      draws.append(rect)
      code(rect)
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let canvas = Canvas(frame: CGRect(10, 10, 40, 40))

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Outline {
    .path(UIBezierPath(rect: CGRect(x, y, side, side)).cgPath.elements, rule: .winding)
  }

  private func shift(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y)
  }

  @Test func `a view is drawn once, and again when it asks`() throws {
    try onStage { stage in
      stage.window.addSubview(canvas)
      try stage.runtime.layOut()
      try stage.runtime.layOut()
      #expect(canvas.draws == [CGRect(0, 0, 40, 40)])
      canvas.setNeedsDisplay()
      try stage.runtime.layOut()
      canvas.bounds.size.width = 50
      try stage.runtime.layOut()
      #expect(canvas.draws.count == 2)
      canvas.contentMode = .redraw
      canvas.bounds.size.width = 60
      try stage.runtime.layOut()
      #expect(canvas.draws.last == CGRect(0, 0, 60, 40))
      #expect(canvas.draws.count == 3)
    }
  }

  @Test func `a view without size is drawn when it gets one`() throws {
    try onStage { stage in
      let canvas = Canvas()
      stage.window.addSubview(canvas)
      try stage.runtime.layOut()
      #expect(canvas.draws.isEmpty)
      canvas.frame.size = CGSize(width: 5, height: 5)
      try stage.runtime.layOut()
      #expect(canvas.draws == [CGRect(0, 0, 5, 5)])
    }
  }

  @Test func `paths are filled and stroked over the background`() throws {
    try onStage { stage in
      canvas.backgroundColor = .white
      canvas.code = { _ in
        UIColor.red.set()
        let path = UIBezierPath(rect: CGRect(10, 10, 20, 20))
        path.lineWidth = 2
        path.lineJoinStyle = .round
        path.fill()
        path.stroke()
      }
      stage.window.addSubview(canvas)
      try stage.runtime.layOut()
      #expect(
        stage.runtime.snapshot().commands == [
          .fill(.rectangle(CGRect(0, 0, 40, 40)), .white, transform: shift(10, 10)),
          .fill(square(10, 10, 20), red, transform: shift(10, 10)),
          .stroke(
            square(10, 10, 20), StrokeStyle(width: 2, join: .round), red,
            transform: shift(10, 10)),
        ])
    }
  }

  @Test func `what is drawn beyond the bounds is cut`() throws {
    try onStage { stage in
      canvas.code = { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(30, 30, 20, 20))
      }
      stage.window.addSubview(canvas)
      try stage.runtime.layOut()
      #expect(
        stage.runtime.snapshot().commands == [
          .group(
            DisplayList([.fill(square(30, 30, 20), red, transform: shift(10, 10))]),
            clip: .rectangle(CGRect(0, 0, 40, 40)), transform: shift(10, 10), opacity: 1)
        ])
    }
  }

  @Test func `a context keeps its state and maps what it draws`() throws {
    try onStage { stage in
      canvas.code = { _ in
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(UIColor.red.cgColor)
        context.setAlpha(0.5)
        context.fill(CGRect(0, 0, 5, 5))
        context.restoreGState()
        context.move(to: .zero)
        context.addLine(to: CGPoint(3, 0))
        context.addLine(to: CGPoint(3, 3))
        context.closePath()
        context.drawPath(using: .fill)
      }
      stage.window.addSubview(canvas)
      try stage.runtime.layOut()
      var faded = red
      faded.alpha = 0.5
      let triangle: [PathElement] = [
        .move(.zero), .line(CGPoint(3, 0)), .line(CGPoint(3, 3)), .close,
      ]
      #expect(
        stage.runtime.snapshot().commands == [
          .fill(
            square(0, 0, 5), faded,
            transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 10)),
          .fill(.path(triangle, rule: .winding), .black, transform: shift(10, 10)),
        ])
    }
  }

  @Test func `a path is mapped where it is built, its line where it is drawn`() throws {
    try onStage { stage in
      canvas.code = { _ in
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.move(to: CGPoint(2, 2))
        context.scaleBy(x: 4, y: 4)
        context.addLine(to: CGPoint(2, 2))
        context.setLineWidth(0.5)
        context.setLineJoin(.round)
        context.strokePath()
      }
      stage.window.addSubview(canvas)
      try stage.runtime.layOut()
      let line: [PathElement] = [.move(CGPoint(0.5, 0.5)), .line(CGPoint(2, 2))]
      #expect(
        stage.runtime.snapshot().commands == [
          .stroke(
            .path(line, rule: .winding), StrokeStyle(width: 0.5, join: .round), .black,
            transform: CGAffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 10, ty: 10))
        ])
    }
  }

  @Test func `a clip cuts what comes after it until the state goes back`() throws {
    try onStage { stage in
      canvas.code = { _ in
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.red.setFill()
        context.saveGState()
        UIBezierPath(rect: CGRect(0, 0, 4, 4)).addClip()
        context.clip(to: CGRect(2, 2, 4, 4))
        UIRectFill(CGRect(0, 0, 10, 10))
        context.restoreGState()
        UIRectFill(CGRect(0, 0, 1, 1))
      }
      stage.window.addSubview(canvas)
      try stage.runtime.layOut()
      #expect(
        stage.runtime.snapshot().commands == [
          .group(
            DisplayList([
              .group(
                DisplayList([.fill(square(0, 0, 10), red, transform: shift(10, 10))]),
                clip: square(2, 2, 4), transform: shift(10, 10), opacity: 1)
            ]), clip: square(0, 0, 4), transform: shift(10, 10), opacity: 1),
          .fill(square(0, 0, 1), red, transform: shift(10, 10)),
        ])
    }
  }

  /// Where the square (0, 0)–(40, 40) is after the view has become 80 points wide.
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(0, 0, 80, 40)),
    (.scaleAspectFit, CGRect(20, 0, 40, 40)),
    (.scaleAspectFill, CGRect(0, -20, 80, 80)), (.center, CGRect(20, 0, 40, 40)),
    (.left, CGRect(0, 0, 40, 40)), (.bottomRight, CGRect(40, 0, 40, 40)),
  ])
  func `the content mode says where a drawing stands`(
    mode: UIView.ContentMode, expected: CGRect
  ) {
    let old = CGRect(0, 0, 40, 40)
    let place = mode.gravity.transform(from: old, to: CGRect(0, 0, 80, 40))
    #expect(old.applying(place) == expected)
  }

  @Test func `outside of drawing there is nothing to draw in`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIBezierPath(rect: CGRect(0, 0, 1, 1)).fill()
  }

  @Test func `a layer of one's own draws for itself`() throws {
    final class Dot: CALayer {
      override func draw(in ctx: CGContext) { ctx.fillEllipse(in: bounds) }
    }
    try onStage { stage in
      let dot = Dot()
      dot.bounds = CGRect(0, 0, 8, 8)
      stage.window.layer.addSublayer(dot)
      try stage.runtime.layOut()
      #expect(stage.runtime.snapshot().commands.isEmpty)
      dot.setNeedsDisplay()
      try stage.runtime.layOut()
      #expect(stage.runtime.snapshot().commands.count == 1)
    }
  }
}
