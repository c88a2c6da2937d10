import Rewriter
import Testing

@Suite struct IsolationTests {
  @Test func `a class that derives from one of Foundation's belongs to no actor`() {
    #expect(text("class A: Operation {}") == "nonisolated class A: Operation {}")
    #expect(
      text("open class A: Operation {}\nfinal class B: A {}")
        == "open nonisolated class A: Operation {}\nfinal nonisolated class B: A {}")
    for source in [
      "class A: UIView {}", "class A: NSObject {}", "@MainActor class A: Operation {}",
    ] {
      #expect(text(source) == source)
    }
  }

  @Test func `what overrides a member of every object belongs to no actor`() {
    for base in ["UICollectionViewLayoutAttributes", "UIView", "NSObject"] {
      for member in [
        "override func isEqual(_ o: Any?) -> Bool { true }", "override var hash: Int { 1 }",
        "override var description: String { \"\" }", "override public func copy() -> Any { self }",
        "public override var debugDescription: String { get { \"\" } }",
      ] {
        #expect(
          text("class A: \(base) { \(member) }") == "class A: \(base) { nonisolated \(member) }")
      }
    }
    for member in [
      "override func copy(_ sender: Any?) {}", "var description: String { \"\" }",
      "nonisolated override var hash: Int { 1 }", "override func description(of a: Int) {}",
      "override class func description() -> String { \"\" }",
    ] {
      #expect(text("class A: UIView { \(member) }") == "class A: UIView { \(member) }")
    }
  }

  @Test func `objects are locked without a word`() {
    #expect(findings("func f() { objc_sync_enter(self); objc_sync_exit(self) }").isEmpty)
  }
}
