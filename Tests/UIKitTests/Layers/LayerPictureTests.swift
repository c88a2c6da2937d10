import Drawing
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct LayerPictureTests {
  private let square = Outline.rectangle(CGRect(0, 0, 10, 10))
  private let red = Color(red: 1, green: 0, blue: 0)

  private func commands(_ change: (CALayer) -> Void) throws -> [DrawCommand] {
    var commands: [DrawCommand] = []
    try onStage { stage in
      let layer = CALayer()
      layer.frame = CGRect(0, 0, 10, 10)
      layer.backgroundColor = UIColor.red.cgColor
      change(layer)
      stage.window.layer.addSublayer(layer)
      commands = stage.runtime.snapshot().commands
    }
    return commands
  }

  private var fill: DrawCommand { .fill(square, red, transform: .identity) }

  @Test func `a shadow lies behind what casts it`() throws {
    let found = try commands {
      $0.shadowOpacity = 0.5
      $0.shadowOffset = CGSize(width: 2, height: 4)
      $0.shadowRadius = 6
    }
    let shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.5), blur: 6, offset: CGVector(dx: 2, dy: 4))
    #expect(found == [.shadow(of: DisplayList([fill]), shadow), fill])
  }

  @Test func `a layer that is cut at its edge has no shadow`() throws {
    let found = try commands {
      $0.shadowOpacity = 1
      $0.masksToBounds = true
    }
    #expect(found == [fill])
  }

  @Test func `a shadow's path casts instead of the layer`() throws {
    let found = try commands {
      $0.shadowOpacity = 1
      $0.shadowPath = UIBezierPath(rect: CGRect(1, 1, 2, 2)).cgPath
    }
    guard case .shadow(let casting, _, _)? = found.first,
      case .fill(.path(let elements, _), _, _)? = casting.commands.first
    else {
      Issue.record("no shadow of a path")
      return
    }
    #expect(elements.controlPointBox == CGRect(1, 1, 2, 2))
  }

  @Test func `a shadow turns and grows with its layer`() throws {
    let found = try commands {
      $0.shadowOpacity = 1
      $0.shadowOffset = CGSize(width: 0, height: 3)
      $0.shadowRadius = 2
      $0.transform = CATransform3DScale(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 2, 2, 1)
    }
    guard case .shadow(_, let shadow, let transform)? = found.first else {
      Issue.record("no shadow")
      return
    }
    #expect(shadow.blur == 2)
    let placed = shadow.applying(transform)
    #expect(abs(placed.blur - 4) < 1e-12)
    #expect(abs(placed.offset.dx + 6) < 1e-12)
    #expect(abs(placed.offset.dy) < 1e-12)
  }

  @Test func `a mask is drawn in the layer's space`() throws {
    let found = try commands {
      let mask = CALayer()
      mask.frame = CGRect(2, 3, 4, 5)
      mask.backgroundColor = UIColor.black.cgColor
      $0.mask = mask
    }
    let stencil = DrawCommand.fill(
      .rectangle(CGRect(0, 0, 4, 5)), .black, transform: CGAffineTransform(translationX: 2, y: 3))
    #expect(found == [.masked(DisplayList([fill]), mask: DisplayList([stencil]))])
  }

  @Test func `a gradient layer fills its bounds`() throws {
    try onStage { stage in
      let layer = CAGradientLayer()
      layer.frame = CGRect(0, 0, 10, 10)
      layer.colors = [UIColor.red.cgColor, UIColor.black.cgColor, UIColor.clear.cgColor]
      stage.window.layer.addSublayer(layer)
      let gradient = Gradient(
        .axial(start: CGPoint(5, 0), end: CGPoint(5, 10)),
        stops: [
          .init(0, red), .init(0.5, .black),
          .init(1, Color(red: 0, green: 0, blue: 0, alpha: 0)),
        ])
      #expect(
        stage.runtime.snapshot().commands == [
          .gradient(square, gradient, transform: .identity)
        ])
    }
  }

  @Test func `a turn without perspective only narrows`() throws {
    let found = try commands { $0.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0) }
    guard case .fill(square, red, let map)? = found.first else {
      Issue.record("no rectangle")
      return
    }
    // cos 60° = ½, about the middle.
    #expect(abs(map.a - 0.5) < 1e-12)
    #expect(abs(map.tx - 2.5) < 1e-12)
    #expect(map.d == 1)
  }

  @Test func `in perspective what turns away is smaller`() throws {
    let found = try commands {
      var map = CATransform3DIdentity
      map.m34 = -1.0 / 100
      $0.transform = CATransform3DRotate(map, .pi / 4, 0, 1, 0)
    }
    guard case .projected(let content, let box, let projection)? = found.first else {
      Issue.record("no tilted plane")
      return
    }
    #expect(content.commands == [fill])
    #expect(box == CGRect(0, 0, 10, 10))
    // The right edge moves away by 5·sin 45°: it is seen at 5 + 5·cos 45°/(1 + 5·sin 45°/100).
    let far = 5 * 0.5.squareRoot()
    let right = try #require(projection.apply(CGPoint(10, 5)))
    #expect(abs(right.x - (5 + far / (1 + far / 100))) < 1e-12)
    #expect(abs(right.y - 5) < 1e-12)
    let left = try #require(projection.apply(CGPoint(0, 5)))
    #expect(abs(left.x - (5 - far / (1 - far / 100))) < 1e-12)
  }

  @Test func `a layer turns about its anchor point, before its plane too`() throws {
    let found = try commands {
      $0.anchorPointZ = 20
      var map = CATransform3DIdentity
      map.m34 = -1.0 / 100
      $0.transform = CATransform3DRotate(map, .pi / 4, 0, 1, 0)
    }
    guard case .projected(_, _, let projection)? = found.first else {
      Issue.record("no tilted plane")
      return
    }
    // The middle lies 20 behind the axis: it goes 20·sin 45° to the left and ends as far behind.
    let far = 20 * 0.5.squareRoot()
    let middle = try #require(projection.apply(CGPoint(5, 5)))
    #expect(abs(middle.x - (5 - far / (1 + far / 100))) < 1e-12)
    #expect(abs(middle.y - 5) < 1e-12)
  }

  @Test func `a frame goes with a turn about an axis before the plane`() {
    let layer = CALayer()
    layer.frame = CGRect(0, 0, 10, 10)
    layer.anchorPointZ = 20
    layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    // sin 30° = ½.
    #expect(abs(layer.frame.midX - -5) < 1e-12)
    #expect(abs(layer.transformToSuperlayer.tx - (-5 - 5 * layer.transform.m11)) < 1e-12)
    layer.frame = CGRect(0, 0, 10, 10)
    #expect(abs(layer.position.x - 15) < 1e-12)
    #expect(abs(layer.frame.midX - 5) < 1e-12)
  }

  @Test func `a layer seen from behind is left out where it has no back`() throws {
    #expect(
      try commands {
        $0.isDoubleSided = false
        $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      }.isEmpty)
  }

  @Test func `part of a line is drawn by its length`() throws {
    try onStage { stage in
      let layer = CAShapeLayer()
      let path = UIBezierPath()
      path.move(to: CGPoint(0, 0))
      path.addLine(to: CGPoint(30, 0))
      path.addLine(to: CGPoint(30, 10))
      layer.path = path.cgPath
      layer.fillColor = nil
      layer.strokeColor = UIColor.red.cgColor
      layer.strokeStart = 0.25
      layer.strokeEnd = 0.875
      stage.window.layer.addSublayer(layer)
      guard case .stroke(.path(let elements, _), _, _, _)? = stage.runtime.snapshot().commands.first
      else {
        Issue.record("no line")
        return
      }
      #expect(
        elements == [.move(CGPoint(10, 0)), .line(CGPoint(30, 0)), .line(CGPoint(30, 5))])
    }
  }

  @Test func `half of a circle's line is half of its circle`() throws {
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let half = circle.cgPath.elements.trimmed(from: 0, to: 0.5)
    let end = try #require(half.currentPoint)
    // The 64 chords by which each curve is measured are off by less than 1e-3 points.
    #expect(hypot(end.x + 10, end.y) < 1e-3)
  }

  @Test func `gentle corners begin before round ones, unless there is no room`() {
    let wide = [PathElement].continuouslyRoundedRectangle(
      CGRect(0, 0, 100, 100), corners: .all, radius: 10)
    #expect(wide.contains(.line(CGPoint(100 - 15.2866483, 0))))
    let pill = [PathElement].continuouslyRoundedRectangle(
      CGRect(0, 0, 100, 20), corners: .all, radius: 10)
    // A point at 60° of the quarter circle: on the circle to 1e-12 points.
    let onCircle = pill.compactMap { element -> CGPoint? in
      if case .curve(let end, _, _) = element { end } else { nil }
    }
    #expect(onCircle.count == 12)
    for point in onCircle {
      let centre = CGPoint(point.x < 50 ? 10 : 90, 10)
      #expect(abs(hypot(point.x - centre.x, point.y - centre.y) - 10) < 1e-12)
    }
  }

  @Test func `a mask draws what it shows, also where no view holds it`() throws {
    try onStage { stage in
      let label = UILabel(frame: CGRect(0, 0, 40, 20))
      label.text = "A"
      let layer = CALayer()
      layer.frame = CGRect(0, 0, 40, 20)
      layer.backgroundColor = UIColor.red.cgColor
      stage.window.layer.addSublayer(layer)
      stage.frame()
      layer.mask = label.layer
      @MainActor func mask() -> DisplayList? {
        stage.frame()
        guard case .masked(_, let mask)? = stage.runtime.snapshot().commands.last else {
          return nil
        }
        return mask
      }
      let first = try #require(mask())
      #expect(!first.commands.isEmpty)
      label.text = "B"
      #expect(mask() != first)
    }
  }
}
