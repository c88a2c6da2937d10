import Testing
import UIKit

/// Objects that hand on methods which they do not have.
@MainActor @Suite struct ForwardingTests {
  @MainActor private final class Wheel: NSObject {
    var turns: [String] = []
    func turn() { turns.append("turn") }
    func turnBy(_ sender: Any) { turns.append("by \(type(of: sender))") }
    func count() -> Any? { turns.count }
  }

  @MainActor private final class Loose: NSObject, MessageForwarding, QuestionAnswering {
    weak var target: NSObject?
    init(_ target: NSObject?) { self.target = target }
    func responds(to aSelector: Selector!) -> Bool {
      _responds(to: aSelector) || target?.responds(to: aSelector) == true
    }
    func forwardingTarget(for aSelector: Selector!) -> Any? { target }
    func go() {}
  }

  private let turn = Selector(Wheel.turn, "turn")
  private let turnBy = Selector(Wheel.turnBy, "turnBy:")

  @Test func `an action goes to the object that its target names`() throws {
    try onStage { _ in
      let wheel = Wheel()
      let loose = Loose(wheel)
      let outer = Loose(loose)
      let button = UIButton()
      button.addTarget(outer, action: turn, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      loose.perform(turnBy, with: button)
      #expect(wheel.turns == ["turn", "by UIButton"])
      let count = outer.perform(Selector(answering: Wheel.count, "count"))
      #expect(count?.takeUnretainedValue() as? Int == 2)
    }
  }

  @Test func `an object says which methods it has`() {
    let wheel = Wheel()
    let loose = Loose(wheel)
    let object: any NSObjectProtocol = loose
    #expect(object.responds(to: turn) && object.responds(to: Selector(Loose.go, "go")))
    #expect(!wheel.responds(to: Selector(Loose.go, "go")))
    #expect(!Loose(nil).responds(to: turn) && wheel.responds(to: turn))
    #expect(wheel.forwardingTarget(for: turn) == nil)
    #expect((object as? NSObject)?.forwardingTarget(for: turn) as? Wheel === wheel)
  }

  @Test func `a link goes on by such an object`() throws {
    try onStage { stage in
      let wheel = Wheel()
      let link = CADisplayLink(target: Loose(wheel), selector: turn)
      link.add(to: .current, forMode: .common)
      stage.run(frames: 3)
      #expect(wheel.turns.count == 3)
    }
  }
}
