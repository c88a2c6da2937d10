import Testing
import UIKit

/// The elements of a path one by one.
@Suite struct PathElementTests {
  private let path: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    return path
  }()

  @Test func `a function gets each element with what was given`() {
    var ends: [CGPoint] = []
    withUnsafeMutablePointer(to: &ends) { info in
      path.apply(info: info) { info, element in
        guard element.pointee.type != .closeSubpath else { return }
        info?.assumingMemoryBound(to: [CGPoint].self).pointee.append(element.pointee.points[0])
      }
    }
    #expect(ends == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
  }

  @Test func `a closure goes through a pointer and comes back`() {
    typealias Body = (CGPathElement) -> Void
    var kinds: [CGPathElementType] = []
    let body: Body = { kinds.append($0.type) }
    let callback: (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = {
      unsafeBitCast($0, to: Body.self)($1.pointee)
    }
    path.apply(
      info: unsafeBitCast(body, to: UnsafeMutableRawPointer.self),
      function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
    #expect(kinds == [.moveToPoint, .addLineToPoint, .closeSubpath])
  }
}
