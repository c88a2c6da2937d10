import Rewriter
import Testing

@Suite struct AttributeTests {
  @Test func `members of extensions of Apple's classes are public and not open`() {
    #expect(
      text("extension UIColor { open class var a: Int { 1 } }")
        == "extension UIColor { public class var a: Int { 1 } }")
    #expect(text("extension UIColor { open func a() {} }").contains("{ public func a() {} }"))
    for source in [
      "open class A { open func b() {} }", "open class A {}; extension A { open func b() {} }",
    ] {
      #expect(text(source) == source)
    }
  }

  @Test(arguments: [
    "@objc", "@objc(name:)", "@objcMembers", "@nonobjc", "@IBAction", "@IBSegueAction",
    "@IBInspectable", "@IBDesignable", "@NSCopying", "dynamic",
  ])
  func `blanks stand where Objective-C was spoken to`(attribute: String) {
    let blanks = String(repeating: " ", count: attribute.count)
    #expect(text("class A { \(attribute) var f = 1 }") == "class A { \(blanks) var f = 1 }")
  }

  @Test func `an attribute on a line of its own leaves the line`() {
    #expect(
      text("class A {\n  @objc(\n    f\n  )\n  func f() {}\n}")
        == "class A {\n        \n     \n   \n  func f() {}\n}")
    #expect(
      text("class A {\n  @objc\n  func f() {}\n}") == "class A {\n       \n  func f() {}\n}")
  }

  @Test func `several attributes and their comments keep the column`() {
    #expect(
      text("class A { @objc /* a */ @IBAction dynamic func f() {} }")
        == "class A {       /* a */                   func f() {} }")
  }

  @Test func `words in strings and comments stay`() {
    let source = """
      // @objc dynamic #selector(a)
      let a = "@objc #selector(a) kCAFillModeForwards"
      let b = \"""
        @IBOutlet dynamic
        \"""
      """
    #expect(text(source) == source)
  }

  @Test func `names that sound like attributes stay`() {
    let source = "let dynamic = 1; let optional = dynamic; func objc(optional: Int) {}"
    #expect(text(source) == source)
  }

  @Test func `attributes inside of conditions go on every branch`() {
    let source = "class A {\n#if DEBUG\n@objc var a = 1\n#else\n@objc var a = 2\n#endif\n}"
    #expect(!text(source).contains("@objc"))
  }

  @Test func `other attributes stay`() {
    let source = "@available(iOS 13, *) @MainActor @discardableResult func f() -> Int { 1 }"
    #expect(text(source) == source)
  }

  @Test func `an app delegate becomes the main type`() {
    #expect(
      text("@UIApplicationMain\nclass A {}") == "@main\nclass A {}")
    #expect(text("@UIApplicationMain class A {}") == "@main              class A {}")
  }

  @Test func `a block of Objective-C is a closure`() {
    #expect(
      text("typealias A = @convention(block) () -> Void")
        == "typealias A =                    () -> Void")
  }

  @Test func `a function of C that takes elements of paths is a closure`() {
    #expect(
      text("let a: @convention(c) (UnsafePointer<CGPathElement>) -> Void = b")
        == "let a:                (UnsafePointer<CGPathElement>) -> Void = b")
    let other = "let a: @convention(c) (UnsafeRawPointer) -> Void = b"
    #expect(text(other) == other)
  }

  @Test func `a private outlet can be set`() {
    #expect(
      text("class A { @IBOutlet private weak var a: UILabel! }")
        == "class A {                   weak var a: UILabel! }")
    #expect(
      text("class A { @IBOutlet fileprivate(set) var a: UILabel! }")
        == "class A {                            var a: UILabel! }")
    #expect(text("class A { private var a = 1 }") == "class A { private var a = 1 }")
  }

  @Test func `what Interface Builder inspects can be set, however private`() {
    #expect(
      text("class A { @IBInspectable private var a: UIColor? }")
        == "class A {                        var a: UIColor? }")
    #expect(
      text("class A { @IBInspectable private(set) var a = 1 }")
        == "class A {                             var a = 1 }")
  }

  @Test func `an outlet of a private type stays private`() {
    #expect(
      text("private class B {}; class A { @IBOutlet private var a: [B]! }")
        == "private class B {}; class A {           private var a: [B]! }")
  }

  @Test func `a managed property is stored and said to be`() {
    let file = rewritten("class A: NSObject {\n  @NSManaged var progress: CGFloat\n}")
    #expect(file.text == "class A: NSObject {\n             var progress: CGFloat = 0\n}")
    #expect(
      file.findings.map(\.description) == [
        "File.swift:2:18: warning: Nobody manages “progress” here: it is stored, and starts with 0."
      ])
  }

  @Test func `a managed property of a layer is kept by its key`() {
    let file = rewritten(
      "class A: CAShapeLayer {}\nclass B: A {\n  @NSManaged var progress: CGFloat\n}")
    #expect(
      file.text
        == "class A: CAShapeLayer {}\nclass B: A {\n             var progress: CGFloat"
        + " { get { _managedValue(forKey: \"progress\") ?? 0 }"
        + " set { setValue(newValue, forKey: \"progress\") } }\n}")
    #expect(file.findings.isEmpty)
    // A colour without a value stops where it is read, as Objective-C's nil does.
    let color = rewritten("class A: CALayer {\n  @NSManaged var colour: UIColor\n}")
    #expect(color.text.contains("get { _managedValue(forKey: \"colour\")! }"))
    #expect(color.findings.isEmpty)
  }
}
