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
        @objc optional var e: Int { get set }
        func f()
      }
      let after = 1
      """
    let result = """
            public protocol P: AnyObject {
                       func a(_ b: Int, with c: [String])
                       func d() -> UIView?
                       var e: Int { get set }
        func f()
      }; extension P { public func a(_ b: Int, with c: [String]) {}; \
      public func d() -> UIView? { nil }; public var e: Int { get { 0 } set {} } }
      let after = 1
      """
    #expect(text(source) == result)
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
