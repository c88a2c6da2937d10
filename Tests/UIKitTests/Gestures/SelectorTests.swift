import Testing
import UIKit

@MainActor @Suite struct SelectorTests {
  @MainActor final class Target {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sender(_ sender: UITapGestureRecognizer) { calls.append("sender \(sender.name ?? "")") }
    func anything(sender: Any?) { calls.append("anything") }
    func withEvent(_ sender: UIGestureRecognizer, event: UIEvent?) { calls.append("event") }
    var own: [Selector] { [Selector(plain), Selector(sender), Selector(self.withEvent)] }
  }

  private func tap(_ recognizer: UIGestureRecognizer) throws {
    try onStage { stage in
      stage.window.addGestureRecognizer(recognizer)
      stage.at(1, (1, .began, CGPoint(50, 50)))
      stage.at(1.1, (1, .ended, CGPoint(50, 50)))
    }
  }

  @Test func `methods with nothing, a sender, and an event are called in the order added`() throws {
    let target = Target()
    let recognizer = UITapGestureRecognizer(target: target, action: Selector(Target.plain))
    recognizer.name = "tap"
    recognizer.addTarget(target, action: Selector(Target.sender(_:)))
    recognizer.addTarget(target, action: Selector(Target.anything(sender:)))
    recognizer.addTarget(target, action: Selector(Target.withEvent(_:event:)))
    for action in target.own { recognizer.addTarget(target, action: action) }
    try tap(recognizer)
    #expect(
      target.calls == ["plain", "sender tap", "anything", "event", "plain", "sender tap", "event"])
  }

  @Test
  func `selectors of one name are equal, also of two classes, and take off each other's actions`()
    throws
  {
    @MainActor final class Other { func plain() {} }
    let named = Selector(Target.plain, "plain")
    #expect(named == Selector(Target.plain, "plain") && named == Selector(Other.plain, "plain"))
    #expect(named != Selector(Target.sender(_:), "sender:") && named != Selector(Target.plain))
    #expect(Set([named, Selector(Target.plain, "plain")]).count == 1)
    let target = Target()
    let recognizer = UITapGestureRecognizer(target: target, action: named)
    recognizer.addTarget(target, action: Selector(Target.anything(sender:), "anythingWithSender:"))
    recognizer.removeTarget(target, action: Selector(target.plain, "plain"))
    try tap(recognizer)
    #expect(target.calls == ["anything"])
  }

  @Test func `a target is not kept alive`() throws {
    var target: Target? = Target()
    weak let reference = target
    let recognizer = UITapGestureRecognizer(
      target: target, action: Selector(Target.sender(_:)))
    target = nil
    #expect(reference == nil)
    try tap(recognizer)
  }

  @Test func `a target is removed by a copy of its selector, or with all of them`() throws {
    let (one, two) = (Target(), Target())
    let action = Selector(Target.plain)
    let recognizer = UITapGestureRecognizer(target: one, action: action)
    recognizer.addTarget(one, action: Selector(Target.sender(_:)))
    recognizer.addTarget(two, action: action)
    recognizer.removeTarget(one, action: Selector(Target.plain))
    recognizer.removeTarget(one, action: action)
    try tap(recognizer)
    #expect(one.calls == ["sender "] && two.calls == ["plain"])
    recognizer.removeTarget(two, action: nil)
    try tap(recognizer)
    #expect(one.calls.count == 2 && two.calls.count == 1)
    recognizer.removeTarget(nil, action: nil)
    try tap(recognizer)
    #expect(one.calls.count == 2)
  }

  @Test func `a target of another class stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let probe = GestureProbe()
      let recognizer = UITapGestureRecognizer(target: probe, action: Selector(Target.plain))
      try SelectorTests().tap(recognizer)
      probe.log = []
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("unrecognized selector sent to instance of GestureProbe"))
  }

  @Test func `who performs a selector has what its method gives`() throws {
    final class Teller: NSObject {
      func name() -> NSString { "a name" }
      func twice(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue * 2) }
      func join(_ first: NSString, _ second: NSString) -> NSString? {
        first == "" ? nil : NSString(string: "\(first)\(second)")
      }
      func silent() {}
    }
    // As the rewriter writes them.
    let name = Selector(
      answering: { (object: Teller) -> @MainActor () -> Any? in { object.name() } }, "name")
    let twice = Selector(
      answering: { (object: Teller) -> @MainActor (NSNumber) -> Any? in { object.twice($0) } },
      "twice:")
    let join = Selector(
      answering: { (object: Teller) -> @MainActor (NSString, NSString) -> Any? in
        { object.join($0, $1) }
      }, "join::")
    try onStage { _ in
      let teller = Teller()
      #expect(teller.perform(name).takeUnretainedValue() as? NSString == "a name")
      let number = teller.perform(twice, with: NSNumber(value: 4))
      #expect(number?.takeUnretainedValue() as? NSNumber == 8)
      let (a, b): (NSString, NSString) = ("a", "b")
      #expect(teller.perform(join, with: a, with: b)?.takeUnretainedValue() as? NSString == "ab")
      #expect(teller.perform(join, with: "" as NSString, with: b) == nil)
      #expect(teller.perform(Selector(Teller.silent, "silent")) == nil)
      // As one of several of its name, and as an action.
      let named = Selector.named("name", among: [name, twice])
      #expect(teller.perform(named)?.takeUnretainedValue() as? NSString == "a name")
      #expect(teller.responds(to: name) && !Teller.responds(to: name))
    }
  }

  @Test func `a class answers what Objective-C's do`() {
    #expect(UILabel.classForCoder() == UILabel.self && UILabel.superclass() == UIView.self)
    #expect(UILabel.isSubclass(of: UIResponder.self) && UILabel.isSubclass(of: UILabel.self))
    #expect(!UIView.isSubclass(of: UILabel.self))
  }

  @Test func `a name that is made as the program runs finds the method of each class`() {
    @MainActor final class Router: NSObject {
      var log: [String] = []
      func routeToCart() { log.append("cart") }
      func routeToHome(with sender: Int) { log.append("home \(sender)") }
    }
    @MainActor final class Other: NSObject {
      func routeToCart() {}
    }
    let all = [
      Selector(Other.routeToCart, "routeToCart"), Selector(Router.routeToCart, "routeToCart"),
      Selector(Router.routeToHome(with:), "routeToHomeWith:"),
    ]
    let router = Router()
    let asProtocol: any NSObjectProtocol = router
    asProtocol.perform(Selector.named("routeToCart", among: all))
    asProtocol.perform(Selector.named("routeToHomeWith:", among: all), with: 7)
    #expect(router.log == ["cart", "home 7"])
    #expect(!asProtocol.responds(to: Selector.named("routeToNowhere", among: all)))
    #expect(!Other().responds(to: Selector.named("routeToHomeWith:", among: all)))
    #expect(Other().responds(to: Selector.named("routeToCart", among: all)))
  }
}
