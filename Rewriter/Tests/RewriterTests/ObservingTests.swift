import Rewriter
import Testing

@Suite struct ObservingTests {
  private static let watch = "\nlet o = x.observe(\\.b) { _, _ in }"

  @Test(arguments: [
    ("dynamic var b = 1", "        var b = 1 { didSet { tellObservers(of: self) } }"),
    ("dynamic var b: Int", "        var b: Int { didSet { tellObservers(of: self) } }"),
    (
      "dynamic var b = 1 { didSet { a() } }",
      "        var b = 1 { didSet { defer { tellObservers(of: self) }; a() } }"
    ),
    (
      "dynamic var b = 1 { willSet { a() } }",
      "        var b = 1 { didSet { tellObservers(of: self) }; willSet { a() } }"
    ),
    (
      "dynamic var b: Int { get { 1 } set { a() } }",
      "        var b: Int { get { 1 } set { defer { tellObservers(of: self) }; a() } }"
    ),
    ("dynamic var b: Int { 1 }", "        var b: Int { 1 }"), ("var b = 1", "var b = 1"),
    ("dynamic var c = 1", "        var c = 1"),
  ])
  func `a property that is observed tells of its changes`(source: String, result: String) {
    #expect(
      text("class A {\n\(source)\n}" + Self.watch) == "class A {\n\(result)\n}" + Self.watch)
  }

  @Test func `a key path in words is observed like one`() {
    for path in ["\"b\"", "\"a.b\"", "#keyPath(A.b)", "path"] {
      let source =
        "class A { dynamic var b = 1; func f() { x.addObserver(self, forKeyPath: \(path)) } }"
      #expect(text(source).contains("b = 1 { didSet { tellObservers(of: self) } };"), "\(path)")
    }
  }

  @Test func `observers of notifications are no observers of properties`() {
    let source =
      "class A { dynamic var b = 1; func f() { x.addObserver(self, selector: s, name: n) } }"
    #expect(!text(source).contains("tellObservers"))
  }

  @Test func `where looks are set for whole classes, a dynamic property keeps what it is set to`() {
    let source = "class A: UIView { @objc dynamic var b = 1 }\nA.appearance().b = 2"
    #expect(text(source).contains("var b = 1 { didSet { keepLook(of: self, \\.b) } }"))
    #expect(!text("class A: UIView { @objc dynamic var b = 1 }").contains("keepLook"))
  }
}
