import Testing
import UIKit

@MainActor @Suite struct LayoutTests {
  final class Counting: UIView {
    var layouts = 0
    var onLayout: (Counting) -> Void = { _ in }
    override func layoutSubviews() {
      layouts += 1
      onLayout(self)
    }
  }

  @Test func `a view is laid out once when it came and once when its size changed`() throws {
    try onStage { stage in
      let view = Counting(frame: CGRect(0, 0, 10, 10))
      stage.window.addSubview(view)
      try stage.runtime.layOut()
      try stage.runtime.layOut()
      #expect(view.layouts == 1)
      view.frame.origin.x = 5
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      try stage.runtime.layOut()
      #expect(view.layouts == 1)
      view.bounds.size.width = 30
      view.setNeedsLayout()
      try stage.runtime.layOut()
      #expect(view.layouts == 2)
      view.addSubview(UIView())
      try stage.runtime.layOut()
      #expect(view.layouts == 3)
    }
  }

  @Test func `what a layout asks of views further in is done in the same pass`() throws {
    try onStage { stage in
      let outer = Counting()
      let inner = Counting()
      outer.addSubview(inner)
      outer.onLayout = { inner.frame = $0.bounds }
      stage.window.addSubview(outer)
      outer.frame = CGRect(0, 0, 70, 70)
      try stage.runtime.layOut()
      #expect(inner.bounds.size == CGSize(width: 70, height: 70))
      #expect(outer.layouts == 1 && inner.layouts == 1)
    }
  }

  @Test func `a view may ask its superview again`() throws {
    try onStage { stage in
      let outer = Counting()
      let inner = Counting()
      outer.addSubview(inner)
      inner.onLayout = { if $0.layouts == 1 { $0.superview?.setNeedsLayout() } }
      stage.window.addSubview(outer)
      try stage.runtime.layOut()
      #expect(outer.layouts == 2 && inner.layouts == 1)
    }
  }

  @Test func `a view that never has enough is named`() throws {
    try onStage { stage in
      let view = Counting(frame: CGRect(0, 0, 1, 1))
      view.accessibilityIdentifier = "greedy"
      view.onLayout = { $0.setNeedsLayout() }
      stage.window.addSubview(view)
      #expect(
        throws: UIKitError.layoutDoesNotSettle(
          view: "<Counting: frame = (0 0; 1 1); identifier = greedy>", passes: 100)
      ) { try stage.runtime.layOut() }
    }
  }

  @Test func `layout at once begins at the outermost view that asks`() {
    let top = Counting()
    let middle = Counting()
    let inner = Counting()
    top.addSubview(middle)
    middle.addSubview(inner)
    inner.layoutIfNeeded()
    #expect([top, middle, inner].map(\.layouts) == [1, 1, 1])
    inner.setNeedsLayout()
    top.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect([top, middle, inner].map(\.layouts) == [1, 1, 2])
  }

  nonisolated private static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(10, 10, 60, 60)),
    ([.flexibleWidth, .flexibleHeight], CGRect(10, 10, 110, 110)),
    ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(60, 60, 60, 60)),
    (.flexibleRightMargin, CGRect(10, 10, 60, 60)),
    (
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      CGRect(22.5, 22.5, 60, 60)
    ),
    (UIView.AutoresizingMask(rawValue: 63), CGRect(15, 15, 90, 90)),
  ]

  /// Margins of 10 and 30 and a length of 60 in 100, after the superview has grown to 150.
  @Test(arguments: masks)
  func `a mask says which parts give way`(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = UIView(frame: CGRect(0, 0, 100, 100))
    let child = UIView(frame: CGRect(10, 10, 60, 60))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 150, height: 150)
    expectClose(child.frame, expected)
  }

  @Test func `a superview that had no size gives all to the flexible part`() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 40, height: 50)
    #expect(child.frame == CGRect(0, 0, 40, 50))
    parent.autoresizesSubviews = false
    parent.bounds.size = CGSize(width: 10, height: 10)
    #expect(child.frame == CGRect(0, 0, 40, 50))
  }

  @Test func `a turned view keeps its turn while its size follows`() {
    let parent = UIView(frame: CGRect(0, 0, 100, 100))
    let child = UIView(frame: CGRect(0, 0, 100, 50))
    child.transform = CGAffineTransform(rotationAngle: 1)
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.bounds.size == CGSize(width: 200, height: 50))
    #expect(child.center == CGPoint(100, 25))
    #expect(child.transform == CGAffineTransform(rotationAngle: 1))
  }

  @Test func `fitting keeps the upper left corner`() {
    final class Sized: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
    }
    let view = Sized(frame: CGRect(5, 6, 10, 10))
    view.sizeToFit()
    #expect(view.frame == CGRect(5, 6, 30, 20))
  }
}
