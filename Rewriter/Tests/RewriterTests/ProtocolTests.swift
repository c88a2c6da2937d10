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

  @Test func `optional requirements have bodies on the line of the brace`() {
    let source = """
      @objc public protocol P: AnyObject {
        @objc optional func a(_ b: Int, with c: [String])
        @objc optional func d() -> UIView?
        func f()
      }
      let after = 1
      """
    let result = """
            public protocol P: AnyObject {
                       func a(_ b: Int, with c: [String])
                       func d() -> UIView?
        func f()
      }; extension P { public func a(_ b: Int, with c: [String]) {}; \
      public func d() -> UIView? { nil } }
      let after = 1
      """
    #expect(text(source) == result)
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

  @Test func `what all calls take for nil is the result where nobody implements it`() {
    let source = "@objc protocol P { @objc optional func a() -> Bool }\n"
    func body(_ calls: String) -> (text: String, findings: Int) {
      let file = rewritten(source + calls)
      return (file.text, file.findings.count)
    }
    let agreed = body("func f(d: P?) { if d?.a?() ?? true, let e = d, e.a?() ?? true {} }")
    #expect(agreed.text.contains("func a() -> Bool { true }") && agreed.findings == 0)
    let split = body("func f(d: P?) { if d?.a?() ?? true {}; if d?.a?() == true {} }")
    #expect(split.text.contains("func a() -> Bool { false }") && split.findings == 1)
  }

  @Test func `old names of types are today's in bodies, too`() {
    let result = text("@objc protocol P { @objc optional func a(_ b: NSInteger) }")
    #expect(result.contains("extension P { func a(_ b: Int) {} }"))
  }

  @Test(arguments: [
    ("d?.responds(to: #selector(P.a)) ?? false", "d.map { _ in true } ?? false"),
    ("d!.responds(to: #selector(P.a))", "true"),
    ("e.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))", "true"),
  ])
  func `whether a delegate responds is answered with yes`(question: String, answer: String) {
    let source = "@objc protocol P { @objc optional func a() }\nfunc f() { if \(question) {} }"
    let result = text(source).split(separator: "\n").last ?? ""
    #expect(result.split(separator: " ").joined(separator: " ") == "func f() { if \(answer) {} }")
  }

  @Test func `whether an object of a class responds is asked`() {
    #expect(text("if a.responds(to: #selector(A.f)) {}").contains("a.responds(to: Selector("))
  }

  @Test func `a result that cannot be missing is said`() {
    let file = rewritten(
      "@objc protocol P {\n  @objc optional func a() -> Bool\n  @objc optional func b() -> UIView\n}"
    )
    #expect(file.findings.map(\.severity) == [.warning, .warning])
    #expect(file.findings.map(\.place.line) == [2, 3])
    #expect(file.text.hasSuffix("{ fatalError(\"P.b is optional and not implemented\") } }"))
  }

  @Test func `a call of an optional requirement loses its mark`() {
    let declared = "@objc protocol P { @objc optional func a(_ b: Int); @objc optional func c() }; "
    func call(_ call: String) -> String {
      String(text(declared + "func f() { \(call) }").split(separator: "func f() ")[1])
    }
    #expect(call("d?.a?(1)") == "{ d?.a (1) }")
    #expect(call("d.a!(1)") == "{ d.a (1) }")
    #expect(call("d?.x.a?(1)") == "{ d?.x.a (1) }")
    #expect(call("d?.c?()") == "{ d?.c () }")
  }

  @Test func `a call whose result is used gives an optional as before`() {
    let declared = "@objc protocol P { @objc optional func a() -> Int }; "
    #expect(
      text(declared + "let x = d.a?() ?? 3").hasSuffix("let x = Optional(d)?.a () ?? 3"))
    #expect(
      text(declared + "let x = d?.a?() ?? 3").hasSuffix("let x = d?.a () ?? 3"))
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
