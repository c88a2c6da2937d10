import Rewriter
import Testing

/// What actions get that is of another class than they say.
@Suite struct SenderTests {
  private func parameter(_ type: String, _ body: String, more: String = "") -> String {
    let source = "class A: UIViewController { @objc func f(_ s: \(type)) { \(body) } }\n\(more)"
    let made = text(source).split(separator: "(_ s: ").dropFirst().first ?? ""
    return String(made.prefix { $0 != ")" }).trimmingCharacters(in: .whitespaces)
  }

  @Test(arguments: [
    (
      "UISwipeGestureRecognizer", "a = s.location(in: view); if s.state == .ended {}",
      "UIGestureRecognizer"
    ),
    ("UIPanGestureRecognizer?", "s?.view?.alpha = 1", "UIGestureRecognizer?"),
    ("UIButton", "print(s.tag, s.frame)", "UIView"),
    ("UIButton", "s.isSelected.toggle()", "UIControl"),
    ("UIBarButtonItem", "show()", "Any"), ("UIButton?", "show()", "Any?"),
    // What only the class has, or what is handed on, needs the class.
    ("UIPanGestureRecognizer", "a = s.translation(in: view)", "UIPanGestureRecognizer"),
    ("UIButton", "s.setTitle(a, for: .normal)", "UIButton"), ("UIButton", "g(s)", "UIButton"),
    ("UIButton", "let s = UIButton(); s.alpha = 1", "UIButton"), ("Any", "show()", "Any"),
    ("UIButton", "if s == a {}", "UIButton"), ("Item", "show()", "Item"),
  ])
  func `an action takes what has all that it asks for`(type: String, body: String, result: String) {
    #expect(parameter(type, body) == result)
  }

  @Test func `what others override or require keeps its type`() {
    for more in [
      "class B: A { override func f(_ s: UIButton) {} }", "protocol P { func f(_ s: UIButton) }",
      "extension A { func f(_ t: Int) {} }",
    ] {
      #expect(parameter("UIButton", "", more: more) == "UIButton")
    }
    let plain = "class A { func f(_ s: UIButton) {} }"
    #expect(text(plain) == plain)
  }

  @Test(arguments: [
    ("sender.tag", "(sender as! UIView).tag"), ("sender?.isOn", "(sender as? UISwitch)?.isOn"),
    ("sender!.tag", "(sender as! UIView) .tag"),
    ("(sender as AnyObject).tag", "(sender as! UIView   ).tag"),
    ("(sender as AnyObject?)?.tag", "(sender as? UIView    )?.tag"),
    ("sender.setTitle?(a, for: .normal)", "(sender as! UIButton).setTitle (a, for: .normal)"),
    ("sender.location(in: view)", "(sender as! UIGestureRecognizer).location(in: view)"),
  ])
  func `an AnyObject is of the class that has what it is asked for`(call: String, result: String) {
    let declared = call.contains("sender?") || call.contains("sender!") ? "AnyObject?" : "AnyObject"
    let source = "func f(sender: \(declared)) { _ = \(call) }"
    let made = text(source).split(separator: "_ = ").last ?? ""
    func plain(_ text: some StringProtocol) -> String { String(text.filter { $0 != " " }) }
    #expect(plain(made) == plain("\(result) }"))
    #expect(findings(source).isEmpty)
  }

  @Test func `members that several classes have, or the files, are asked for in vain`() {
    #expect(findings("func f(sender: AnyObject) { _ = sender.text }").count == 1)
    // What goes with it has a name that nobody has.
    #expect(
      text("func f(sender: AnyObject) { _ = sender.text }").contains("sender._dynamic_text }"))
    let own = "class C { var tag: Int = 1 }; func f(sender: AnyObject) { _ = sender.tag }"
    #expect(text(own).contains("(sender as! C).tag"))
    #expect(findings(own + "; class D { var tag: Int = 1 }").count == 1)
    #expect(findings(own + "; class D { func tag() {} }").count == 1)
  }
}
