import Rewriter
import Testing

@Suite struct SelectorTests {
  /// What a selector becomes inside of a method of class `A`, without blanks behind it.
  private func selector(_ selector: String, _ members: String = "") -> String {
    let rewritten = text("class A { \(members); func f() { x = \(selector) } }")
    let end = rewritten.split(separator: " x = ")[1].dropLast("} }".count)
    return end.split(separator: " ", omittingEmptySubsequences: false).reversed()
      .drop { $0.isEmpty }.reversed().joined(separator: " ")
  }

  @Test(arguments: [
    ("#selector(tapped)", "Selector(A.tapped, \"tapped\")"),
    ("#selector(self.tapped)", "Selector(A.tapped, \"tapped\")"),
    ("#selector(Self.tapped)", "Selector(A.tapped, \"tapped\")"),
    ("#selector(A.tapped)", "Selector(A.tapped, \"tapped\")"),
    ("#selector(B.C.tapped)", "Selector(B.C.tapped, \"tapped\")"),
    ("#selector(tapped(_:))", "Selector(A.tapped(_:), \"tapped:\")"),
    ("#selector(handle(sender:))", "Selector(A.handle(sender:), \"handleWithSender:\")"),
    ("#selector(move(from:to:))", "Selector(A.move(from:to:), \"moveFrom:to:\")"),
    ("#selector((tapped(_:)))", "Selector(A.tapped(_:), \"tapped:\")"),
  ])
  func `a selector is a method with its type and name`(source: String, result: String) {
    #expect(selector(source) == result)
  }

  @Test func `a generic type within another is called by its last name`() {
    let source = "extension A { class B<S>: C { func f() { x = #selector(g) }; func g() {} } }"
    #expect(text(source).contains("Selector(B.g, \"g\")"))
    let inner = "class A<T> { class B: C { func f() { x = #selector(g) }; func g() {} } }"
    #expect(text(inner).contains("Selector(B.g, \"g\")"))
  }

