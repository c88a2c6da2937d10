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

  @Test func `layout attributes are compared off the main actor, as UIKit's are`() {
    let base = "class A: UICollectionViewLayoutAttributes {"
    #expect(
      text("\(base) override func isEqual(_ o: Any?) -> Bool { true } }")
        == "\(base) nonisolated override func isEqual(_ o: Any?) -> Bool { true } }")
    #expect(
      text("\(base) override var hash: Int { 1 } }")
        == "\(base) nonisolated override var hash: Int { 1 } }")
    let view = "class A: UIView { override func isEqual(_ o: Any?) -> Bool { true } }"
    #expect(text(view) == view)
  }

  @Test func `objects are locked without a word`() {
    #expect(findings("func f() { objc_sync_enter(self); objc_sync_exit(self) }").isEmpty)
  }
}
