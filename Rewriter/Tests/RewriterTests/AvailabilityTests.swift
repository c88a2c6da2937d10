import Rewriter
import Testing

/// Questions for the version of the system.
@Suite struct AvailabilityTests {
  private func body(_ condition: String, system: Int = standardSystem) -> String {
    let files = [
      SourceFile(name: "A.swift", text: "class V: UIViewController { func f() { \(condition) } }")
    ]
    return filmedProgram(of: files, system: system).files[0].text
      .split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  @Test(arguments: [
    ("if #available(iOS 13, *) { a() }", "if true { a() }"),
    ("if #available(iOS 18.2, *) { a() }", "if true { a() }"),
    ("if #available(iOS 26.0, *) { a() }", "if false { a() }"),
    ("if #unavailable(iOS 26) { a() }", "if true { a() }"),
    ("guard #available(iOS 99, *), b else { return }", "guard false , b else { return }"),
    ("if #available(macOS 99, *) { a() }", "if true { a() }"),
    ("if #available(tvOS 99, iOS 12.0, *) { a() }", "if true { a() }"),
    ("if #available(iOSApplicationExtension 26, *) { a() }", "if false { a() }"),
  ])
  func `the usual system answers`(source: String, expected: String) {
    #expect(body(source).contains(expected))
  }

  @Test(arguments: [
    (17, "iOS 17.4", true), (17, "iOS 18", false), (26, "iOS 26", true), (26, "iOS 26.1", false),
  ])
  func `another one answers for itself`(system: Int, asked: String, isThere: Bool) {
    #expect(body("if #available(\(asked), *) { a() }", system: system).contains("if \(isThere) {"))
  }

  @Test func `a program knows its system`() {
    let files = [SourceFile(name: "A.swift", text: "class V: UIViewController {}")]
    #expect(filmedProgram(of: files, system: 26).entry.contains("SourceScene.of(system: 26, $0)"))
    #expect(!filmedProgram(of: files).entry.contains("of(system"))
  }

  @Test func `ProcessInfo tells of it`() {
    #expect(
      text("let a = ProcessInfo.processInfo.operatingSystemVersion.majorVersion").contains(
        "processInfo._operatingSystemVersion.majorVersion"))
    #expect(text("let a = b.operatingSystemVersion") == "let a = b.operatingSystemVersion")
  }

  @Test func `a scroll view's delegate is overridden under its own name`() {
    let source = """
      class S: UIScrollView {
        override weak var delegate: UIScrollViewDelegate? { didSet { f(super.delegate) } }
      }
      """
    let made = text(source)
    #expect(made.contains("override weak var scrollDelegate: UIScrollViewDelegate?"))
    #expect(made.contains("f(super.scrollDelegate)"))
    let table = "class T: UITableView { override var delegate: UITableViewDelegate? { nil } }"
    #expect(text(table) == table)
  }

  @Test func `a snapshot of Objective-C's becomes one of Swift's`() {
    #expect(
      text("a.apply(s as NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: true)")
        .contains("a.apply(NSDiffableDataSourceSnapshot<String, Int>(_bridging: s)"))
  }
}
