import ForeignCode
import Staging
import Testing
import UIKit

/// What once failed in code that Xcode compiles in Swift 5 mode; `ForeignCode` is compiled in it.
@MainActor
@Suite struct SlipTests {
  /// Every use of a view outside of the main actor was an error.
  @Test func `classes and functions that name no actor change views`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = try Stage(showing: view)
    stage.perform { Fader(views: [view]).fade(to: 0.5) }
    #expect(view.alpha == 0.5 && view.transform.a == 2)
    #expect(makeLabel("Ada").text == "Ada")
    Theme().apply(to: view)
    #expect(view.layoutMargins.right == 4)
  }

  @Test func `a plain object animates a presentation`() throws {
    let presenter = Presenter()
    let root = UIViewController()
    let stage = try Stage { root }
    let other = UIViewController()
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = presenter
    stage.perform { root.present(other, animated: true) }
    try stage.advance(frames: 30)
    #expect(presenter.transition.wasAsked > 0)
    #expect(root.presentedViewController === other && other.view.alpha == 1)
  }

  @Test func `a view says itself what equals it`() {
    let (first, second) = (Chip(), Chip())
    (first.name, second.name) = ("a", "a")
    #expect(first == second && first.hash == second.hash)
    second.name = "b"
    #expect(first != second && "\(second)" == "Chip b")
  }

  @Test func `a plain object is the delegate of dynamics and scrolling`() throws {
    let listener = Listener()
    let item = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let scroll = UIScrollView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.delegate = listener
    let stage = try Stage(showing: item)
    stage.window.addSubview(scroll)
    stage.perform {
      let animator = UIDynamicAnimator(referenceView: stage.window)
      listener.animator = animator
      let collision = UICollisionBehavior(items: [item])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = listener
      animator.addBehavior(UIGravityBehavior(items: [item]))
      animator.addBehavior(collision)
      scroll.contentOffset.y = 30
    }
    try stage.advance(frames: 120)
    #expect(listener.contacts > 0 && item.backgroundColor == .red)
    #expect(listener.scrolls == 1)
  }

  /// A `CALayer` forced its subclasses to have a `required init()`, and had no `init(layer:)`.
  @Test func `layers are subclassed as on a phone`() {
    let layer = GaugeLayer()
    layer.share = 0.25
    #expect(GaugeLayer(layer: layer).share == 0.25)
    #expect(PlainLayer().turns == 0)
  }

  /// An isolated `deinit` of `UIView` forbade them.
  @Test func `views and controllers have plain deinits`() throws {
    let before = CountedView.gone
    do { _ = CountedView(frame: .zero) }
    #expect(CountedView.gone == before + 1)
    let clock = ClockController()
    let stage = try Stage { clock }
    try stage.advanceToEnd()
    #expect(clock.ticks == 3)
  }

  /// Subclasses inherited no convenience initializer.
  @Test func `a kind of attachment inherits the initializers`() {
    let rope = makeRope(from: UIView(), to: CGPoint(x: 1, y: 2))
    #expect(rope.anchorPoint == CGPoint(x: 1, y: 2) && rope.strength == 1)
  }

  /// The inner factory took away the kind of the outer one, and the scene stopped.
  @Test func `a field is made while another one is`() {
    #expect(Wind().field.direction == CGVector(dx: 1, dy: 0))
    let field = makeDoubleField()
    #expect(field.inner !== field)
  }

  /// Two selectors of one method were never equal.
  @Test func `what a selector added, another one of its name removes`() throws {
    let controller = ActionController()
    let stage = try Stage { controller }
    stage.perform {
      controller.connect()
      controller.button.sendActions(for: .touchUpInside)
      #expect(controller.presses == 1)
      controller.disconnect()
      controller.button.sendActions(for: .touchUpInside)
      #expect(controller.presses == 1)
      controller.later()
      controller.notLater()
    }
    try stage.advance(frames: 30)
    #expect(controller.delayed == 0)
    stage.perform { controller.later() }
    try stage.advance(frames: 30)
    #expect(controller.delayed == 1)
  }

  /// Wrapped values were no values.
  @Test func `wrapped geometry is animated as bare geometry is`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = try Stage(showing: view)
    stage.perform { wrappedAnimations(of: view.layer) }
    try stage.advance(frames: 30)
    var seen = try #require(view.layer.presentation())
    #expect(abs(seen.position.x - 50) < 1 && abs(seen.position.y - 25) < 1)
    #expect(abs(seen.bounds.width - 20) < 1 && abs(seen.bounds.height - 30) < 1)
    #expect(abs(seen.transform.m11 - 2) < 0.1)

    view.layer.removeAllAnimations()
    stage.perform { wrappedKeyframes(of: view.layer) }
    try stage.advance(frames: 30)
    seen = try #require(view.layer.presentation())
    #expect(abs(seen.bounds.width - 30) < 1)
    #expect(abs(seen.transform.m41 - 50) < 2)

    view.layer.removeAllAnimations()
    let start = view.center.x
    stage.perform { wrappedStep(of: view.layer) }
    try stage.advance(frames: 30)
    seen = try #require(view.layer.presentation())
    #expect(abs(seen.position.x - start - 50) < 2)
    #expect(wrappedValues() == [.zero, CGPoint(x: 1, y: 2)])
  }

  @Test func `an object gives back the geometry that it was made of`() {
    let space = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(NSValue(caTransform3D: space).caTransform3DValue == space)
    #expect(NSValue(caTransform3D: space) == NSValue(caTransform3D: space))
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: plane).cgAffineTransformValue == plane)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
    #expect(NSValue(uiEdgeInsets: insets).caTransform3DValue.m11 == 0)
  }

  /// With Foundation beside UIKit the names were ambiguous; by main queues nothing ever ran.
  @Test func `a file that imports Foundation has the stage's time and chance`() throws {
    func notes() throws -> [String] {
      let controller = BothImports()
      try Stage { controller }.advanceToEnd()
      return controller.notes
    }
    let told = try notes()
    #expect(
      Set(told.prefix(4)) == ["0 perform", "0 operation", "0 async", "0 task"],
      "\(told)")
    #expect(told.dropFirst(4).prefix(2) == ["100 after", "200 after now"], "\(told)")
    #expect(told.count == 8 && told[6].hasPrefix("300 timer ") && told[7] == "300 happened")
    #expect(try notes() == told)
  }
}
