import Rewriter
import Testing

@Suite struct AwakingTests {
  @Test func `a plain object of a nib hears that it was made`() {
    let source =
      "class A: NSObject { override func awakeFromNib() { super.awakeFromNib(); a() } }\n"
    #expect(
      text(source)
        == "class A: NSObject {          func awakeFromNib() {                     ; a() } }\n"
        + "extension A: InterfaceAwaking {}")
  }

  @Test func `its subclass overrides its method, and a view UIKit's`() {
    let base = "class A: NSObject { override func awakeFromNib() {} }\n"
    let derived = "class B: A { override func awakeFromNib() { super.awakeFromNib() } }\n"
    #expect(text(base + derived).contains(derived))
    let view = "class V: UIView { override func awakeFromNib() { super.awakeFromNib() } }\n"
    #expect(text(view) == view)
  }

  @Test func `an object that is no responder hears what it observes`() {
    let method =
      "override func observeValue(forKeyPath k: String?, of o: Any?, change c: C?, context x: X?)"
    let call = "super.observeValue(forKeyPath: k, of: o, change: c, context: x)"
    for base in ["NSObject", "CALayer", "UIPanGestureRecognizer"] {
      let rewritten = text("class A: \(base) { \(method) { \(call) } }\n")
      #expect(!rewritten.contains("override") && !rewritten.contains("super"))
      #expect(rewritten.contains("extension A: ValueObserving {}"))
    }
    let view = "class V: UIScrollView { \(method) { \(call) } }\n"
    #expect(text(view) == view)
    let derived = "class B: A { \(method) { \(call) } }\n"
    #expect(text("class A: NSObject { \(method) {} }\n" + derived).contains(derived))
  }

  @Test func `an object says which methods it has, and hands others on`() {
    let source = """
      class Loose: NSObject {
        weak var target: NSObjectProtocol?
        override func responds(to s: Selector!) -> Bool { t(s) || super.responds(to: s) }
        override func forwardingTarget(for s: Selector!) -> Any? { target ?? super.forwardingTarget(for: s) }
      }
      class Looser: Loose {
        override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
      }

      """
    let made = text(source)
    #expect(
      made.contains(
        "           func responds(to s: Selector!) -> Bool { t(s) || self._responds(to: s) }"))
    #expect(made.contains("{ target ?? self._forwardingTarget(for: s) }"))
    #expect(
      made.contains("override func responds(to s: Selector!) -> Bool { super.responds(to: s) }"))
    #expect(made.contains("extension Loose: QuestionAnswering {}"))
    #expect(made.contains("extension Loose: MessageForwarding {}"))
    #expect(!made.contains("extension Looser"))
    #expect(findings(source).isEmpty)
  }

  @Test(arguments: [
    "class A: NSObject, UIScrollViewDelegate { * }",
    "class A: NSObject { * }\nextension A: UIScrollViewDelegate {}",
    "class B: UIView, UIScrollViewDelegate {}\nclass A: B { * }",
  ])
  func `what is not handed on is said`(source: String) {
    let method = "override func forwardingTarget(for s: Selector!) -> Any? { nil }"
    let said = findings(source.replacing("*", with: method))
    #expect(said.count == 1)
    #expect(
      said[0].contains("warning") && said[0].contains("optional ones of UIScrollViewDelegate"))
  }

  @Test(arguments: ["awakeFromNib", "load", "initialize"], ["NSObject", "UITableViewCell"])
  func `a class hears nothing of its own`(name: String, base: String) {
    let source = "class A: \(base) { override class func \(name)() { super.\(name)(); a() } }\n"
    let blank = String(repeating: " ", count: name.count + 8)
    #expect(
      text(source) == "class A: \(base) {          class func \(name)() { \(blank); a() } }\n")
    #expect(findings(source).count == (name == "initialize" ? 1 : 0))
    let derived = "class B: A { override class func \(name)() { super.\(name)() } }\n"
    #expect(text(source + derived).contains(derived))
  }
}
