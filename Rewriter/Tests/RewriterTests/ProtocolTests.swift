import Rewriter
import Testing

@Suite struct ProtocolTests {
  @Test func `classes alone conform as before`() {
    #expect(text("@objc protocol P {}") == "      protocol P: AnyObject {}")
    #expect(text("@objc protocol P: Q {}") == "      protocol P: AnyObject, Q {}")
    #expect(
      text("@objc protocol P: NSObjectProtocol {}") == "      protocol P: NSObjectProtocol {}")
    #expect(text("protocol P: class {}") == "protocol P: AnyObject {}")
    #expect(text("protocol P: class, Q {}") == "protocol P: AnyObject, Q {}")
  }

  @Test func `a private method answers no requirement of Apple's that may be missing`() {
    let signature =
      "application(_ a: B, didFinishLaunchingWithOptions c: [D: Any]?) -> Bool { true }"
    let head = "class A: UIResponder, UIApplicationDelegate { "
    #expect(
      text(head + "private func \(signature) }")
        == head + "private func application_\(signature.dropFirst(11)) }")
    let named = "func c(_ application: B) { application.d() } }"
    #expect(text(head + "private func \(signature); \(named)").contains("func application_("))
    for source in [
      head + "func \(signature) }", head + "private func application(_ a: B) {} }",
      head + "private func \(signature); func c() { application(d, other: e) } }",
    ] {
      #expect(text(source) == source)
    }
  }

  @Test func `an optional method is a function that is nil of classes without it`() {
    let source = """
      @objc public protocol P: AnyObject {
        @objc optional func a(_ b: Int, with c: [String])
        @objc optional func d() throws -> UIView!
        func f()
      }
      class A: NSObject, P { func f() {}; func d() -> UIView! { nil } }
      final class B: A { func a(_ b: Int, with c: [String]) {} }
      let after = 1
      """
    let result = """
            public protocol P: AnyObject {
      \("  ")
      \("  ")
        func f()
      }; protocol PHavingA__with: AnyObject { func a(_ b: Int, with c: [String]) }; \
      protocol PHavingD__: AnyObject { func d() throws -> UIView! }; \
      extension P { public var a__with: ((Int, [String]) -> Void)? \
      { (self as? any PHavingA__with).map { $0.a(_:with:) } }; \
      public var d__: (() throws -> UIView?)? { (self as? any PHavingD__).map { $0.d } } }
      class A: NSObject, P, PHavingD__ { func f() {}; func d() -> UIView! { nil } }
      final class B: A, PHavingA__with { func a(_ b: Int, with c: [String]) {} }
      let after = 1
      """
    let trimmed = text(source).split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.allSatisfy { $0 == " " } ? "  " : $0
    }
    #expect(trimmed.joined(separator: "\n") == result)
    #expect(findings(source).isEmpty)
  }

  @Test func `a requirement goes with the sign behind it`() {
    let made = text("@objc protocol P { @objc optional func a(); func b() }")
    #expect(made.filter { $0 != " " }.hasPrefix("protocolP:AnyObject{funcb()};"))
  }

  @Test func `a private method is none that an optional requirement finds`() {
    let source = "@objc protocol P { @objc optional func a() }; class A: P { private func a() {} }"
    #expect(text(source).contains("class A: P { private func a() {} }"))
  }

  @Test func `an optional property is asked of the classes that have it`() {
    let source = """
      @objc public protocol P {
        @objc optional var a: Int? { get }
      }
      class A: NSObject, P { let a: Int? = 1 }
      class B: NSObject, P {}
      final class C: B { let a: Int? = 2 }
      """
    let result = """
            public protocol P: AnyObject {
      \("  ")
      }; protocol PHavingA: AnyObject { var a: Int? { get } }; \
      extension P { public var a: (Int?)? { (self as? any PHavingA).map { $0.a } } }
      class A: NSObject, P, PHavingA { let a: Int? = 1 }
      class B: NSObject, P {}
      final class C: B, PHavingA { let a: Int? = 2 }
      """
    let trimmed = text(source).split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.allSatisfy { $0 == " " } ? "  " : $0
    }
    #expect(trimmed.joined(separator: "\n") == result)
  }

  @Test(arguments: [
    // In an extension, above, of a derived protocol, from UIKit, without a list of its own.
    ("class A {}; extension A: P { var b: Int { 1 } }", "class A: PHavingB {}"),
    ("class A: P { var b = 1 }; class B: A {}", "class A: P, PHavingB {"),
    ("protocol Q: P {}; class A<T>: Q { var b = 1 }", "class A<T>: Q, PHavingB {"),
    ("extension UIView: P { var b: Int { 1 } }", "extension UIView: P, PHavingB {"),
    ("class A: UIView, P { func f() { let b = 1 } }", "class A: UIView, P {"),
    ("class A: NSObject, P { init() { let b = 1 } }", "class A: NSObject, P {"),
    ("class A: NSObject, P { deinit { let b = 1 } }", "class A: NSObject, P {"),
  ])
  func `classes that have an optional property are found`(classes: String, result: String) {
    let source = "@objc protocol P { @objc optional var b: Int { get } }; \(classes)"
    let file = rewritten(source)
    #expect(file.text.contains("; \(result)"))
    #expect(file.findings.isEmpty)
  }

  @Test func `an optional property may be one of UIKit's, of a type, or private`() {
    let result = text(
      "private @objc protocol P { @objc optional static var t: UIView! { get }; "
        + "@objc optional var title: String? { get } }; class A: UIViewController, P {}")
    #expect(result.contains("fileprivate protocol PHavingTitle"))
    #expect(result.contains("class A: UIViewController, P, PHavingTitle {}"))
    #expect(
      result.contains("static var t: (UIView)? { (self as? any PHavingT.Type).map { $0.t } }"))
  }

  @Test func `old names of types are today's in what is asked for, too`() {
    let result = text("@objc protocol P { @objc optional func a(_ b: NSInteger) }")
    #expect(result.contains("extension P { var a_: ((Int) -> Void)? {"))
  }

  @Test(arguments: [
    ("d?.responds(to: #selector(P.a)) ?? false", "d.map { ($0 as? any P)?.a__ != nil } ?? false"),
    ("d!.responds(to: #selector(P.a))", "((d! as? any P)?.a__ != nil)"),
    ("d!.responds(to: #selector(Q.a))", "((d! as? any Q)?.a__ != nil)"),
    ("d!.responds(to: #selector(P.b))", "true"),
    ("e.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))", "true"),
  ])
  func `whether a delegate responds is asked of optional methods, and else answered with yes`(
    question: String, answer: String
  ) {
    let source =
      "@objc protocol P { @objc optional func a(); func b() }; protocol Q: P {}\n"
      + "func f() { if \(question) {} }"
    let result = text(source).split(separator: "\n").last ?? ""
    #expect(result.split(separator: " ").joined(separator: " ") == "func f() { if \(answer) {} }")
  }

  @Test func `whether an object of a class responds is asked`() {
    #expect(text("if a.responds(to: #selector(A.f)) {}").contains("a.responds(to: Selector("))
  }

  @Test(arguments: [
    ("d?.a?(1)", "d?.a_?(1)"), ("d.a!(1)", "d.a_!(1)"), ("d?.x.a?(1)", "d?.x.a_?(1)"),
    ("d?.c?()", "d?.c__?()"), ("d?.e?(1, with: 2)", "d?.e__with?(1,       2)"),
    ("d?.g?(from: 1) { b in }", "d?.g_from_then?(      1) { b in }"),
    ("let x = d.e?(1, with: 2) ?? 3", "let x = d.e__with?(1,       2) ?? 3"),
    ("if let x = d?.a?(1), x == 2 {}", "if let x = d?.a_?(1), x == 2 {}"),
    ("if d?.a != nil {}", "if d?.a_ != nil {}"), ("if nil == d.a {}", "if nil == d.a_ {}"),
    ("if let f = d.a { f(1) }", "if let f = d.a_ { f(1) }"),
    ("guard let f = d?.e else { return }", "guard let f = d?.e__with else { return }"),
    // A name without parameters may be that of any property, unless the type says otherwise.
    ("if let n = s?.c {}", "if let n = s?.c {}"), ("if p.c != nil {}", "if p.c__ != nil {}"),
    ("if t?.a == nil {}", "if t?.a == nil {}"),
    ("if self.q?.c == nil {}", "if self.q?.c__ == nil {}"),
    ("let f = d?.e(_:with:)", "let f = d?.e__with   "), ("a?(1)", "a_?(1)"),
    // Those of a class are called as before.
    ("self.a(1)", "self.a(1)"), ("let f = self.a", "let f = self.a"),
  ])
  func `an optional method is called and asked for as the function that it is`(
    statement: String, result: String
  ) {
    let declared =
      "@objc protocol P { @objc optional func a(_ b: Int) -> Int; @objc optional func c();"
      + " @objc optional func e(_ a: Int, with b: Int) -> Int;"
      + " @objc optional func g(from a: Int, then b: (Int) -> Void) }; "
    let declaring = declared + "class K { var q: P?; func f(p: P, t: T?) { "
    let made = text(declaring + "\(statement) } }").split(separator: "t: T?) ").last
    #expect(made == "{ \(result) } }")
  }

  @Test func `a selector of an optional method calls the function`() {
    let source = "@objc protocol P { @objc optional func a(_ b: Any) }\nlet s = #selector(P.a(_:))"
    #expect(
      text(source).hasSuffix(
        "let s = Selector({ (object: P) -> @MainActor (Any) -> Void in { _ = object.a_?($0) } },"
          + " \"a:\")"))
  }

  @Test func `optional requirements of UIKit are known`() {
    #expect(
      text("func f() { delegate?.scrollViewDidScroll?(scrollView) }")
        == "func f() { delegate?.scrollViewDidScroll (scrollView) }")
    #expect(
      text("func f() { delegate?.collectionView?(a, didSelectItemAt: b) }")
        == "func f() { delegate?.collectionView (a, didSelectItemAt: b) }")
  }

  @Test func `closures keep their marks`() {
    let source = "func f() { completion?(true); self.onTap?(); d?.collectionView?(a) }"
    #expect(text(source) == source)
  }
}
