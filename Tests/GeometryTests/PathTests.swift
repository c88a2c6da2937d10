import Geometry
import Testing

@Suite struct PathTests {
  @Test func `an ellipse begins at its right end and goes down first`() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 100), transform: nil)
    let first = path.elements.prefix(2)
    #expect(
      Array(first) == [
        .move(CGPoint(x: 200, y: 50)),
        .curve(
          CGPoint(x: 100, y: 100),
          control1: CGPoint(x: 200, y: 50 + 50 * 0.55228474983),
          control2: CGPoint(x: 100 + 100 * 0.55228474983, y: 100)),
      ])
    #expect(path.elements.last == .close)
    #expect(path.elements.count == 6)
  }

  @Test func `a tight box follows the curve, the other box its control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
    // The curve's height is 2·t·(1 − t)·80, 40 at its middle.
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func `a cubic curve's box is the one of its turning points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 0, y: 100), control1: CGPoint(x: 60, y: 0), control2: CGPoint(x: 60, y: 100))
    // x is 180·t·(1 − t), 45 at its middle.
    #expect(abs(path.boundingBoxOfPath.maxX - 45) < 1e-12)
    #expect(path.boundingBoxOfPath.height == 100)
  }

  @Test func `an empty path has no box and its pen at the origin`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.currentPoint == .zero)
  }

  @Test func `closing puts the pen back to where the subpath began`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 3, y: 4, width: 10, height: 10))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.currentPoint == .zero)
  }

  @Test func `a ring's hole is inside by winding and outside by even and odd`() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    let middle = CGPoint(x: 50, y: 50)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 10, y: 50), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `the edge of a circle is found to a hundredth of a point`() {
    let circle = CGPath(
      ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
    // The four curves leave a true circle by at most 0.00028 of its radius.
    for angle in stride(from: 0.05, to: 6.28, by: 0.1) {
      #expect(circle.contains(CGPoint(x: 99.98 * cos(angle), y: 99.98 * sin(angle))))
      #expect(!circle.contains(CGPoint(x: 100.04 * cos(angle), y: 100.04 * sin(angle))))
    }
  }

  @Test func `a full turn is drawn whole in either direction`() {
    for clockwise in [false, true] {
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      #expect(path.elements.count == 5)
      #expect(abs(path.boundingBoxOfPath.width - 20) < 1e-9)
      #expect(abs(path.boundingBoxOfPath.height - 20) < 1e-9)
    }
  }

  @Test(arguments: [
    (false, CGPoint(x: 10 * cos(0.25 * .pi), y: 10 * sin(0.25 * .pi))),
    (true, CGPoint(x: 10 * cos(1.25 * .pi), y: 10 * sin(1.25 * .pi))),
  ])
  func `a quarter arc takes the short or the long way`(clockwise: Bool, passed: CGPoint) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    let nearest = path.elements.flattened().joined().map {
      hypot($0.x - passed.x, $0.y - passed.y)
    }.min()
    // Neighbouring chord ends lie 0.27 points apart on this circle.
    #expect((nearest ?? .infinity) < 0.15)
    #expect(path.elements.count == (clockwise ? 4 : 2))
  }

  @Test func `an arc is joined to the pen by a line`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 20, y: 0), radius: 5, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.elements[1] == .line(CGPoint(x: 25, y: 0)))
  }

  @Test func `chords stay as near to their curve as asked`() {
    let circle = CGPath(
      ellipseIn: CGRect(x: -500, y: -500, width: 1000, height: 1000), transform: nil)
    for points in circle.elements.flattened(tolerance: 0.01) {
      for (from, to) in zip(points, points.dropFirst()) {
        let middle = hypot((from.x + to.x) / 2, (from.y + to.y) / 2)
        // 0.14 points is how far the curve itself leaves the circle.
        #expect(middle > 500 - 0.01 && middle < 500.14)
      }
    }
  }

  @Test func `applying gives the control points before the end`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    var seen: [String] = []
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      seen.append("\(element.type) \(element.points[0].x)")
    }
    #expect(seen == ["moveToPoint 0.0", "addQuadCurveToPoint 1.0", "closeSubpath 0.0"])
  }

  @Test func `a copy does not follow the original`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    let copy = try #require(path.copy())
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(copy.elements == [.move(.zero)])
    #expect(copy != path)
  }

  @Test func `what is drawn backwards twice is the same`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 9, y: 0), control1: CGPoint(x: 1, y: 5), control2: CGPoint(x: 8, y: 7))
    path.addLine(to: CGPoint(x: 20, y: 0))
    path.move(to: CGPoint(x: 50, y: 50))
    path.addQuadCurve(to: CGPoint(x: 60, y: 50), control: CGPoint(x: 55, y: 60))
    let back = path.elements.drawnBackwards
    #expect(back.first == .move(CGPoint(x: 60, y: 50)))
    #expect(
      back.last == .curve(.zero, control1: CGPoint(x: 8, y: 7), control2: CGPoint(x: 1, y: 5)))
    #expect(back.drawnBackwards == path.elements)
  }

  @Test func `a rounded corner is cut to half the shorter side`() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 100, cornerHeight: 100,
      transform: nil)
    #expect(path.elements.first == .move(CGPoint(x: 0, y: 10)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 20, y: 1)))
  }
}
