import Testing
import UIKit

@MainActor @Suite struct ExclusivityTests {
  private let probe = GestureProbe()
  private let outer = UIView(frame: CGRect(0, 0, 200, 200))
  private let inner = UIView(frame: CGRect(0, 0, 100, 100))

  init() { outer.addSubview(inner) }

  private func drag(_ stage: TestStage, by way: CGFloat = 20) {
    stage.window.addSubview(outer)
    stage.at(1, (1, .began, CGPoint(50, 50)))
    stage.at(1.1, (1, .moved, CGPoint(50 + way, 50)))
    stage.at(1.2, (1, .ended, CGPoint(50 + way, 50)))
  }

  @Test func `of two that see the same the inner one recognizes`() throws {
    try onStage { stage in
      probe.watch(outer, "outer", with: UIPanGestureRecognizer())
      probe.watch(inner, "inner", with: UIPanGestureRecognizer())
      drag(stage)
      #expect(probe.log == ["inner began", "inner ended"])
    }
  }

  @Test func `who has begun is not disturbed by who comes later`() throws {
    try onStage { stage in
      let late = UIPanGestureRecognizer()
      late.minimumNumberOfTouches = 2
      probe.watch(inner, "late", with: late)
      probe.watch(inner, "early", with: UIPanGestureRecognizer())
      stage.window.addSubview(outer)
      stage.at(1, (1, .began, CGPoint(50, 50)))
      stage.at(1.1, (1, .moved, CGPoint(70, 50)))
      stage.at(1.2, (2, .began, CGPoint(50, 50)))
      stage.at(1.3, (1, .moved, CGPoint(90, 50)), (2, .moved, CGPoint(70, 50)))
      #expect(probe.log == ["early began", "early changed"])
    }
  }

  @Test(arguments: [0, 1])
  func `one yes lets two recognize at once`(answering: Int) throws {
    try onStage { stage in
      let pans = [UIPanGestureRecognizer(), UIPanGestureRecognizer()]
      probe.watch(outer, "outer", with: pans[0])
      probe.watch(inner, "inner", with: pans[1])
      let rules = GestureRules()
      rules.isSimultaneous = { $0 === pans[answering] && $1 === pans[1 - answering] }
      pans[answering].delegate = rules
      drag(stage)
      #expect(probe.log == ["inner began", "outer began", "inner ended", "outer ended"])
    }
  }

  @Test func `fingers on different views do not exclude one another`() throws {
    try onStage { stage in
      let other = UIView(frame: CGRect(100, 100, 50, 50))
      outer.addSubview(other)
      stage.window.addSubview(outer)
      probe.watch(inner, "one", with: UIPanGestureRecognizer())
      probe.watch(other, "other", with: UIPanGestureRecognizer())
      stage.at(1, (1, .began, CGPoint(50, 50)), (2, .began, CGPoint(120, 120)))
      stage.at(1.1, (1, .moved, CGPoint(80, 50)), (2, .moved, CGPoint(150, 120)))
      #expect(probe.log == ["one began", "other began"])
    }
  }

  @Test(arguments: ["require", "subclass", "delegate requires", "delegate is required"])
  func `who must wait recognizes after the other has failed`(way: String) throws {
    final class Patient: UIPanGestureRecognizer {
      var isPatient = false
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { isPatient }
    }
    try onStage { stage in
      let pan = Patient()
      let tap = UITapGestureRecognizer()
      let rules = GestureRules()
      switch way {
      case "require": pan.require(toFail: tap)
      case "subclass": pan.isPatient = true
      case "delegate requires":
        rules.requiresFailure = { $0 === pan && $1 === tap }
        pan.delegate = rules
      default:
        rules.isRequiredToFail = { $0 === tap && $1 === pan }
        tap.delegate = rules
      }
      probe.watch(inner, "pan", with: pan)
      probe.watch(outer, "tap", with: tap)
      stage.window.addSubview(outer)
      stage.at(1, (1, .began, CGPoint(50, 50)))
      stage.at(1.1, (1, .moved, CGPoint(70, 50)))
      #expect(probe.log.isEmpty && pan.state == .possible)
      stage.at(1.2, (1, .moved, CGPoint(96, 50)))
      #expect(probe.log == ["pan began"])
      #expect(pan.translation(in: nil) == CGPoint(36, 0))
      stage.at(1.3, (1, .ended, CGPoint(96, 50)))
      #expect(probe.take() == ["pan began", "pan ended"])
      stage.at(2, (1, .began, CGPoint(50, 50)))
      stage.at(2.1, (1, .moved, CGPoint(70, 50)))
      stage.at(2.2, (1, .ended, CGPoint(70, 50)))
      #expect(probe.take() == ["tap ended"])
    }
  }

