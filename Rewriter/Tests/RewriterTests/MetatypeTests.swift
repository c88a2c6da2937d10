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
    (
      "protocol P { associatedtype C: UIView; func f() -> C }; extension P { func f() -> C { C() } }",
      "protocol P { associatedtype C: UIView; func f() -> C }; "
        + "extension P { func f() -> C { _made(C.self) } }"
    ),
    (
      "protocol P { associatedtype C: UIView & Q }; extension P { func f() { Self.C(frame: .zero) } }",
      "protocol P { associatedtype C: UIView & Q }; "
        + "extension P { func f() { _made(Self.C.self, frame: .zero) } }"
    ),
    (
      "protocol P { associatedtype C }; extension P where C: Page { func f() { C.init() } }; "
        + "class Page: UIViewController {}",
      "protocol P { associatedtype C }; extension P where C: Page { func f() { _made(C.self) } }; "
        + "class Page: UIViewController {}"
    ),
    (
      "protocol P { associatedtype C where C: UIView }; struct S<T: P> { func f() -> T.C { T.C() } }",
      "protocol P { associatedtype C where C: UIView }; "
        + "struct S<T: P> { func f() -> T.C { _made(T.C.self) } }"
    ),
    (
      "protocol P: Q {}; protocol Q { associatedtype C: UILabel }; func f<T: P>() { T.C() }",
      "protocol P: Q {}; protocol Q { associatedtype C: UILabel }; func f<T: P>() { _made(T.C.self) }"
    ),
    (
      "func f<T: P>() where T.C: UIControl { T.C() }; protocol P { associatedtype C }",
      "func f<T: P>() where T.C: UIControl { _made(T.C.self) }; protocol P { associatedtype C }"
    ),
    (
      "protocol P: UIView {}; class A<T: P>: UIView { let t = T() }",
      "protocol P: UIView {}; class A<T: P>: UIView { let t = _made(T.self) }"
    ),
    (
      "protocol P where Self: UIView {}; extension P { static func f() -> Self { Self() } }",
      "protocol P where Self: UIView {}; extension P { static func f() -> Self { _made(Self.self) } }"
    ),
    (
      "class A<T: UIView>: UIView {}; extension A { func f() { T() } }",
      "class A<T: UIView>: UIView {}; extension A { func f() { _made(T.self) } }"
    ),
    (
      "enum E<T> where T: UIGestureRecognizer { static func f() { T(target: nil, action: nil) } }",
      "enum E<T> where T: UIGestureRecognizer { static func f() "
        + "{ _made(T.self, target: nil, action: nil) } }"
    ),
    (
      "struct S { init<T: UIButton>(_: T.Type) { T(type: .system) } }",
      "struct S { init<T: UIButton>(_: T.Type) { _made(T.self, type: .system) } }"
    ),
    (
      "struct S { subscript<T: NSManagedObject>(_: T.Type) -> T { T(context: c) } }",
      "struct S { subscript<T: NSManagedObject>(_: T.Type) -> T { _made(T.self, context: c) } }"
    ),
    (
      "protocol P: UIView {}; extension P { static func f() -> Self { .init(frame: a) } }",
      "protocol P: UIView {}; extension P { static func f() -> Self { _made(Self.self, frame: a) } }"
    ),
    (
      "extension P where Self: UIView { static func f() -> Self? { if a { return .init() }; return nil } }",
      "extension P where Self: UIView { static func f() -> Self? "
        + "{ if a { return _made(Self.self) }; return nil } }"
    ),
    (
      "class A<T: UIView> { let t: T = .init(); var u: T { .init(frame: a) } }",
      "class A<T: UIView> { let t: T = _made(T.self); var u: T { _made(T.self, frame: a) } }"
    ),
    (
      "func f<T: UIView>(_ type: T.Type) { type.init() }",
      "func f<T: UIView>(_ type: T.Type) { _made(type) }"
    ),
    (
      "struct S { let a: [UIView.Type] }; let b = s.a.first?.init()",
      "struct S { let a: [UIView.Type] }; let b = (s.a.first).map { _made($0) }"
    ),
    (
      "struct E { let kind: UIViewController.Type }; if let a = e?.kind.init() {}",
      "struct E { let kind: UIViewController.Type }; if let a = (e?.kind).map { _made($0) } {}"
    ),
  ])
  func `UIKit makes what is asked for by its class`(source: String, result: String) {
    #expect(text(source) == result)
  }

  /// The function by which a class makes an object by its own `init()`, as `text` inserts it.
  private func maker(_ name: String, _ root: String = "UIView") -> String {
    " override class func _madeEmpty() -> \(root)? { self == \(name).self ? \(name)() : nil };"
  }

  @Test(arguments: [
    ("class A: UIView { init() {} }", "A", "UIView"),
    ("class A: UIView { convenience init() {} }", "A", "UIView"),
    ("class B: UIView { init() {} }; class A: B {}", "A", "UIView"),
    ("class B: UIView { init() {} }; class A: B { override init() {} }", "A", "UIView"),
    (
      "class B: UIView { convenience init() {} }; "
        + "class A: B { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }", "A",
      "UIView"
    ),
    ("class A: UITableViewController { init() {} }", "A", "UIViewController"),
    ("class A: UIPanGestureRecognizer { init() {} }", "A", "UIGestureRecognizer"),
  ])
  func `a class of the app's makes itself by its own initializer`(
    source: String, name: String, root: String
  ) {
    let asking = "func f<T: UIView>() { T() }; "
    #expect(text(asking + source).contains(maker(name, root)))
    #expect(!text(source).contains("_madeEmpty"))
  }

  @Test(arguments: [
    "class A: UIView {}", "class A: UIView { init(b: Int) {} }", "class A { init() {} }",
    "class B: UIView { init() {} }; class A: B { init(b: Int) {} }",
    "class A: UIView { init() throws {} }",
    "class A: UIView { @available(*, unavailable) init() {} }",
  ])
  func `a class without an own initializer is made by UIKit's`(source: String) {
    #expect(!text("func f<T: UIView>() { T() }; " + source).contains(maker("A")))
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
    "protocol P { associatedtype C: Base }; extension P { func f() { C() } }; class Base {}",
    "protocol P { associatedtype C: UIView }; struct S: P { typealias C = UIView; func f() { C() } }",
    "func f<T: Base>() { T(style: 1) }; class Base: UIView { required init(style: Int) {} }",
    "func f() { a.init(context: b) }",
    "class A: UIView { func f() -> UIView { .init(frame: a) } }",
    "func f<T: UIView>() -> T { g { .init() } }",
    "func f<T: UIView>() -> T { let a: UIView = .init(); return g(a) }",
  ])
  func `what has to be required, or is known, stays`(source: String) {
    #expect(text(source) == source)
  }

  @Test(arguments: [
    (
      "let kinds: [UIView.Type] = []; func f() { let Kind = kinds[0]; Kind.init() }",
      "_made(Kind)"
    ),
    (
      "func f(_ a: Any) { if let Kind = a as? UIView.Type { Kind.init() } }", "_made(Kind)"
    ),
    (
      "func f(_ a: Any) { if let Kind = a as? UIView.Type { Kind.init(frame: .zero) } }",
      "_made(Kind, frame: .zero)"
    ),
    ("func f(Kind: UIView.Type) { Kind.init() }", "_made(Kind)"),
    ("class A { var Kind: UIView.Type = UIView.self; func f() { Kind.init() } }", "_made(Kind)"),
  ])
  func `a variable may have a capital letter`(source: String, result: String) {
    #expect(text(source).contains(result), "\(text(source))")
  }

  @Test func `a type with a capital letter is no variable`() {
    for source in [
      "class Kind: UIView {}; func f() { Kind.init(frame: .zero) }",
      "func f() { UIView.init(frame: .zero) }", "func f() { Unknown.init(frame: .zero) }",
      "struct Kind {}; func f(Kind: Int) { Kind.init() }",
    ] {
      #expect(text(source) == source)
    }
  }
}
