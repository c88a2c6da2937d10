import Drawing
import Testing
import UIKit

@MainActor @Suite struct SnapshotTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func box(_ frame: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private func shift(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y)
  }

  private func rectangle(_ width: CGFloat, _ height: CGFloat) -> Outline {
    .rectangle(CGRect(0, 0, width, height))
  }

  @Test func `a coloured view is one rectangle at its place`() throws {
    try onStage { stage in
      let outer = UIView(frame: CGRect(10, 20, 100, 100))
      outer.addSubview(box(CGRect(1, 2, 30, 40), .red))
      stage.window.addSubview(outer)
      #expect(
        stage.runtime.snapshot().commands == [
          .fill(rectangle(30, 40), red, transform: shift(11, 22))
        ])
    }
  }

  @Test func `a turned view keeps its own space`() throws {
    try onStage { stage in
      let view = box(CGRect(0, 0, 40, 40), .red)
      view.transform = CGAffineTransform(rotationAngle: 1)
      stage.window.addSubview(view)
      let expected = shift(-20, -20).concatenating(view.transform).concatenating(shift(20, 20))
      guard
        case .fill(rectangle(40, 40), red, let transform)? =
          stage.runtime.snapshot().commands.first
      else {
        Issue.record("no rectangle")
        return
      }
      for corner in [CGPoint(0, 0), CGPoint(40, 0), CGPoint(40, 40)] {
        let (one, other) = (corner.applying(transform), corner.applying(expected))
        // 1e-12 points: the same transform, multiplied in another order.
        #expect(hypot(one.x - other.x, one.y - other.y) < 1e-12)
      }
    }
  }

  @Test func `what cannot be seen leaves no command`() throws {
    try onStage { stage in
      let hidden = box(CGRect(0, 0, 9, 9), .red)
      hidden.isHidden = true
      let faint = box(CGRect(0, 0, 9, 9), .red)
      faint.alpha = 0
      let flat = box(CGRect(0, 0, 9, 9), .red)
      flat.transform = CGAffineTransform(scaleX: 0, y: 1)
      let views = [
        hidden, faint, flat, box(CGRect(0, 0, 9, 0), .red), box(CGRect(0, 0, 9, 9), .clear),
        UIView(frame: CGRect(0, 0, 9, 9)),
      ]
      let clipping = UIView(frame: CGRect(0, 0, 9, 9))
      clipping.clipsToBounds = true
      clipping.addSubview(UIView(frame: CGRect(0, 0, 5, 5)))
      for view in views + [clipping] { stage.window.addSubview(view) }
      #expect(stage.runtime.snapshot().commands.isEmpty)
    }
  }

  @Test func `one mark fades by itself, several fade together`() throws {
    try onStage { stage in
      let view = box(CGRect(0, 0, 40, 40), .red)
      view.alpha = 0.5
      stage.window.addSubview(view)
      var faded = red
      faded.alpha = 0.5
      #expect(
        stage.runtime.snapshot().commands == [
          .fill(rectangle(40, 40), faded, transform: .identity)
        ])
      view.addSubview(box(CGRect(10, 10, 5, 5), .blue))
      #expect(
        stage.runtime.snapshot().commands == [
          .group(
            DisplayList([
              .fill(rectangle(40, 40), red, transform: .identity),
              .fill(rectangle(5, 5), blue, transform: shift(10, 10)),
            ]), clip: nil, transform: .identity, opacity: 0.5)
        ])
    }
  }

  @Test func `a view that clips cuts what is inside it and not itself`() throws {
    try onStage { stage in
      let view = box(CGRect(50, 50, 40, 40), .red)
      view.layer.cornerRadius = 8
      view.clipsToBounds = true
      view.addSubview(box(CGRect(30, 30, 40, 40), .blue))
      stage.window.addSubview(view)
      let outline = Outline.roundedRectangle(CGRect(0, 0, 40, 40), radius: 8)
      #expect(
        stage.runtime.snapshot().commands == [
          .fill(outline, red, transform: shift(50, 50)),
          .group(
            DisplayList([.fill(rectangle(40, 40), blue, transform: shift(80, 80))]),
            clip: outline, transform: shift(50, 50), opacity: 1),
        ])
    }
  }

  @Test func `a fading view that clips is one group`() throws {
    try onStage { stage in
      let view = UIView(frame: CGRect(0, 0, 40, 40))
      view.clipsToBounds = true
      view.alpha = 0.25
      view.addSubview(box(CGRect(30, 30, 40, 40), .blue))
      stage.window.addSubview(view)
      #expect(
        stage.runtime.snapshot().commands == [
          .group(
            DisplayList([.fill(rectangle(40, 40), blue, transform: shift(30, 30))]),
            clip: rectangle(40, 40), transform: .identity, opacity: 0.25)
        ])
    }
  }

  @Test func `the border lies inside the edge and over what is inside`() throws {
    try onStage { stage in
      let view = box(CGRect(0, 0, 40, 40), .red)
      view.layer.borderWidth = 4
      view.layer.borderColor = UIColor.blue.cgColor
      view.addSubview(box(CGRect(0, 0, 5, 5), .blue))
      stage.window.addSubview(view)
      let commands = stage.runtime.snapshot().commands
      #expect(commands.count == 3)
      #expect(
        commands.last
          == .stroke(
            .rectangle(CGRect(2, 2, 36, 36)), StrokeStyle(width: 4), blue, transform: .identity))
      view.layer.cornerRadius = 10
      #expect(
        stage.runtime.snapshot().commands.last
          == .stroke(
            .roundedRectangle(CGRect(2, 2, 36, 36), radius: 8), StrokeStyle(width: 4), blue,
            transform: .identity))
    }
  }

  @Test func `a border wider than its corner is round outside and square inside`() throws {
    try onStage { stage in
      let view = UIView(frame: CGRect(0, 0, 40, 40))
      view.layer.borderWidth = 8
      view.layer.cornerRadius = 3
      stage.window.addSubview(view)
      guard
        case .fill(.path(let elements, rule: .evenOdd), .black, _)? =
          stage.runtime.snapshot().commands.first
      else {
        Issue.record("no ring")
        return
      }
      #expect(!elements.contains(CGPoint(0.3, 0.3), evenOdd: true))
      #expect(elements.contains(CGPoint(4, 4), evenOdd: true))
      #expect(!elements.contains(CGPoint(8.1, 8.1), evenOdd: true))
      view.layer.borderWidth = 20
      #expect(
        stage.runtime.snapshot().commands.first
          == .fill(
            .roundedRectangle(CGRect(0, 0, 40, 40), radius: 3), .black, transform: .identity))
    }
  }

  @Test func `a radius is at most half the shorter side`() throws {
    try onStage { stage in
      let view = box(CGRect(0, 0, 40, 20), .red)
      view.layer.cornerRadius = 100
      stage.window.addSubview(view)
      #expect(
        stage.runtime.snapshot().commands == [
          .fill(.roundedRectangle(CGRect(0, 0, 40, 20), radius: 10), red, transform: .identity)
        ])
    }
  }

  @Test func `only masked corners are round`() throws {
    try onStage { stage in
      let view = box(CGRect(0, 0, 40, 40), .red)
      view.layer.cornerRadius = 20
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      stage.window.addSubview(view)
      guard case .fill(.path(let elements, _), _, _)? = stage.runtime.snapshot().commands.first
      else {
        Issue.record("no path")
        return
      }
      let corners = [CGPoint(1, 1), CGPoint(39, 1), CGPoint(1, 39), CGPoint(39, 39)]
      #expect(corners.map { elements.contains($0, evenOdd: false) } == [false, false, true, true])
    }
  }

  @Test func `a higher layer is drawn later, equal ones in their order`() throws {
    try onStage { stage in
      let heights: [CGFloat] = [1, 0, 1, -1]
      for (index, height) in heights.enumerated() {
        let view = box(CGRect(CGFloat(index), 0, 1, 1), .red)
        view.layer.zPosition = height
        stage.window.addSubview(view)
      }
      let order = stage.runtime.snapshot().commands.map { command -> CGFloat in
        if case .fill(_, _, let transform) = command { transform.tx } else { -1 }
      }
      #expect(order == [3, 1, 0, 2])
    }
  }

  @Test func `a shape layer draws its path over its background`() throws {
    try onStage { stage in
      let shape = CAShapeLayer()
      shape.frame = CGRect(10, 10, 20, 20)
      shape.path = UIBezierPath(rect: CGRect(0, 0, 50, 5)).cgPath
      shape.strokeColor = UIColor.red.cgColor
      shape.lineWidth = 3
      shape.lineCap = .round
      shape.lineDashPattern = [4, 2]
      stage.window.layer.addSublayer(shape)
      let path = Outline.path(
        UIBezierPath(rect: CGRect(0, 0, 50, 5)).cgPath.elements, rule: .winding)
      #expect(
        stage.runtime.snapshot().commands == [
          .fill(path, .black, transform: shift(10, 10)),
          .stroke(
            path, StrokeStyle(width: 3, cap: .round, dashes: [4, 2]), red,
            transform: shift(10, 10)),
        ])
      shape.fillColor = nil
      shape.strokeColor = UIColor.clear.cgColor
      #expect(stage.runtime.snapshot().commands.isEmpty)
    }
  }

  @Test func `windows lie over one another as they were shown`() throws {
    try onStage { stage in
      stage.window.backgroundColor = .red
      let second = UIWindow(frame: CGRect(10, 10, 20, 20))
      second.backgroundColor = .blue
      #expect(stage.runtime.snapshot().commands.count == 1)
      second.isHidden = false
      #expect(
        stage.runtime.snapshot().commands.last
          == .fill(rectangle(20, 20), blue, transform: shift(10, 10)))
    }
  }

  @Test func `reading changes nothing`() throws {
    try onStage(root: UIViewController()) { stage in
      stage.window.addSubview(box(CGRect(0, 0, 40, 40), .orange))
      let first = stage.runtime.snapshot()
      #expect(stage.runtime.snapshot() == first)
    }
  }
}