  @Test func `a delegate or the view can forbid a gesture, and another has it`() throws {
    final class Strict: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.name != "second"
      }
    }
    try onStage { stage in
      let strict = Strict(frame: inner.bounds)
      inner.addSubview(strict)
      let rules = GestureRules()
      rules.shouldBegin = { $0.name != "first" }
      probe.watch(strict, "first", with: UIPanGestureRecognizer()).delegate = rules
      probe.watch(strict, "second", with: UIPanGestureRecognizer()).delegate = rules
      probe.watch(strict, "third", with: UIPanGestureRecognizer()).delegate = rules
      drag(stage)
      #expect(probe.log == ["third began", "third ended"])
    }
  }

  @Test func `a delegate can keep a finger from a recognizer`() throws {
    try onStage { stage in
      let rules = GestureRules()
      rules.receives = { $0.view === outer }
      probe.watch(outer, "pan", with: UIPanGestureRecognizer()).delegate = rules
      drag(stage)
      #expect(probe.log.isEmpty)
    }
  }

  @Test func `turning a recognizer off cancels what it is at`() throws {
    try onStage { stage in
      let pan = probe.watch(inner, "pan", with: UIPanGestureRecognizer())
      stage.window.addSubview(outer)
      probe.onAction = { if $0.state == .changed { $0.isEnabled = false } }
      stage.at(1, (1, .began, CGPoint(50, 50)))
      stage.at(1.1, (1, .moved, CGPoint(70, 50)))
      stage.at(1.2, (1, .moved, CGPoint(80, 50)))
      #expect(probe.log == ["pan began", "pan changed", "pan cancelled"])
      stage.at(1.3, (1, .moved, CGPoint(90, 50)))
      #expect(probe.log.count == 3)
      pan.isEnabled = true
      stage.at(1.4, (1, .moved, CGPoint(120, 50)))
      #expect(probe.log.count == 3)
    }
  }

  @Test(arguments: ["recognizer", "view"])
  func `taking a recognizer or its view away cancels what it is at`(what: String) throws {
    try onStage { stage in
      let pan = probe.watch(inner, "pan", with: UIPanGestureRecognizer())
      stage.window.addSubview(outer)
      stage.at(1, (1, .began, CGPoint(50, 50)))
      stage.at(1.1, (1, .moved, CGPoint(70, 50)))
      if what == "view" { inner.removeFromSuperview() } else { inner.removeGestureRecognizer(pan) }
      stage.at(1.2, (1, .moved, CGPoint(90, 50)))
      #expect(probe.log == ["pan began", "pan cancelled"])
      #expect(inner.gestureRecognizers == (what == "view" ? [pan] : nil))
    }
  }

  @Test func `a recognizer of one's own sees the fingers and sets its state`() throws {
    final class Press: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    try onStage { stage in
      let press = probe.watch(inner, "press", with: Press())
      probe.watch(inner, "pan", with: UIPanGestureRecognizer())
      drag(stage)
      #expect(probe.log == ["press began", "press changed", "press ended"])
      #expect(press.resets == 1 && press.state == .possible)
    }
  }

  @Test func `a recognizer that watches one view leaves the one before`() {
    let pan = UIPanGestureRecognizer()
    inner.addGestureRecognizer(pan)
    outer.addGestureRecognizer(pan)
    #expect(pan.view === outer && inner.gestureRecognizers == nil)
  }
}
