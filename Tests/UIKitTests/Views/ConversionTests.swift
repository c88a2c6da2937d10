import Testing
import UIKit

@MainActor @Suite struct ConversionTests {
  @Test func `a scrolled superview moves its subviews the other way`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = UIView(frame: CGRect(x: 5, y: 40, width: 10, height: 10))
    window.addSubview(scrolled)
    scrolled.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 31))
    #expect(inner.convert(CGPoint(x: 16, y: 31), from: nil) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(CGPoint.zero, to: scrolled) == CGPoint(x: 5, y: 40))
    #expect(scrolled.convert(CGPoint(x: 5, y: 40), to: inner) == .zero)
  }

  @Test func `a turned superview turns what is inside about its centre`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let turned = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    root.addSubview(turned)
    turned.addSubview(inner)
    // A quarter turn on screen brings the upper left corner to the upper right.
    let corner = inner.convert(CGPoint.zero, to: root)
    #expect(abs(corner.x - 150) < 1e-12 && abs(corner.y - 50) < 1e-12)
    expectClose(
      inner.convert(inner.bounds, to: root), CGRect(x: 140, y: 50, width: 10, height: 20))
    expectClose(
      inner.convert(CGRect(x: 140, y: 50, width: 10, height: 20), from: root), inner.bounds)
  }

  @Test func `cousins convert through what they share`() {
    let root = UIView(frame: CGRect(x: 1000, y: 1000, width: 400, height: 400))
    let left = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    left.transform = CGAffineTransform(scaleX: 2, y: 2)
    let right = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
    root.addSubview(left)
    root.addSubview(right)
    // left's box is (-40, -50, 200, 200).
    #expect(left.convert(CGPoint(x: 10, y: 10), to: right) == CGPoint(x: -220, y: -80))
    #expect(right.convert(CGPoint(x: -220, y: -80), to: left) == CGPoint(x: 10, y: 10))
    #expect(left.convert(CGPoint(x: 10, y: 10), from: right) == CGPoint(x: 125, y: 55))
  }

  @Test func `a descendant is the view itself or inside it`() {
    let outer = UIView()
    let middle = UIView()
    let inner = UIView()
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.isDescendant(of: outer))
    #expect(inner.isDescendant(of: inner))
    #expect(!outer.isDescendant(of: inner))
    middle.removeFromSuperview()
    #expect(!inner.isDescendant(of: outer))
  }

  @Test func `the screen is that of the runtime which runs now`() {
    let before = Runtime.current
    defer { Runtime.current = before }
    Runtime.current = Runtime(
      screen: UIScreen(size: CGSize(width: 375, height: 667), scale: 3))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(UIScreen.main.nativeBounds.width == 1125)
  }
}