  @Test func `labels come from the declaration`() {
    #expect(
      selector("#selector(tapped)", "func tapped(_ sender: Any) {}")
        == "Selector(A.tapped(_:), \"tapped:\")")
  }

  @Test func `a name that was given stands before the usual one`() {
    #expect(
      selector("#selector(tapped)", "@objc(onTap:) func tapped(_ sender: Any) {}")
        == "Selector(A.tapped(_:), \"onTap:\")")
  }

  @Test func `a cast chooses among methods of one name`() {
    let members = "func tapped() {}; func tapped(_ sender: UIButton) {}"
    #expect(
      selector("#selector(tapped as () -> Void)", members)
        == "Selector(A.tapped as @MainActor (A) -> @MainActor () -> Void, \"tapped\")")
    #expect(
      selector("#selector(A.tapped as (A) -> (UIButton) -> Void)", members)
        == "Selector(A.tapped(_:), \"tapped:\")")
  }

  @Test func `a cast stays where labels do not tell methods apart`() {
    let members = "func tapped(_ sender: UIButton) {}; func tapped(_ sender: UISwitch) {}"
    #expect(
      selector("#selector(tapped(_:) as (UISwitch) -> Void)", members)
        == "Selector(A.tapped(_:) as @MainActor (A) -> @MainActor (UISwitch) -> Void, \"tapped:\")")
  }

  @Test func `a result is for who performs the selector`() {
    #expect(
      selector("#selector(tapped)", "func tapped(_ sender: Any) -> Bool { true }")
        == "Selector(answering: { (object: A) -> @MainActor (Any) -> Any? in { object.tapped($0) } },"
        + " \"tapped:\")")
    #expect(
      selector("#selector(UIView.endEditing(_:))")
        == "Selector({ (object: UIView) -> @MainActor () -> Void in { _ = object.endEditing(true) } },"
        + " \"endEditing:\")")
  }

  @Test func `the type is the innermost that has the method`() {
    let source = """
      class A {
        func outer() {}
        class B {
          func inner() {}
          let x = #selector(inner)
          let y = #selector(outer)
          let z = #selector(inherited)
        }
      }
      extension A.B { var w: Selector { #selector(inner) } }
      func free() { class L { func local() {}; let v = #selector(local) } }
      """
    let result = text(source)
    #expect(result.contains("x = Selector(A.B.inner, \"inner\")"))
    #expect(result.contains("y = Selector(A.outer, \"outer\")"))
    #expect(result.contains("z = Selector(A.B.inherited, \"inherited\")"))
    #expect(result.contains("{ Selector(A.B.inner, \"inner\") }"))
    #expect(result.contains("v = Selector(L.local, \"local\")"))
  }

  @Test func `a value's type is read from its property`() {
    #expect(
      selector("#selector(player.stop)", "let player = Player()")
        == "Selector(Player.stop, \"stop\")")
    #expect(
      selector("#selector(player.stop)", "var player: Player!") == "Selector(Player.stop, \"stop\")"
    )
  }

  @Test func `methods are found in other files and superclasses`() {
    let files = rewrite([
      SourceFile(name: "A.swift", text: "class A: B { let x = #selector(tapped) }"),
      SourceFile(name: "B.swift", text: "class B { @objc func tapped(_ sender: Any) {} }"),
    ])
    #expect(files[0].text == "class A: B { let x = Selector(A.tapped(_:), \"tapped:\") }")
  }

  @Test func `a selector over lines keeps the lines behind it`() {
    let source = "class A { func f() {\n  g(#selector(\n    A.f\n  ), 1)\n  h()\n} }"
    let result = text(source)
    #expect(
      result == "class A { func f() {\n  g(Selector(A.f, \"f\")\n\n   , 1)\n  h()\n} }")
  }

  @Test func `a name in a string is a method that declares it`() {
    #expect(
      selector("Selector(\"moveTo:with:\")", "func move(to p: Int, with q: Int) {}")
        == "Selector(A.move(to:with:), \"moveTo:with:\")")
    #expect(
      selector("NSSelectorFromString((\"f\"))") == "Selector(A.f, \"f\")")
  }

  @Test func `a name that several other classes have is nobody's`() {
    let file = rewritten(
      "class B { func f() {} }\nclass C { func f() {} }\nclass A {\n  let a = Selector(\"f\")\n}")
    #expect(file.text.hasSuffix("let a = Selector.named(\"f\", among: [])\n}"))
    #expect(file.findings.count == 1)
  }

  @Test func `a name that is made as the program runs is one of those that begin and end so`() {
    #expect(
      selector(
        "NSSelectorFromString(\"routeTo\\(scene)WithSegue:\")",
        "func routeToList(segue: Int) {} }; class C { func routeToCart(segue: Int) {}; func g() {}")
        == "Selector.named(\"routeTo\\(scene)WithSegue:\", among: ["
        + "Selector(A.routeToList(segue:), \"routeToListWithSegue:\"), "
        + "Selector(C.routeToCart(segue:), \"routeToCartWithSegue:\")])")
  }

  @Test func `methods of UIKit that give something back are called for their effect`() {
    #expect(
      selector("#selector(page.reload)", "var page: WKWebView")
        == "Selector({ (object: WKWebView) -> @MainActor () -> Void in { _ = object.reload() } },"
        + " \"reload\")")
  }

  @Test(arguments: [
    ("#selector(getter: A.x)", "A selector cannot name the getter of a property", "\"x\""),
    ("#selector(setter: A.x)", "A selector cannot name the setter of a property", "\"setX:\""),
    ("#selector(unknown.stop)", "The type of “unknown.stop” cannot be told", "\"unknown.stop\""),
    ("Selector(\"nobody:\")", "No method of the files is called “nobody:” in", "\"nobody:\""),
    ("NSSelectorFromString(name)", "A selector cannot be made from a string that is", "name"),
    ("Selector(\"a\\(b)\")", "A selector cannot be made from a string that is", "\"a\\(b)\""),
  ])
  func `what cannot be a selector is said, and is one that nobody has`(
    source: String, beginning: String, name: String
  ) {
    let file = rewritten("class A {\n  let a = \(source)\n}")
    #expect(file.findings.count == 1)
    #expect(file.findings.first?.place == Place(line: 2, column: 11))
    #expect(file.findings.first?.reason.description.hasPrefix(beginning) == true)
    #expect(file.findings.first?.reason.isLeftOut == true)
    #expect(file.text == "class A {\n  let a = Selector.named(\(name), among: [])\n}")
  }

  @Test func `three arguments are taken, four are too many`() {
    #expect(
      selector(
        "#selector(image(_:didFinish:info:))",
        "func image(_ i: UIImage, didFinish e: Error?, info: UnsafeRawPointer) {}")
        == "Selector(A.image(_:didFinish:info:), \"image:didFinish:info:\")")
    let found = findings(
      "class A { func f(a: Int, b: Int, c: Int, d: Int) {}; let a = #selector(f) }")
    #expect(found.count == 1)
    #expect(found.first?.contains("“f(a:b:c:d:)” takes more than three values") == true)
  }
}

/// Selectors by name of what UIKit keeps to itself.
@Suite struct PrivateSelectorTests {
  @Test func `nobody answers to a name that is only asked for`() {
    let source = """
      class A { func f() { if b.responds(to: Selector(("setDebugEnabled:"))) { b.go() } } }
      """
    let file = rewritten(source)
    #expect(file.findings.isEmpty && file.text.contains("b.responds(to: nil"))
  }

  @Test func `the overlay of an animator is asked for by its key`() {
    let file = rewritten(
      "class A { func f() { b.perform(Selector((\"setDebugEnabled:\")), with: true) } }")
    #expect(file.findings.isEmpty && file.text.contains("forKey: \"debugEnabled\""))
  }
}
