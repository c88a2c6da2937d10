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
}
