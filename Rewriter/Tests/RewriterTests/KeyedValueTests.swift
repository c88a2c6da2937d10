import Rewriter
import Testing

@Suite struct KeyedValueTests {
  private static let call = "func f() { b.setValue(1, forKey: \"c\") }"

  @Test func `a class whose objects are set by names gets methods that do so`() {
    let source = "class A: NSObject { @objc var c = 1; @objc let d = 2; var e = 3 }; \(Self.call)"
    let result = text(source)
    #expect(result.contains("func value(forKey key: String) -> Any? { switch key {"))
    #expect(result.contains("case \"c\": return c; default: fatalError("))
    #expect(result.contains("switch key { case \"c\", \"C\": put(&c); default: fatalError("))
    #expect(result.contains("func setValuesForKeys(_ values: [String: Any])"))
    #expect(!result.contains("put(&d)") && !result.contains("put(&e)"))
  }

  @Test func `a subclass asks its superclass for other names`() {
    let result = text(
      "@objcMembers class A: NSObject { var c = 1 }; @objcMembers class B: A { var d = 1 }; "
        + Self.call)
    #expect(result.contains("override func value(forKey key: String) -> Any?"))
    #expect(
      result.contains("case \"d\", \"D\": put(&d); default: super.setValue(value, forKey: key)"))
  }

  @Test func `a key with a large first letter sets the property of the small one`() {
    let result = text(
      "@objcMembers class A: NSObject { var c = 1; var C = 2; var D = 3 }; \(Self.call)")
    #expect(
      result.contains("case \"c\": put(&c); case \"C\": put(&C); case \"D\", \"d\": put(&D);"))
    #expect(result.contains("case \"D\": return D; default"))
  }

  @Test(arguments: [
    "class A: NSObject { @objc var c = 1 }",
    "class A: UIView { @objc var c = 1 }; \(call)",
    "class A { @objc var c = 1 }; \(call)",
    "class A: NSObject { @objc var c: Int { 1 }; @objc static var d = 1; @objc lazy var e = 1 }; \(call)",
    "class A: NSObject { @objc var c = 1; func value(forKey key: String) -> Any? { nil } }; \(call)",
  ])
  func `classes that nobody sets by names, or that need no methods, stay`(source: String) {
    #expect(!text(source).contains("put("))
  }
}
