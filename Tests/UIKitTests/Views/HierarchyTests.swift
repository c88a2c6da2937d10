import Synchronization
import Testing
import UIKit

@MainActor @Suite struct HierarchyTests {
  /// Logs what a view is told.
  final class Listener: UIView {
    var name = ""
    var log: (String) -> Void = { _ in }

    override func willMove(toSuperview newSuperview: UIView?) {
      log("\(name) will move to \(newSuperview == nil ? "none" : "superview")")
    }
    override func didMoveToSuperview() { log("\(name) did move to superview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log("\(name) will move to \(newWindow == nil ? "none" : "window")")
    }
    override func didMoveToWindow() { log("\(name) did move to window") }
    override func didAddSubview(_ subview: UIView) { log("\(name) did add") }
    override func willRemoveSubview(_ subview: UIView) { log("\(name) will remove") }
  }

  private func views(_ count: Int) -> (UIView, [UIView]) {
    let parent = UIView()
    let children = (0..<count).map { index in
      let child = UIView()
      child.tag = index + 1
      parent.addSubview(child)
      return child
    }
    return (parent, children)
  }

  @Test func `a subclass may have a plain deinit, and a layer forgets the view that is gone`() {
    final class Ends: Sendable { let count = Mutex(0) }
    final class Plain: UIView {
      let ends: Ends
      init(_ ends: Ends) {
        self.ends = ends
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      deinit { ends.count.withLock { $0 += 1 } }
    }
    let ends = Ends()
    var view: UIView? = Plain(ends)
    let layer = view?.layer
    #expect(layer?.view === view && ends.count.withLock(\.self) == 0)
    view = nil
    #expect(layer?.view == nil && ends.count.withLock(\.self) == 1)
  }

  @Test func `each order function puts views where it says`() {
    let (parent, views) = views(4)
    parent.bringSubviewToFront(views[0])
    #expect(parent.subviews.map(\.tag) == [2, 3, 4, 1])
    parent.sendSubviewToBack(views[3])
    #expect(parent.subviews.map(\.tag) == [4, 2, 3, 1])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews.map(\.tag) == [3, 2, 4, 1])
    let fifth = UIView()
    fifth.tag = 5
    parent.insertSubview(fifth, at: 1)
    #expect(parent.subviews.map(\.tag) == [3, 5, 2, 4, 1])
    parent.insertSubview(views[0], belowSubview: fifth)
    #expect(parent.subviews.map(\.tag) == [3, 1, 5, 2, 4])
    parent.insertSubview(views[2], aboveSubview: views[1])
    #expect(parent.subviews.map(\.tag) == [1, 5, 2, 3, 4])
    parent.insertSubview(views[0], at: 99)
    #expect(parent.subviews.map(\.tag) == [5, 2, 3, 4, 1])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func `layers without views keep their place among those of views`() {
    let (parent, views) = views(2)
    let plain = CALayer()
    parent.layer.insertSublayer(plain, above: views[0].layer)
    parent.addSubview(UIView())
    let inserted = UIView()
    parent.insertSubview(inserted, belowSubview: views[1])
    let names = parent.layer.sublayers?.map { layer in
      layer === plain ? "plain" : layer === inserted.layer ? "inserted" : "view"
    }
    #expect(names == ["view", "plain", "inserted", "view", "view"])
  }

  @Test func `a view that is added elsewhere leaves where it was`() {
    let (first, views) = views(1)
    let second = UIView()
    second.addSubview(views[0])
    #expect(first.subviews.isEmpty)
    #expect(first.layer.sublayers == nil)
    #expect(views[0].superview === second)
  }

  @Test func `coming and going is told in UIKit's order`() throws {
    try onStage { stage in
      var log: [String] = []
      let outer = Listener()
      outer.name = "outer"
      outer.log = { log.append($0) }
      let inner = Listener()
      inner.name = "inner"
      inner.log = { log.append($0) }
      outer.addSubview(inner)
      #expect(
        log == ["inner will move to superview", "inner did move to superview", "outer did add"])
      log = []
      stage.window.addSubview(outer)
      #expect(
        log == [
          "outer will move to window", "inner will move to window",
          "outer will move to superview",
          "outer did move to window", "inner did move to window", "outer did move to superview",
        ])
      log = []
      inner.removeFromSuperview()
      #expect(
        log == [
          "outer will remove", "inner will move to none", "inner will move to none",
          "inner did move to window", "inner did move to superview",
        ])
      #expect(inner.window == nil && outer.window === stage.window)
    }
  }

  @Test func `a tag is found depth first, the view itself first`() {
    let (parent, views) = views(2)
    let deep = UIView()
    deep.tag = 2
    views[0].addSubview(deep)
    #expect(parent.viewWithTag(2) === deep)
    #expect(views[1].viewWithTag(2) === views[1])
    #expect(parent.viewWithTag(9) == nil)
  }

  @Test func `tint is inherited until set`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let parent = UIView()
    let child = Tinted()
    #expect(child.tintColor == .systemBlue)
    parent.addSubview(child)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(child.changes == 2)
    child.tintColor = .green
    parent.tintColor = .blue
    #expect(child.tintColor == .green)
    #expect(child.changes == 3)
    child.tintColor = nil
    #expect(child.tintColor == .blue)
  }

  @Test func `a layer class of one's own is used`() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(Shape(frame: CGRect(0, 0, 5, 5)).layer is CAShapeLayer)
    #expect(Shape().layer.bounds == .zero)
  }

  @Test func `a scene that is let go takes its views with it`() throws {
    weak var runtime: Runtime?
    weak var view: UIView?
    do {
      let stage = TestStage(root: UIViewController())
      defer { stage.leave() }
      let inner = UIView(frame: CGRect(0, 0, 50, 50))
      stage.window.addSubview(inner)
      stage.at(0, (1, .began, CGPoint(10, 10)))
      (runtime, view) = (stage.runtime, inner)
    }
    #expect(runtime == nil)
    #expect(view == nil)
  }
}
