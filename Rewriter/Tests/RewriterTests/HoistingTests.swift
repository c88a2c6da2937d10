import Rewriter
import Testing

@Suite struct HoistingTests {
  @Test func `what is private is overridden by nobody`() {
    let source =
      "class A {}\nextension A { private func f() {} }\nclass B: A { override func f() {} }"
    #expect(text(source) == source)
  }

  @Test func `an override in an extension is called by the class`() {
    let source = """
      class A: UIView {
        var a = 1
      }
      extension A {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesBegan(touches, with: event)
        }
        public override var canBecomeFirstResponder: Bool { true }
        override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
      }
      """
    let result = """
      class A: UIView {
        var a = 1
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) \
      { touchesBeganInExtension(touches, with: event) }; \
      public override var canBecomeFirstResponder: Bool { canBecomeFirstResponderInExtension }; \
      override var frame: CGRect { get { frameInExtension } set { frameInExtension = newValue } } }
      extension A {
                 func touchesBeganInExtension(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesBegan(touches, with: event)
        }
        public          var canBecomeFirstResponderInExtension: Bool { true }
                 var frameInExtension: CGRect { get { super.frame } set { super.frame = newValue } }
      }
      """
    #expect(text(source) == result)
  }

  @Test func `a class on one line takes it behind its members`() {
    #expect(
      text("class A: B { var a = 1 }; extension A { override func f() {} }")
        == "class A: B { var a = 1 ; override func f() { fInExtension() } }"
        + "; extension A {          func fInExtension() {} }")
    #expect(
      text("class A: B {}; extension A { override func f() {} }")
        == "class A: B {override func f() { fInExtension() } }"
        + "; extension A {          func fInExtension() {} }")
  }

  @Test func `what a subclass overrides need not be in the class`() {
    let result = text(
      "class A {}\nextension A { @objc func f(a: inout Int) throws {} }\n"
        + "class B: A { override func f(a: inout Int) throws {} }")
    #expect(
      result.hasPrefix("class A {func f(a: inout Int) throws { try fInExtension(a: &a) } }\n"))
  }

  @Test(arguments: [
    (
      "override var a: Int { didSet { b(oldValue) } }",
      "         func a_didSetInExtension(_ oldValue: Int) { b(oldValue) }  ",
      "override var a: Int { didSet { a_didSetInExtension(oldValue) } }"
    ),
    (
      "override var a: Int { willSet(c) { b(c) } }",
      "         func a_willSetInExtension(_ c: Int) { b(c) }  ",
      "override var a: Int { willSet { a_willSetInExtension(newValue) } }"
    ),
    (
      "override var a: Int {\n  willSet { b() }\n  didSet {\n    c()\n  }\n}",
      "         func a_willSetInExtension(_ newValue: Int) \n          { b() }"
        + "; func a_didSetInExtension(_ oldValue: Int) \n         {\n    c()\n  }\n ",
      "override var a: Int { willSet { a_willSetInExtension(newValue) }"
        + " didSet { a_didSetInExtension(oldValue) } }"
    ),
  ])
  func `observers become functions that the class's own observers call`(
    member: String, left: String, declared: String
  ) {
    let result = text("class A: B {}\nextension A { \(member) }")
    #expect(result == "class A: B {\(declared) }\nextension A { \(left) }")
    #expect(findings("class A: B {}\nextension A { \(member) }").isEmpty)
  }

  @Test func `a class in another file takes it`() {
    let files = rewrite([
      SourceFile(name: "A.swift", text: "extension A { override func f() {} }"),
      SourceFile(name: "B.swift", text: "class A: B {\n}\n"),
    ])
    #expect(files[1].text == "class A: B {\noverride func f() { fInExtension() } }\n")
  }

  @Test func `what cannot be moved is said`() {
    let found = findings(
      """
      class A {}
      extension A {
        override var a: Int { get { 1 } _modify { yield &b } }
      }
      extension UILabel {
        override func layoutSubviews() {}
      }
      """)
    #expect(
      found == [
        "File.swift:3:3: error: “a” cannot be overridden in an extension: it has _modify and get. Move it"
          + " into the class “A”.",
        "File.swift:6:3: error: An extension cannot override “layoutSubviews” of “UILabel”, which is"
          + " not declared in these files; override it in a subclass.",
      ])
  }

  @Test func `what an extension of UIKit's class declares is overridden by asking for the class`() {
    let result = text(
      """
      extension UIViewController {
        @objc func top(_ name: String) -> UIViewController { self }
        @objc var isTop: Bool { true }
      }
      extension UINavigationController {
        override func top(_ name: String) -> UIViewController { super.top(name) }
        public override var isTop: Bool { false }
      }
      class Deck: UINavigationController {
        override func top(_ name: String) -> UIViewController { super.top(name + "!") }
      }
      """)
    #expect(
      result == """
        extension UIViewController {
                func topOfUIViewController(_ name: String) -> UIViewController { self }
                var isTopOfUIViewController: Bool { true }
        func top(_ name: String) -> UIViewController \
        { if let other = self as? Deck { return other.topOfDeck(name) }; \
        if let other = self as? UINavigationController \
        { return other.topOfUINavigationController(name) }; return topOfUIViewController(name) }; \
        var isTop: Bool { if let other = self as? UINavigationController \
        { return other.isTopOfUINavigationController }; return isTopOfUIViewController } }
        extension UINavigationController {
                   func topOfUINavigationController(_ name: String) -> UIViewController \
        { self.topOfUIViewController(name) }
          public          var isTopOfUINavigationController: Bool { false }
        }
        class Deck: UINavigationController {
                   func topOfDeck(_ name: String) -> UIViewController \
        { self.topOfUINavigationController(name + "!") }
        }
        """)
  }

  @Test func `methods of a class are overridden in extensions, too`() {
    let result = text(
      """
      extension UIView { @objc class func make() -> UIView { UIView() } }
      class Card: UIView { override class func make() -> UIView { super.make() } }
      class Own: UIView {}
      extension Own { override class var layerClass: AnyClass { CALayer.self } }
      """)
    #expect(
      result == """
        extension UIView {       class func makeOfUIView() -> UIView { UIView() } ; class func make() \
        -> UIView { if let other = self as? Card.Type { return other.makeOfCard() }; \
        return makeOfUIView() } }
        class Card: UIView {          class func makeOfCard() -> UIView { self.makeOfUIView() } }
        class Own: UIView {override class var layerClass: AnyClass { layerClassInExtension } }
        extension Own {          class var layerClassInExtension: AnyClass { CALayer.self } }
        """)
  }

  @Test func `an extension of a kind of layers overrides what one of all layers declares`() {
    let result = text(
      """
      extension CALayer { @objc func tint() {} }
      extension CAGradientLayer { override func tint() { super.tint() } }
      """)
    #expect(result.contains("if let other = self as? CAGradientLayer"))
    #expect(result.contains("func tintOfCAGradientLayer() { self.tintOfCALayer() }"))
  }

  @Test func `a method of the same name in another family is no override of it`() {
    #expect(
      findings(
        """
        extension UIView { @objc func f() {} }
        extension UIViewController { override func f() {} }
        """
      ).count == 1)
  }

  @Test func `a parameter without a name gets one`() {
    let source = """
      class A: UITableViewController {}
      extension A {
        override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 3 }
      }
      """
    #expect(
      text(source).contains(
        "override func tableView(_ argument1: UITableView, numberOfRowsInSection argument2: Int) -> Int"
          + " { tableViewInExtension(argument1, numberOfRowsInSection: argument2) }"))
  }
}
