import Rewriter
import Testing

/// Objects of classes that only the running program knows.
@Suite struct MetatypeTests {
  @Test func `a class of unknown kind is asked for its name`() {
    #expect(
      text("let a = b.classForCoder.description().count")
        == "let a = String(describing: b.classForCoder).count")
  }

  @Test func `a class is asked for itself by its name`() {
    #expect(text("a(UIView.classForCoder(), b)") == "a(UIView.self           , b)")
    #expect(text("a(A.B.classForCoder())").filter { $0 != " " } == "a(A.B.self)")
    for source in ["a(b.classForCoder())", "a(b.classForCoder)", "a(B.classForCoder(1))"] {
      #expect(text(source) == source)
    }
  }

  @Test(arguments: [
    ("func f<T: UIView>() -> T { T() }", "func f<T: UIView>() -> T { _made(T.self) }"),
    (
      "extension CAGradientLayer { static func f() -> Self { Self() } }",
      "extension CAGradientLayer { static func f() -> Self { _made(Self.self) } }"
    ),
    (
      "func f<T>() -> T where T: UITableViewCell { return T.init(frame: .zero) }",
      "func f<T>() -> T where T: UITableViewCell { return _made(T.self, frame: .zero) }"
    ),
    (
      "func f<T: Page & P>() -> T { T(nibName: \"A\", bundle: nil) }; class Page: UIViewController {}",
      "func f<T: Page & P>() -> T { _made(T.self, nibName: \"A\", bundle: nil) }; "
        + "class Page: UIViewController {}"
    ),
    (
      "extension UIViewController { class func f() -> Self { return self.init() } }",
      "extension UIViewController { class func f() -> Self { return _made(self) } }"
    ),
    (
      "extension P where Self: UIView { static func f() -> Self { Self(frame: .zero) } }",
      "extension P where Self: UIView { static func f() -> Self { _made(Self.self, frame: .zero) } }"
    ),
    (
      "func f() { type(of: a).init(nibName: nil, bundle: nil) }",
      "func f() { _made(type(of: a), nibName: nil, bundle: nil) }"
    ),
    (
      "struct Item { let type: UIViewController.Type? }; func f() { type.init() }",
      "struct Item { let type: UIViewController.Type? }; func f() { _made(type) }"
    ),
    (
      "func f() { if let c = NSClassFromString(a) as? UIViewController.Type { g(c.init()) } }",
      "func f() { if let c = NSClassFromString(a) as? UIViewController.Type { g(_made(c)) } }"
    ),
    (
      "func f() { guard let c = a as? UIView.Type else { return }; c.init() }",
      "func f() { guard let c = a as? UIView.Type else { return }; _made(c) }"
    ),
    (
      "func f() { let c = a as! UIView.Type; c.init() }",
      "func f() { let c = a as! UIView.Type; _made(c) }"
    ),
    ("func f(c: UIView.Type) { c.init() }", "func f(c: UIView.Type) { _made(c) }"),
    ("[A.self, B.self].map { $0.init() }", "[A.self, B.self].map { _made($0) }"),
    (
      "let a: [(String, UIViewController.Type)] = []; f(a[0].1.init())",
      "let a: [(String, UIViewController.Type)] = []; f(_made(a[0].1))"
    ),
    ("f((c as! UIViewController.Type).init())", "f(_made((c as! UIViewController.Type)))"),
    (
      "let a = cells[1].init(style: .default, reuseIdentifier: b)",
      "let a = _made(cells[1], style: .default, reuseIdentifier: b)"
    ),
    ("a.b.init(rootViewController: c)", "_made(a.b, rootViewController: c)"),
  ])
  func `UIKit makes what is asked for by its class`(source: String, result: String) {
    #expect(text(source) == result)
  }

  @Test(arguments: [
    "func f<T: Base>() -> T { T() }; class Base { required init() {} }",
    "struct Item { let type: Base.Type }; func f() { type.init() }",
    "class A: UIView { convenience init() { self.init(frame: .zero) } }",
    "class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
    "extension P where Self: UIView { static func f() -> Self { Self(model: 1) } }",
    "class A: UIView { struct B { static func f() -> B { Self() } } }",
    "func f() { UIView(frame: .zero); UIView.init() }",
    "func f() { if let c = a as? Base.Type { c.init() } }; class Base { required init() {} }",
    "func f() { a.map { $0.init() } }; protocol P { init() }",
    "func f() { (a as! Base.Type).init() }; class Base { required init() {} }",
    "func f() { a?.init() }",
  ])
  func `what has to be required, or is known, stays`(source: String) {
    #expect(text(source) == source)
  }
}
