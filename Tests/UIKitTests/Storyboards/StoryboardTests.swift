import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

/// Storyboards as the rewriter registers them, by hand.
@Suite(.serialized) @MainActor struct StoryboardTests {
  init() { Calls.all = [] }

  @Test func `an object is made, filled, connected and awoken in this order`() {
    register(
      scene("a") { load in
        let c = load.make(UIViewController.self, { Told(coder: $0) }) { c in
          c.title = "Home"
          c.note("filled")
        }
        load.view(of: c) {
          let view = load.make(
            UIView.self, frame: CGRect(1, 2, 30, 40), { ToldView(coder: $0) },
            fill: { $0.backgroundColor = .red })
          c.outlet = view
          load.awaken()
          return view
        }
        return c
      })
    let made = UIStoryboard(name: "Test", bundle: nil).instantiateInitialViewController()
    #expect(Calls.all == ["filled", "init", "awake Home"])
    #expect(made?.storyboard != nil && made?.isViewLoaded == false)
    made?.loadViewIfNeeded()
    #expect(
      Calls.all.dropFirst(3) == [
        "view of 30 points, red", "outlet", "view awake", "viewDidLoad with outlet",
      ])
  }

  @Test func `a collection view stands in a view of its controller, as one made in code does`() {
    register(
      scene("a") { load in
        let c = load.make(
          UICollectionViewController.self, { UICollectionViewController(coder: $0) })
        load.view(of: c) {
          let view = load.make(
            UICollectionView.self, frame: CGRect(0, 0, 320, 480),
            layout: UICollectionViewFlowLayout(),
            { UICollectionView(coder: $0) })
          c.collectionView = view
          c.view = view
          load.awaken()
          return view
        }
        return c
      })
    let made = UIStoryboard(name: "Test", bundle: nil).instantiateInitialViewController()
    let controller = made as? UICollectionViewController
    #expect(controller?.collectionView?.superview === controller?.view)
    #expect(controller?.collectionView?.frame == CGRect(0, 0, 320, 480))
  }

  @Test func `the tint of a storyboard is that of the window that begins with it`() {
    InterfaceFiles.add(
      storyboard: "Test", initial: "a", tint: .red,
      scenes: [scene("a") { _ in UIViewController() }])
    #expect(UIStoryboard(name: "Test", bundle: nil).file.tint == .red)
  }

  @Test func `a constraint of a class of one's own is awoken behind the views`() {
    final class Own: NSLayoutConstraint {
      override func awakeFromNib() { Calls.all.append("awake at \(constant)") }
    }
    let load = InterfaceLoad()
    let view = load.make(UIView.self, { ToldView(coder: $0) }, fill: { _ in })
    let constraint = Own(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 7)
    load.loaded(constraint)
    load.awaken()
    load.awaken()
    #expect(Calls.all.suffix(2) == ["view awake", "awake at 7.0"])
  }

  @Test func `what a container holds is awoken when the container has it`() {
    final class Chooser: UIViewController {
      override func awakeFromNib() {
        Calls.all.append("awake in \(splitViewController == nil ? "nothing" : "a split view")")
      }
    }
    register(
      scene("a") { load in
        let c = load.make(UISplitViewController.self, { UISplitViewController(coder: $0) })
        c.viewControllers = [load.controller("b"), load.controller("b")]
        return c
      },
      scene("b") { load in load.make(UIViewController.self, { Chooser(coder: $0) }) })
    _ = UIStoryboard(name: "Test", bundle: nil).instantiateInitialViewController()
    #expect(Calls.all == ["awake in a split view", "awake in a split view"])
  }

  @Test func `a split view of a file may have columns`() {
    let load = InterfaceLoad()
    let split = load.make(
      UISplitViewController.self, splitStyle: .doubleColumn, { UISplitViewController(coder: $0) })
    #expect(split.style == .doubleColumn)
  }

  @Test func `a popover's source may decide how it is shown before it is`() throws {
    final class Source: UIViewController, UIPopoverPresentationControllerDelegate {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.popoverPresentationController?.delegate = self
      }
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    register(
      scene("a") { load in
        let c = load.make(UIViewController.self, { Source(coder: $0) })
        load.segue("s", "pop", .popover, from: c, to: "b")
        return c
      },
      scene("b") { load in load.make(UIViewController.self, { UIViewController(coder: $0) }) })
    let first = try #require(
      UIStoryboard(name: "Test", bundle: nil).instantiateInitialViewController())
    let stage = TestStage(root: first)
    defer { stage.leave() }
    let button = UIButton(frame: CGRect(100, 100, 40, 40))
    first.view.addSubview(button)
    first.performSegue(withIdentifier: "pop", sender: button)
    stage.run(frames: 60)
    let popover = first.presentedViewController?.presentationController
    #expect((popover as? UIPopoverPresentationController)?.sourceView === button)
  }

  @Test func `a plain object is awoken, once`() {
    final class Model: NSObject, InterfaceAwaking {
      var wakes = 0
      func awakeFromNib() { wakes += 1 }
    }
    let load = InterfaceLoad()
    let (model, other) = (load.waking(Model()), load.waking(NSObject()))
    #expect(model.wakes == 0 && other !== model)
    load.awaken()
    load.awaken()
    #expect(model.wakes == 1)
  }

  @Test func `a segue is made, prepared and performed`() {
    register(
      scene("a") { load in
        let c = load.make(UIViewController.self, { Told(coder: $0) })
        load.segue("s", "go", .show, from: c, to: "b")
        return c
      },
      scene("b", identifier: "Second") { load in
        load.make(UIViewController.self, { UIViewController(coder: $0) }) { $0.title = "Second" }
      })
    let storyboard = UIStoryboard(name: "Test", bundle: nil)
    let first = storyboard.instantiateInitialViewController()
    let stack = UINavigationController(rootViewController: first ?? UIViewController())
    let stage = TestStage(root: stack)
    defer { stage.leave() }
    Calls.all = []
    first?.performSegue(withIdentifier: "go", sender: "me")
    #expect(Calls.all == ["prepare go for Second by me, view not loaded"])
    #expect(stack.topViewController?.title == "Second")
    #expect(storyboard.instantiateViewController(withIdentifier: "Second").title == "Second")
  }

  @Test func `a control asks first, code does not`() {
    register(
      scene("a") { load in
        let c = load.make(UIViewController.self, { Told(coder: $0) })
        load.segue("s", "no", .present(), from: c, to: "a")
        return c
      })
    guard
      let first = UIStoryboard(name: "Test", bundle: nil).instantiateInitialViewController()
        as? Told
    else {
      Issue.record("no controller")
      return
    }
    let stage = TestStage(root: first)
    defer { stage.leave() }
    let button = UIButton()
    button.addTarget(
      InterfaceLoad().segue("s", of: first), action: InterfaceSegue.action, for: .touchUpInside)
    Calls.all = []
    button.sendActions(for: .touchUpInside)
    #expect(Calls.all == ["should no"])
    #expect(first.presentedViewController == nil)
    first.performSegue(withIdentifier: "no", sender: nil)
    #expect(first.presentedViewController is Told)
  }

  @Test func `unwinding finds the nearest controller, tells it, and pops to it`() {
    InterfaceFiles.add(
      storyboard: "Test", initial: "a",
      scenes: [
        scene("a") { load in
          let c = load.make(UIViewController.self, { Told(coder: $0) })
          load.segue("s", "go", .show, from: c, to: "b")
          return c
        },
        scene("b") { load in
          let c = load.make(UIViewController.self, { UIViewController(coder: $0) })
          load.segue("u", "back", .unwind("unwind:"), from: c, to: "exit")
          return c
        },
      ],
      unwindActions: [
        InterfaceFiles.Unwinding("unwind:") { controller in
          guard let told = controller as? Told else { return nil }
          return { segue in told.note("unwind \(segue.source === told)") }
        }
      ])
    let first = UIStoryboard(name: "Test", bundle: nil).instantiateInitialViewController()
    let stack = UINavigationController(rootViewController: first ?? UIViewController())
    let stage = TestStage(root: stack)
    defer { stage.leave() }
    first?.performSegue(withIdentifier: "go", sender: nil)
    stage.run(frames: 60)
    #expect(stack.viewControllers.count == 2)
    Calls.all = []
    stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    stage.run(frames: 60)
    #expect(Calls.all == ["unwind false"])
    #expect(stack.viewControllers.count == 1)
    // A segue of one's own goes back in its own way.
    first?.performSegue(withIdentifier: "go", sender: nil)
    stage.run(frames: 60)
    (first as? Told)?.goesBackItself = true
    Calls.all = []
    stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    stage.run(frames: 60)
    #expect(Calls.all == ["unwind false", "performed back"])
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `a creator makes the controller in place of the storyboard`() {
    register(
      scene("a", identifier: "Home") { load in
        load.make(UIViewController.self, { Given(coder: $0) }) { $0.title = "Home" }
      })
    let made = UIStoryboard(name: "Test", bundle: nil)
      .instantiateViewController(identifier: "Home") { Given(coder: $0, value: 7) }
    #expect(made.value == 7 && made.title == "Home")
  }

  @Test func `the source of a segue makes the first controller of a stack, where the file says so`()
  {
    InterfaceFiles.add(
      storyboard: "Test", initial: "a",
      scenes: [
        scene("a") { load in
          let c = load.make(UIViewController.self, { Told(coder: $0) })
          load.segue(
            "s", "go", .present(), from: c, to: "n",
            rootCreator: { coder, sender, _ in Given(coder: coder, value: sender as? Int ?? 0) })
          return c
        },
        scene("n") { load in
          let c = load.make(UINavigationController.self, { UINavigationController(coder: $0) })
          c.viewControllers = [load.controller("b")]
          return c
        },
        scene("b") { load in load.make(UIViewController.self, { Given(coder: $0) }) },
      ])
    let first = UIStoryboard(name: "Test", bundle: nil).instantiateInitialViewController()
    let stage = TestStage(root: first ?? UIViewController())
    defer { stage.leave() }
    first?.performSegue(withIdentifier: "go", sender: 7)
    let stack = first?.presentedViewController as? UINavigationController
    #expect((stack?.topViewController as? Given)?.value == 7)
  }

  @Test func `a controller's nib is that of its class, and its owner gets the outlets`() {
    InterfaceFiles.add(nib: "Given") { load, owner in
      let view = load.make(UIView.self, { ToldView(coder: $0) })
      (owner as? UIViewController)?.view = view
      return [view]
    }
    defer { InterfaceFiles.nibs["Given"] = nil }
    #expect(GivenController().view is ToldView)
    #expect(UINib(nibName: "Given", bundle: nil).instantiate(withOwner: nil).count == 1)
  }

  @Test func `cells come from prototypes and from nibs`() {
    let table = UITableView(frame: CGRect(0, 0, 320, 400))
    let load = InterfaceLoad()
    load.prototype("A", of: table) {
      load.make(
        UITableViewCell.self, cellStyle: .value1, identifier: "A", { UITableViewCell(coder: $0) })
    }
    let cell = table.dequeueReusableCell(withIdentifier: "A")
    #expect(cell?.reuseIdentifier == "A" && cell?.detailTextLabel != nil)
    InterfaceFiles.add(nib: "B") { load, _ in
      [load.make(UITableViewCell.self, { UITableViewCell(coder: $0) })]
    }
    defer { InterfaceFiles.nibs["B"] = nil }
    table.register(UINib(nibName: "B", bundle: nil), forCellReuseIdentifier: "B")
    #expect(table.dequeueReusableCell(withIdentifier: "B")?.reuseIdentifier == "B")
  }

  @Test func `a table of fixed cells has them`() {
    let cells = [UITableViewCell(), UITableViewCell()]
    let controller = UITableViewController(style: .grouped)
    let table: UITableView = controller.tableView
    InterfaceLoad().sections(
      [InterfaceSection(header: "Head", footer: nil, cells: cells, heights: [-1, 60])], of: table)
    #expect(controller.numberOfSections(in: table) == 1)
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Head")
    let second = IndexPath(row: 1, section: 0)
    #expect(controller.tableView(table, cellForRowAt: second) === cells[1])
    #expect(controller.tableView(table, heightForRowAt: second) == 60)
  }

  @Test func `a controller that a storyboard lacks is Apple's sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        InterfaceFiles.add(storyboard: "Test", initial: nil, scenes: [])
        _ = UIStoryboard(name: "Test", bundle: nil)
          .instantiateViewController(withIdentifier: "lost")
      }
    }
    #expect(said(result).contains("doesn't contain a view controller with identifier 'lost'"))
  }

  @Test func `a segue that a controller lacks is Apple's sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Told().performSegue(withIdentifier: "lost", sender: nil) }
    }
    #expect(said(result).contains("Receiver (<Told>) has no segue with identifier 'lost'"))
  }

  @Test func `an interface that a bundle lacks is Apple's sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "lost", bundle: nil).instantiate(withOwner: nil) }
    }
    #expect(said(result).contains("Could not load NIB in bundle: 'NSBundle' with name 'lost'"))
  }

  private func scene(
    _ id: String, identifier: String? = nil, make: @escaping InterfaceFiles.ControllerMaker
  ) -> InterfaceFiles.Scene { InterfaceFiles.Scene(id, identifier: identifier, make: make) }

  private func register(_ scenes: InterfaceFiles.Scene...) {
    InterfaceFiles.add(storyboard: "Test", initial: "a", scenes: scenes)
  }
}

@MainActor private enum Calls {
  static var all: [String] = []
}

private final class Told: UIViewController {
  private final class OwnSegue: UIStoryboardSegue {
    override func perform() { Calls.all.append("performed \(identifier ?? "")") }
  }

  var outlet: UIView? { didSet { note("outlet") } }
  var goesBackItself = false

  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    guard goesBackItself else {
      // There is one to hand on, as iOS has it.
      let given = super.segueForUnwinding(
        to: toViewController, from: fromViewController, identifier: identifier)
      if given == nil { note("no segue") }
      return given
    }
    return OwnSegue(
      identifier: identifier, source: fromViewController, destination: toViewController)
  }

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note("init")
  }

  func note(_ call: String) { Calls.all.append(call) }

  override func awakeFromNib() { note("awake \(title ?? "")") }
  override func viewDidLoad() { note("viewDidLoad with\(outlet == nil ? "out" : "") outlet") }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("should \(identifier)")
    return false
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let isLoaded = segue.destination.isViewLoaded ? "" : " not"
    note(
      "prepare \(segue.identifier ?? "") for \(segue.destination.title ?? "") by \(sender ?? ""),"
        + " view\(isLoaded) loaded")
  }
}

private final class ToldView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let isRed = backgroundColor == .red
    Calls.all.append("view of \(Int(bounds.width)) points, \(isRed ? "red" : "clear")")
  }

  override func awakeFromNib() { Calls.all.append("view awake") }
}

private final class Given: UIViewController {
  let value: Int

  init?(coder: NSCoder, value: Int) {
    self.value = value
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

private final class GivenController: UIViewController {}
