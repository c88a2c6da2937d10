import Testing
import UIKit

/// How `frame`, `bounds`, `center` and `transform` determine one another.
@MainActor @Suite struct GeometryRelationTests {
  @Test func `a frame gives the middle and the size`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `a size grows about the middle`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds = CGRect(x: 7, y: 7, width: 20, height: 30)
    #expect(view.frame == CGRect(x: -5, y: -10, width: 20, height: 30))
    #expect(view.bounds.origin == CGPoint(x: 7, y: 7))
  }

  @Test func `a frame keeps the origin of the bounds`() {
    let view = UIView()
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 50, height: 60))
  }

  @Test(arguments: [
    (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 75, y: 50, width: 50, height: 100)),
    (CGAffineTransform(scaleX: 2, y: 0.5), CGRect(x: 0, y: 87.5, width: 200, height: 25)),
    (CGAffineTransform(translationX: 5, y: -5), CGRect(x: 55, y: 70, width: 100, height: 50)),
    (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 50, y: 75, width: 100, height: 50)),
  ])
  func `the frame is the box around the turned bounds`(
    transform: CGAffineTransform, expected: CGRect
  ) {
    let view = UIView(frame: CGRect(x: 50, y: 75, width: 100, height: 50))
    view.transform = transform
    expectClose(view.frame, expected)
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func `a square turned by an eighth of a turn is wider by the root of two`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let side = 40 * 2.0.squareRoot()
    expectClose(view.frame, CGRect(x: 20 - side / 2, y: 20 - side / 2, width: side, height: side))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 2, y: 4),
    CGAffineTransform(rotationAngle: .pi / 2),
    CGAffineTransform(rotationAngle: .pi).translatedBy(x: 3, y: 4),
    CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 10, ty: 20),
  ])
  func `a frame set under a transform that keeps axes is read back`(transform: CGAffineTransform) {
    let view = UIView()
    view.transform = transform
    let frame = CGRect(x: 10, y: 20, width: 80, height: 40)
    view.frame = frame
    expectClose(view.frame, frame)
  }

  @Test func `under a scale of two a frame halves the bounds`() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 40, y: 20))
  }

  @Test func `the anchor point says what the centre places`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expectClose(view.frame, CGRect(x: -50, y: 50, width: 100, height: 100))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    expectClose(view.frame, CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func `view and layer are one geometry`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.position = CGPoint(x: 50, y: 60)
    view.layer.bounds.size = CGSize(width: 20, height: 20)
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
    #expect(view.center == CGPoint(x: 50, y: 60))
    #expect(view.frame == CGRect(x: 20, y: 30, width: 60, height: 60))
    #expect(view.transform == CGAffineTransform(scaleX: 3, y: 3))
  }

  @Test func `observers hear of a new size and of nothing else`() {
    final class Listener: BoundsSizeObserver {
      var sizes: [CGSize] = []
      func boundsSizeDidChange(of view: UIView) { sizes.append(view.bounds.size) }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let listener = Listener()
    view.addBoundsSizeObserver(listener)
    view.center.x = 4
    view.frame.origin.x = 9
    view.bounds.origin.y = 5
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.layer.bounds.size.width = 11
    view.frame.size = CGSize(width: 40, height: 40)
    view.bounds.size.width = 30
    #expect(listener.sizes == [CGSize(width: 20, height: 20), CGSize(width: 30, height: 20)])
  }

  @Test func `a view prints its place and its names, and no address`() {
    let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 40, height: 40))
    #expect("\(view)" == "<UIView: frame = (0 0.5; 40 40)>")
    view.accessibilityIdentifier = "square"
    view.tag = 3
    #expect("\(view)" == "<UIView: frame = (0 0.5; 40 40); identifier = square; tag = 3>")
  }
}

/// Checks two rectangles, with a tolerance of 1e-12 points for sines that are not exactly zero.
@MainActor func expectClose(
  _ rect: CGRect, _ expected: CGRect, sourceLocation: SourceLocation = #_sourceLocation
) {
  let pairs = [
    (rect.minX, expected.minX), (rect.minY, expected.minY), (rect.width, expected.width),
    (rect.height, expected.height),
  ]
  #expect(
    pairs.allSatisfy { abs($0.0 - $0.1) < 1e-12 }, "\(rect) is not \(expected)",
    sourceLocation: sourceLocation)
}
