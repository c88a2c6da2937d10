import Testing
import UIKit

@Suite struct AreaTests {
  private let left = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
  private let right = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)

  /// The area by its points on a grid of 1 point.
  private func area(_ path: CGPath, rule: CGPathFillRule = .winding) -> Int {
    var count = 0
    for x in -10..<60 {
      for y in -10..<60
      where path.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), using: rule) {
        count += 1
      }
    }
    return count
  }

  @Test func `two squares make a union, an intersection and differences`() {
    #expect(area(left.union(right)) == 700)
    #expect(area(left.intersection(right)) == 100)
    #expect(area(left.subtracting(right)) == 300)
    #expect(area(left.symmetricDifference(right)) == 600)
    #expect(left.union(right).boundingBox == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(left.intersects(right))
    let far = CGPath(rect: CGRect(x: 40, y: 0, width: 5, height: 5), transform: nil)
    #expect(!left.intersects(far) && area(left.union(far)) == 425)
    #expect(left.subtracting(left).isEmpty && area(left.union(left)) == 400)
  }

  @Test func `squares that share an edge become one rectangle`() {
    let beside = CGPath(rect: CGRect(x: 20, y: 0, width: 20, height: 20), transform: nil)
    var rect = CGRect.zero
    #expect(left.union(beside).isRect(&rect) && rect == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func `a hole stays a hole by either rule`() {
    let inner = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    let ring = left.subtracting(inner)
    #expect(area(ring) == 300 && area(ring, rule: .evenOdd) == 300)
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func `circles are cut within a hundredth of a point`() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    let half = circle.intersection(
      CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40), transform: nil))
    let box = half.boundingBox
    #expect(abs(box.minX) < 0.01 && abs(box.maxX - 20) < 0.01 && abs(box.height - 40) < 0.01)
    #expect(abs(area(half) - 628) < 10)
  }

  @Test func `a line that crosses itself is made plain`() {
    let bow = CGMutablePath()
    bow.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20),
    ])
    bow.closeSubpath()
    #expect(area(bow.normalized(using: .evenOdd)) == area(bow, rule: .evenOdd))
    let flat = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      .flattened(threshold: 0.5)
    var hasCurves = false
    flat.applyWithBlock {
      if $0.pointee.type.rawValue > 1, $0.pointee.type != .closeSubpath { hasCurves = true }
    }
    #expect(!hasCurves && flat.boundingBox.width > 9)
  }
}
