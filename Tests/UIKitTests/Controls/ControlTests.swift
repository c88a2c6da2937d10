import Testing
import UIKit

@MainActor @Suite struct ControlTests {
  private let probe = ControlProbe()
  private let control = UIControl(frame: CGRect(100, 100, 50, 50))
  private let inside = CGPoint(120, 120)

  @Test func `a tap is a touch down and a touch up inside`() throws {
    try onStage { stage in
      probe.watch(control, in: stage.window)
      stage.at(1, (1, .began, inside))
      #expect(probe.take() == ["down"])
      #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
      #expect(control.state == .highlighted)
      stage.at(1.1, (1, .ended, inside))
      #expect(probe.take() == ["up inside"])
      #expect(!control.isTracking && !control.isTouchInside && control.state == .normal)
      stage.at(1.2, (1, .began, inside))
      #expect(probe.take() == ["down", "repeat"])
    }
  }

  @Test(arguments: [(CGPoint(219, 120), true), (CGPoint(221, 120), false)])
  func `a finger is inside up to 70 points around`(point: CGPoint, isInside: Bool) throws {
    try onStage { stage in
      probe.watch(control, in: stage.window)
      stage.at(1, (1, .began, inside))
      _ = probe.take()
      stage.at(1.1, (1, .moved, point))
      #expect(probe.take() == (isInside ? ["drag inside"] : ["exit", "drag outside"]))
      #expect(control.isHighlighted == isInside)
      stage.at(1.2, (1, .ended, point))
      #expect(probe.take() == (isInside ? ["up inside"] : ["up outside"]))
    }
  }

  @Test func `a finger that comes back enters`() throws {
    try onStage { stage in
      probe.watch(control, in: stage.window)
      stage.at(1, (1, .began, inside))
      stage.at(1.1, (1, .moved, CGPoint(300, 120)))
      _ = probe.take()
      stage.at(1.2, (1, .moved, inside))
      #expect(probe.take() == ["enter", "drag inside"])
      #expect(control.isHighlighted)
    }
  }

  @Test func `a drag around a control takes its touch away`() throws {
    try onStage { stage in
      probe.watch(control, in: stage.window)
      stage.window.addGestureRecognizer(UIPanGestureRecognizer())
      stage.at(1, (1, .began, inside))
      stage.at(1.1, (1, .moved, CGPoint(140, 120)))
      #expect(probe.take() == ["down", "cancel"])
      #expect(!control.isTracking && !control.isHighlighted)
    }
  }

  @Test func `a disabled control hears nothing`() throws {
    try onStage { stage in
      probe.watch(control, in: stage.window)
      control.isEnabled = false
      control.isSelected = true
      #expect(control.state == [.disabled, .selected])
      stage.at(1, (1, .began, inside))
      stage.at(1.1, (1, .ended, inside))
      #expect(probe.log.isEmpty)
    }
  }

  @Test func `targets and closures are called in their order`() {
    let first = Selector(ControlProbe.first(_:))
    control.addTarget(probe, action: first, for: .valueChanged)
    control.addAction(
      UIAction(identifier: .init("a")) { [probe, control] action in
        #expect(action.sender as? UIControl === control)
        probe.log.append("closure")
      }, for: .valueChanged)
    control.addTarget(
      probe, action: Selector(ControlProbe.second), for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(probe.take() == ["first", "closure", "second"])
    control.addTarget(probe, action: first, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(probe.take() == ["first", "second"])
    control.removeTarget(probe, action: first, for: .valueChanged)
    control.removeAction(identifiedBy: .init("a"), for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(probe.take() == ["second"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(probe.log.isEmpty && control.allControlEvents.isEmpty)
  }

  @Test func `an action of the same identifier takes the place of the other`() {
    for word in ["old", "new"] {
      control.addAction(
        UIAction(identifier: .init("a")) { [probe] _ in probe.log.append(word) },
        for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(probe.log == ["new"])
  }

  @Test func `an action without a target finds its responder`() throws {
    try onStage { stage in
      let outer = AnsweringView(frame: stage.window.bounds)
      stage.window.addSubview(outer)
      outer.addSubview(control)
      control.addTarget(nil, action: Selector(AnsweringView.answer(_:)), for: .touchDown)
      stage.at(1, (1, .began, inside))
      #expect(outer.sender === control)
    }
  }

  @Test func `a target is not kept alive`() {
    var target: ControlProbe? = ControlProbe()
    weak let weakTarget = target
    target.map {
      control.addTarget($0, action: Selector(ControlProbe.second), for: .touchDown)
    }
    target = nil
    control.sendActions(for: .touchDown)
    #expect(weakTarget == nil)
  }

  @Test func `a subclass can follow the finger or let it go`() throws {
    try onStage { stage in
      let dial = Dial(frame: control.frame)
      stage.window.addSubview(dial)
      stage.at(1, (1, .began, inside))
      stage.at(1.1, (1, .moved, CGPoint(130, 120)))
      #expect(dial.value == 10)
      stage.at(1.2, (1, .moved, CGPoint(150, 120)))
      #expect(!dial.isTracking && !dial.isHighlighted)
      stage.at(1.3, (1, .moved, CGPoint(160, 120)))
      #expect(dial.value == 30 && dial.ends == 1)
    }
  }
}

@MainActor
private final class ControlProbe {
  var log: [String] = []

  func watch(_ control: UIControl, in view: UIView) {
    view.addSubview(control)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
      (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
    }
  }

  func first(_ sender: UIControl) { log.append("first") }
  func second() { log.append("second") }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

@MainActor
private final class AnsweringView: UIView {
  private(set) var sender: UIControl?

  func answer(_ sender: UIControl) { self.sender = sender }
}

@MainActor
private final class Dial: UIControl {
  private(set) var value: CGFloat = 0
  private(set) var ends = 0

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value += touch.location(in: self).x - touch.previousLocation(in: self).x
    return value < 20
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ends += 1 }
}
