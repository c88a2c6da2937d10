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
        "override class func description() -> String { \"\" }",
        "public override var debugDescription: String { get { \"\" } }",
      ] {
        #expect(
          text("class A: \(base) { \(member) }") == "class A: \(base) { nonisolated \(member) }")
      }
    }
    for member in [
      "override func copy(_ sender: Any?) {}", "var description: String { \"\" }",
      "nonisolated override var hash: Int { 1 }", "override func description(of a: Int) {}",
      "override class func isEqual(_ other: Any?) -> Bool { true }",
    ] {
      #expect(text("class A: UIView { \(member) }") == "class A: UIView { \(member) }")
    }
  }

  @Test(arguments: [
    ("class A: UIView {}", "class A: UIView {deinit {} }"),
    ("class A {}", "class A {deinit {} }"),
    ("class A: UIView { var b = 1 }", "class A: UIView { var b = 1 ; deinit {} }"),
    ("class A<T>: NSObject {}", "class A<T>: NSObject {deinit {} }"),
    ("enum N { class A {} }", "enum N { class A {deinit {} } }"),
    ("class C {}; typealias A = C", "class C {deinit {} }; typealias A = C"),
    // One of its own, in a condition too, is enough; others have nothing below them.
    ("class A { deinit {} }", "class A { deinit {} }"),
    ("class A {\n#if DEBUG\ndeinit {}\n#endif\n}", "class A {\n#if DEBUG\ndeinit {}\n#endif\n}"),
    ("class D {}; class A { deinit {} }", "class D {}; class A { deinit {} }"),
  ])
  func `a class with others below it may be left by theirs`(base: String, result: String) {
    let below = "\nfinal class B: A { deinit { print(1) } }"
    #expect(text(base + below) == result + below)
    #expect(text(base + "\nfinal class B: A {}") == base + "\nfinal class B: A {}")
  }

  @Test func `objects are locked without a word`() {
    #expect(findings("func f() { objc_sync_enter(self); objc_sync_exit(self) }").isEmpty)
  }
}
