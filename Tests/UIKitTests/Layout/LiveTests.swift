import Testing
import UIKit

/// Changes of constraints between layouts, and when they take effect.
@MainActor @Suite struct LiveTests {
  final class Noting: UIView {
    var note: (String) -> Void = { _ in }

    override func updateConstraints() {
      note("update \(accessibilityIdentifier ?? "")")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      note("before \(accessibilityIdentifier ?? "") \(subviews.map(\.frame.minX))")
      super.layoutSubviews()
      note("after \(accessibilityIdentifier ?? "") \(subviews.map(\.frame.minX))")
    }
  }

  private func pin(_ box: UIView, to root: UIView, x: CGFloat) -> NSLayoutConstraint {
    let place = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x)
    place.isActive = true
    return place
  }

  @Test func `a constant moves the view at the next layout`() throws {
    try onStage { stage in
      let box = constrained("box", in: stage.window)
      let place = pin(box, to: stage.window, x: 10)
      try stage.runtime.layOut()
      #expect(box.frame.minX == 10)
      place.constant = 55
      #expect(box.frame.minX == 10)
      stage.window.layoutIfNeeded()
      #expect(box.frame.minX == 55)
      place.constant = 56
      try stage.runtime.layOut()
      #expect(box.frame.minX == 56)
    }
  }

  /// Notes where its box is once the view has placed it.
  private final class Pushing: UIViewController {
    let box = UIView()
    private lazy var place = box.leftAnchor.constraint(equalTo: view.leftAnchor)
    private(set) var seen: [CGFloat] = []

    override func viewDidLoad() {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      place.isActive = true
    }
    override func viewWillLayoutSubviews() { place.constant = view.bounds.width / 4 }
    override func viewDidLayoutSubviews() { seen.append(box.frame.minX) }
  }

  @Test func `a constant set before the layout of a controller's view is in force in it`() throws {
    let controller = Pushing()
    try onStage(root: controller) { stage in
      #expect(controller.seen.first == 80)
      let count = controller.seen.count
      controller.view.bounds.size.width = 200
      try stage.runtime.layOut()
      #expect(Set(controller.seen.dropFirst(count)) == [50])
    }
  }

  /// Sets where its box stands before it places it, and notes where it stands then.
  private final class Splitting: UIView {
    lazy var place = subviews[0].leftAnchor.constraint(equalTo: leftAnchor)
    lazy var wide = subviews[0].widthAnchor.constraint(equalToConstant: 30)
    private(set) var seen: [CGRect] = []

    override func layoutSubviews() {
      place.constant = bounds.width / 4
      wide.isActive = bounds.width < 300
      super.layoutSubviews()
      seen.append(subviews[0].frame)
    }
  }

  @Test func `what a view changes in its layout before it places its subviews is in force`() throws
  {
    try onStage { stage in
      let view = Splitting(frame: CGRect(0, 0, 320, 100))
      stage.window.addSubview(view)
      let box = constrained("box", in: view)
      view.place.isActive = true
      let narrow = box.widthAnchor.constraint(equalToConstant: 20)
      narrow.priority = .defaultHigh
      narrow.isActive = true
      try stage.runtime.layOut()
      #expect(view.seen.map(\.minX).first == 80)
      let count = view.seen.count
      view.bounds.size.width = 200
      try stage.runtime.layOut()
      #expect(view.seen.count == count + 1)
      #expect(view.seen.last.map { [$0.minX, $0.width] } == [50, 30])
    }
  }

  @Test func `a constant animates where layout is asked for in an animation`() throws {
    try onStage { stage in
      let box = constrained("box", in: stage.window)
      let place = pin(box, to: stage.window, x: 10)
      box.widthAnchor.constraint(equalToConstant: 20).isActive = true
      try stage.runtime.layOut()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        place.constant = 110
        stage.window.layoutIfNeeded()
      }
      #expect(box.frame.minX == 110)
      stage.at(0.25)
      #expect(box.frame.minX == 110)
      // Linear: a quarter of the way from 20 to 120.
      #expect(abs((box.layer.presentation()?.position.x ?? 0) - 45) < 1e-6)
    }
  }

  @Test func `updates come from the inside, layouts from the outside`() throws {
    try onStage { stage in
      var notes: [String] = []
      let (outer, inner) = (Noting(), Noting())
      outer.accessibilityIdentifier = "outer"
      outer.frame = CGRect(0, 0, 100, 100)
      outer.note = { notes.append($0) }
      inner.note = { notes.append($0) }
      stage.window.addSubview(outer)
      let place = pin(constrained("inner", in: outer, as: inner), to: outer, x: 3)
      try stage.runtime.layOut()
      let steps = [
        "update inner", "update outer", "before outer [0.0]", "after outer [3.0]",
        "before inner []", "after inner []",
      ]
      #expect(notes == steps)
      notes = []
      place.constant = 4
      inner.setNeedsUpdateConstraints()
      try stage.runtime.layOut()
      #expect(notes == ["update inner", "before outer [3.0]", "after outer [4.0]"])
      notes = []
      try stage.runtime.layOut()
      #expect(notes.isEmpty)
    }
  }

  @Test func `a controller updates the constraints of its view`() throws {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    try onStage(root: controller) { stage in
      #expect(controller.updates == 1)
      controller.view.setNeedsUpdateConstraints()
      #expect(controller.view.needsUpdateConstraints())
      try stage.runtime.layOut()
      #expect(controller.updates == 2)
    }
  }

  @Test func `constraints go with the view that leaves`() {
    let root = sheet()
    let (a, b) = (constrained("a", in: root), constrained("b", in: root))
    let width = a.widthAnchor.constraint(equalToConstant: 30)
    let link = b.leftAnchor.constraint(equalTo: a.rightAnchor)
    let place = b.leftAnchor.constraint(equalTo: root.leftAnchor)
    place.priority = .defaultLow
    place.isActive = true
    let other = pin(a, to: root, x: 20)
    NSLayoutConstraint.activate([width, link])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 50)
    a.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(b.frame.minX == 0)
    #expect(root.constraints == [place])
    #expect(width.isActive && !link.isActive && !other.isActive)
    root.addSubview(a)
    other.isActive = true
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(20, 0, 30, 0))
  }

  @Test func `a deactivated constraint counts no more`() {
    let root = sheet()
    let box = constrained("box", in: root)
    let wide = box.widthAnchor.constraint(equalToConstant: 100)
    let narrow = box.widthAnchor.constraint(equalToConstant: 10)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([wide, narrow])
    root.layoutIfNeeded()
    #expect(box.bounds.width == 100)
    NSLayoutConstraint.deactivate([wide])
    root.layoutIfNeeded()
    #expect(box.bounds.width == 10)
    narrow.isActive = false
    box.frame = CGRect(1, 2, 3, 4)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(1, 2, 3, 4))
  }

  @Test func `a constraint goes to the innermost view with both items`() {
    let root = sheet()
    let group = constrained("group", in: root)
    let (a, b) = (constrained("a", in: group), constrained("b", in: group))
    let between = a.leftAnchor.constraint(equalTo: b.rightAnchor)
    let outwards = a.topAnchor.constraint(equalTo: root.topAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([between, outwards, own])
    #expect(group.constraints == [between])
    #expect(root.constraints == [outwards])
    #expect(a.constraints == [own])
    root.addConstraint(between)
    #expect(group.constraints.isEmpty && between.isActive)
    root.removeConstraint(between)
    #expect(!between.isActive)
  }

  @Test func `an animator takes over the view that constraints held`() throws {
    try onStage { stage in
      let box = constrained("box", in: stage.window)
      let size = [
        box.widthAnchor.constraint(equalToConstant: 40),
        box.heightAnchor.constraint(equalToConstant: 40),
      ]
      let x = pin(box, to: stage.window, x: 10)
      NSLayoutConstraint.activate(size)
      try stage.runtime.layOut()
      let animator = UIDynamicAnimator(referenceView: stage.window)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      #expect(!x.isActive && size.allSatisfy(\.isActive))
      #expect(box.translatesAutoresizingMaskIntoConstraints)
      stage.at(0.5)
      #expect(box.frame.minX == 10 && box.frame.minY > 50)
      #expect(box.bounds.size == CGSize(width: 40, height: 40))
    }
  }

  @Test func `a view follows another that an animator moves`() throws {
    try onStage { stage in
      let ball = UIView(frame: CGRect(100, 100, 20, 20))
      stage.window.addSubview(ball)
      let label = constrained("label", in: stage.window)
      label.centerYAnchor.constraint(equalTo: ball.centerYAnchor).isActive = true
      label.leftAnchor.constraint(equalTo: ball.rightAnchor, constant: 5).isActive = true
      let animator = UIDynamicAnimator(referenceView: stage.window)
      animator.addBehavior(UIGravityBehavior(items: [ball]))
      for _ in 0..<30 {
        stage.frame()
        #expect(label.center.y == ball.center.y)
        #expect(label.frame.minX == 125)
      }
      #expect(ball.center.y > 200)
    }
  }

  @Test func `a text that takes the place of another wraps where no frame changes`() throws {
    try onStage { stage in
      let root = UIView(frame: CGRect(0, 0, 100, 300))
      stage.window.addSubview(root)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "One"
      _ = constrained("label", in: root, as: label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      stage.run(frames: 3)
      let line = label.bounds.height
      label.text = "One two three four five six seven"
      stage.run(frames: 3)
      #expect(label.bounds.height > 1.5 * line)
    }
  }
}
