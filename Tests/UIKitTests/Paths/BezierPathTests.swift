import Testing
import UIKit

@Suite struct BezierPathTests {
  @Test func `clockwise is as seen on the screen`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.cgPath.elements.count == 2)
    #expect(abs(path.currentPoint.x) < 1e-12 && path.currentPoint.y == 10)
    let back = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(back.cgPath.elements.count == 4)
  }

  @Test func `only the named corners are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 30, height: 30))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 2, y: 98)))
  }

  @Test func `a path read does not change with its object`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let read = path.cgPath
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(read.boundingBox.minX == 0)
    #expect(path.bounds.minX == 5)
  }

  @Test func `a copy has the style too`() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy.lineWidth == 3)
    #expect(copy.lineCapStyle == .round)
    #expect(copy.lineDashPattern == [4, 2])
    #expect(copy.cgPath == path.cgPath)
  }

  @Test func `a line without a beginning is not drawn`() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(
      to: CGPoint(x: 2, y: 2), controlPoint1: CGPoint(x: 3, y: 0),
      controlPoint2: CGPoint(x: 3, y: 1))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 3, height: 2))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }
}
