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
}
