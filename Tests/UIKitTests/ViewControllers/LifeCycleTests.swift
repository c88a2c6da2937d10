import Testing
import UIKit

@MainActor @Suite struct LifeCycleTests {
  /// Logs what a controller is told.
  final class Recorder: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { log.lines.append("\(name) \(what)") }

    override func loadView() {
      note("loadView")
      super.loadView()
    }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) {
      note("viewWillAppear \(view.window == nil ? "outside" : "inside")")
    }
    override func viewIsAppearing(_ animated: Bool) {
      note("viewIsAppearing \(view.window == nil ? "outside" : "inside")")
    }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) {
      note("willMove \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
      note("didMove \(parent == nil ? "out" : "in")")
    }
  }

  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test func `a root view without a size has the window's before it appears`() throws {
    final class Made: UIViewController {
      var centre = CGPoint.zero
      override func loadView() { view = UIView() }
      override func viewWillAppear(_ animated: Bool) { centre = view.center }
    }
    let made = Made()
    try onStage(root: made) { stage in
      #expect(made.centre == CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY))
    }
  }

  @Test func `a root controller is told in UIKit's order`() throws {
    let log = Log()
    try onStage(root: Recorder("root", log)) { stage in
      #expect(
        log.take() == [
          "root loadView", "root viewDidLoad", "root viewWillAppear outside",
          "root viewIsAppearing inside", "root viewWillLayoutSubviews",
          "root viewDidLayoutSubviews", "root viewDidAppear",
        ])
      try stage.runtime.layOut()
      #expect(log.take().isEmpty)
    }
  }

  @Test func `another root lets the first one go`() throws {
    let log = Log()
    try onStage(root: Recorder("first", log)) { stage in
      _ = log.take()
      stage.window.rootViewController = Recorder("second", log)
      try stage.runtime.layOut()
      #expect(
        log.take() == [
          "first viewWillDisappear", "first viewDidDisappear",
          "second loadView", "second viewDidLoad", "second viewWillAppear outside",
          "second viewIsAppearing inside", "second viewWillLayoutSubviews",
          "second viewDidLayoutSubviews", "second viewDidAppear",
        ])
    }
  }

  @Test func `a root view fills its window and follows it`() throws {
    try onStage(root: UIViewController()) { stage in
      let view = stage.window.rootViewController?.view
      #expect(view?.frame == CGRect(0, 0, 320, 568))
      stage.window.frame.size = CGSize(width: 568, height: 320)
      #expect(view?.frame == CGRect(0, 0, 568, 320))
    }
  }

  @Test func `a child that was there before appears with its parent`() throws {
    let log = Log()
    let parent = Recorder("parent", log)
    let child = Recorder("child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "child willMove in", "parent loadView", "parent viewDidLoad", "child loadView",
        "child viewDidLoad", "child didMove in",
      ])
    try onStage(root: parent) { _ in
      #expect(
        log.take() == [
          "parent viewWillAppear outside", "child viewWillAppear outside",
          "parent viewIsAppearing inside", "child viewIsAppearing inside",
          "parent viewWillLayoutSubviews", "parent viewDidLayoutSubviews",
          "child viewWillLayoutSubviews", "child viewDidLayoutSubviews",
          "parent viewDidAppear", "child viewDidAppear",
        ])
    }
  }

  @Test func `a child comes and goes by its view`() throws {
    let log = Log()
    let parent = UIViewController()
    try onStage(root: parent) { stage in
      let child = Recorder("child", log)
      parent.addChild(child)
      #expect(parent.children == [child] && child.parent === parent)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      try stage.runtime.layOut()
      #expect(
        log.take() == [
          "child willMove in", "child loadView", "child viewDidLoad",
          "child viewWillAppear outside", "child viewIsAppearing inside", "child didMove in",
          "child viewWillLayoutSubviews", "child viewDidLayoutSubviews", "child viewDidAppear",
        ])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(
        log.take() == [
          "child willMove out", "child viewWillDisappear", "child viewDidDisappear",
          "child didMove out",
        ])
      #expect(parent.children.isEmpty && child.parent == nil)
    }
  }

  @Test func `transitions told by hand are not told twice`() throws {
    let log = Log()
    try onStage { stage in
      let controller = Recorder("one", log)
      controller.loadViewIfNeeded()
      _ = log.take()
      controller.beginAppearanceTransition(true, animated: true)
      stage.window.addSubview(controller.view)
      try stage.runtime.layOut()
      #expect(
        log.take() == [
          "one viewWillAppear outside", "one viewIsAppearing inside",
          "one viewWillLayoutSubviews", "one viewDidLayoutSubviews",
        ])
      controller.endAppearanceTransition()
      #expect(log.take() == ["one viewDidAppear"])
      controller.beginAppearanceTransition(false, animated: true)
      controller.view.removeFromSuperview()
      controller.endAppearanceTransition()
      #expect(log.take() == ["one viewWillDisappear", "one viewDidDisappear"])
    }
  }

  @Test func `what appearing asks for is laid out in the same pass`() throws {
    final class Adding: UIViewController {
      let child = LayoutTests.Counting()
      override func viewDidAppear(_ animated: Bool) { view.addSubview(child) }
    }
    let controller = Adding()
    try onStage(root: controller) { _ in #expect(controller.child.layouts == 1) }
  }

  @Test func `touches not taken go from the view to its controller and the window`() throws {
    final class Log { var lines: [String] = [] }
    final class Root: UIViewController {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.lines.append("controller")
        super.touchesBegan(touches, with: event)
      }
    }
    final class Pane: UIWindow {
      var log: Log?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.lines.append("window")
      }
    }
    try onStage { stage in
      let log = Log()
      let pane = Pane(frame: stage.window.bounds)
      pane.log = log
      let controller = Root(log)
      pane.rootViewController = controller
      pane.makeKeyAndVisible()
      let view = stage.view(CGRect(0, 0, 50, 50), in: controller.view)
      stage.frame()
      #expect(stage.runtime.hitTest(CGPoint(10, 10)) === view)
      stage.frame((1, .began, CGPoint(10, 10)))
      #expect(log.lines == ["controller", "window"])
      #expect(view.next === controller.view)
    }
  }
}
