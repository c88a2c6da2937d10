import Foundation
import Testing

@testable import Geometry

/// Edges of lines, measured by closed forms.
@Suite struct StrokedPathTests {
  private func stroked(
    _ path: CGMutablePath, _ width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  private func line(_ points: CGPoint...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  @Test(arguments: [(CGLineCap.butt, 0.0), (.round, 2), (.square, 2)])
  func `a line is as wide as its width, and longer by its caps`(cap: CGLineCap, longer: CGFloat) {
    let edge = stroked(line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)), 4, cap: cap)
    let box = edge.boundingBoxOfPath
    #expect(abs(box.minX - (10 - longer)) < 1e-9 && abs(box.maxX - (30 + longer)) < 1e-9)
    #expect(abs(box.minY - 8) < 1e-9 && abs(box.maxY - 12) < 1e-9)
    #expect(edge.contains(CGPoint(x: 31.9, y: 11.9)) == (cap == .square))
    #expect(edge.contains(CGPoint(x: 31.9, y: 10)) == (cap != .butt))
  }

  @Test func `a mitre ends where both edges meet, unless it is too long`() {
    let corner = line(CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 20))
    let reach = 2 * 2.0.squareRoot()
    #expect(abs(stroked(corner, 4).boundingBoxOfPath.minY + reach) < 1e-9)
    #expect(abs(stroked(corner, 4, join: .round).boundingBoxOfPath.minY + 2) < 1e-3)
    let bevel = stroked(corner, 4, join: .bevel).boundingBoxOfPath.minY
    #expect(abs(bevel + 2.0.squareRoot()) < 1e-9)
    #expect(stroked(corner, 4, limit: 1.4).boundingBoxOfPath.minY == bevel)
  }

  @Test func `a closed line leaves its inside free, whichever way it runs`() {
    for path in [
      CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil),
      CGPath(elements: [
        .move(.zero), .line(CGPoint(x: 0, y: 20)), .line(CGPoint(x: 20, y: 20)),
        .line(CGPoint(x: 20, y: 0)), .close,
      ]),
    ] {
      let edge = path.copy(
        strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
      #expect(edge.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 22, height: 22))
      #expect(!edge.contains(CGPoint(x: 10, y: 10)) && edge.contains(CGPoint(x: 0.5, y: 10)))
      #expect(edge.contains(CGPoint(x: -0.5, y: -0.5)))
    }
  }

  @Test func `the edge of a circle lies half a width from it`() {
    let circle = CGPath(
      ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let edge = circle.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
      func point(_ radius: Double) -> CGPoint {
        CGPoint(x: radius * cos(angle), y: radius * sin(angle))
      }
      #expect(!edge.contains(point(44.9)) && edge.contains(point(45.1)))
      #expect(edge.contains(point(54.9)) && !edge.contains(point(55.1)))
    }
  }

  @Test func `a point is a dot only where the line has caps`() {
    let dot = line(CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5))
    #expect(stroked(dot, 4).isEmpty)
    #expect(stroked(dot, 4, cap: .round).contains(CGPoint(x: 5, y: 3.1)))
    #expect(stroked(dot, 4, cap: .square).contains(CGPoint(x: 3.1, y: 3.1)))
    #expect(stroked(dot, 0, cap: .round).isEmpty)
  }

  @Test func `dashes begin in their phase, and each subpath anew`() {
    let path = line(.zero, CGPoint(x: 10, y: 0))
    path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 4, y: 5)])
    let dashes = path.copy(dashingWithPhase: 1, lengths: [3, 2])
    #expect(
      dashes.elements == [
        .move(.zero), .line(CGPoint(x: 2, y: 0)), .move(CGPoint(x: 4, y: 0)),
        .line(CGPoint(x: 7, y: 0)), .move(CGPoint(x: 9, y: 0)), .line(CGPoint(x: 10, y: 0)),
        .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 2, y: 5)),
      ])
    #expect(path.copy(dashingWithPhase: 0, lengths: []) == path.copy())
    #expect(path.copy(dashingWithPhase: 0, lengths: [1e-9, 1e-9]).elements == path.elements)
  }

  @Test func `an arc touches both of its tangents`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(path.elements[1] == .line(CGPoint(x: 15, y: 0)))
    #expect(abs(path.currentPoint.x - 20) < 1e-9 && abs(path.currentPoint.y - 5) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.maxX - 20) < 1e-3)
    #expect(path.contains(CGPoint(x: 17, y: 1.5)))
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 20), tangent2End: CGPoint(x: 20, y: 40), radius: 5)
    #expect(path.currentPoint == CGPoint(x: 20, y: 20))
    let left = CGMutablePath()
    left.move(to: .zero)
    left.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: -20), radius: 5)
    #expect(abs(left.currentPoint.y + 5) < 1e-9)
  }

  @Test func `upright rectangles are known, and nothing else`() {
    var rect = CGRect.zero
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: box, transform: nil).isRect(&rect))
    #expect(rect == box)
    #expect(!CGPath(ellipseIn: box, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: box, transform: &turn).isRect(nil))
    #expect(!CGMutablePath().isRect(nil))
  }

  @Test func `the edge has the name that Swift 3 gave to Objective-C's function, too`() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let edge = CGPath(
      __byStroking: line, transform: nil, lineWidth: 4, lineCap: .butt, lineJoin: .miter,
      miterLimit: 4)
    #expect(edge?.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
  }
}
