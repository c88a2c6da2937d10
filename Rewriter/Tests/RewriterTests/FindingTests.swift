import Rewriter
import Testing

@Suite struct FindingTests {
  @Test func `nine faults are told at their lines`() {
    let source = """
      import UIKit
      private var key: UInt8 = 0
      class Player: NSObject {
        @objc dynamic var progress = 0.0
        @objc func four(_ a: Any, _ b: Any, _ c: Any, _ d: Any) {}
      }
      class A: UIViewController {
        let player = Player()
        let a = #selector(getter: title)
        let b = #selector(setter: title)
        let c = #selector(mystery.move)
        let d = Selector("nobody:")
        let e = #selector(Player.four)
        func f(_ sender: AnyObject) {
          player.observe(\\.progress, options: [.new]) { _, _ in }
          objc_setAssociatedObject(self, &key, 1, .OBJC_ASSOCIATION_RETAIN)
          sender.setMystery("a")
          (sender as AnyObject).play()
          object_setClass(a, b)
        }
      }
      extension UILabel {
        override func layoutSubviews() {}
      }
      """
    #expect(
      rewritten(source).findings.map(\.place) == [
        Place(line: 9, column: 11), Place(line: 10, column: 11), Place(line: 11, column: 11),
        Place(line: 12, column: 11), Place(line: 13, column: 11),
        Place(line: 17, column: 12), Place(line: 18, column: 27),
        Place(line: 19, column: 5), Place(line: 23, column: 3),
      ])
    #expect(rewritten(source).findings.allSatisfy { $0.severity == .error })
  }

  @Test func `a member of an extension of a class of UIKit's that overrides is left out`() {
    let made = rewritten("extension UILabel { override func layoutSubviews() {}; func b() {} }")
    #expect(made.text.filter { $0 != " " } == "extensionUILabel{funcb(){}}")
    #expect(made.findings.map(\.reason.isLeftOut) == [true])
  }

  @Test func `functions of the runtime that find nothing are declared where they are called`() {
    let source = """
      import UIKit
      class A: UIViewController {
        func f() {
          let a = class_getInstanceMethod(A.self, Selector("nobody:"))
          if let b = class_getInstanceMethod(A.self, #selector(A.f)) { method_exchangeImplementations(a!, b) }
          _ = NSClassFromString("App.A")
        }
      }
      """
    let program = filmedProgram(of: [SourceFile(name: "A.swift", text: source)])
    #expect(program.files[0].findings.isEmpty)
    #expect(program.files[0].text.contains("class_getInstanceMethod(A.self, nil"))
    for name in [
      "func class_getInstanceMethod(", "func method_exchangeImplementations(",
      "func NSClassFromString(", "typealias Method = OpaquePointer",
    ] {
      #expect(program.entry.contains(name))
    }
    #expect(!program.entry.contains("class_addMethod"))
    // A name is asked for everywhere, so its function belongs to no actor.
    let named = "class B: UIViewController { static let a = NSStringFromClass(B.self) }"
    #expect(
      filmedProgram(of: [SourceFile(name: "A.swift", text: named)]).entry.contains(
        "\n@discardableResult func NSStringFromClass("))
    let own = "class B: UIViewController { let a = NSClassFromString(\"A\") }\n"
    let declared = own + "class Method {}; func NSClassFromString(_ a: String) -> Int { 1 }"
    #expect(
      !filmedProgram(of: [SourceFile(name: "A.swift", text: declared)]).entry.contains("func NSC"))
    #expect(
      !filmedProgram(of: [SourceFile(name: "A.swift", text: own)]).entry.contains("typealias"))
  }

  @Test(arguments: [
    ("(a as AnyObject).cgRectValue.size", "(a as! NSValue ).cgRectValue.size"),
    ("(a as AnyObject?)?.doubleValue", "(a as? NSNumber )?.doubleValue"),
    (
      "let b = (a as AnyObject).cgRectValue; b!.size",
      "let b = (a as! NSValue ).cgRectValue as CGRect?; b!.size"
    ),
    (
      "let b: CGRect = (a as AnyObject).cgRectValue", "let b: CGRect = (a as! NSValue ).cgRectValue"
    ),
    ("(n.userInfo![k] as AnyObject).cgPointValue", "(n.userInfo![k] as! NSValue ).cgPointValue"),
  ])
  func `a value is asked for of an object that has one`(source: String, result: String) {
    #expect(text(source) == result)
    #expect(findings(source).isEmpty)
  }

  private static let menu = """
    @objc protocol P { @objc optional func menu(_ m: Menu, at i: Int); func open() }
    class Menu: UIView {
      weak var delegate: AnyObject?
      func f() { %% }
    }

    """

  @Test(arguments: [
    ("delegate?.menu?(self, at: 1)", "(delegate as? P)?.menu__at?(self,     1)"),
    ("self.delegate!.menu!(self, at: 1)", "(self.delegate as! P) .menu__at!(self,     1)"),
    ("delegate?.open?()", "(delegate as? P)?.open ()"),
    ("self?.delegate?.open?()", "(self?.delegate as? P)?.open ()"),
    ("delegate?.open()", "(delegate as? P)?.open()"),
  ])
  func `a delegate that is an AnyObject is cast to the protocol that has the method`(
    call: String, result: String
  ) {
    let source = Self.menu.replacing("%%", with: call)
    #expect(text(source).contains("{ \(result) }"), "\(text(source))")
    #expect(findings(source).isEmpty)
  }

  @Test(arguments: [
    ("delegate?.close()", 1), ("delegate?.menu?(self)", 1), ("_ = self.delegate?.alpha", 1),
    ("if let delegate = delegate as? P { delegate.open() }", 0),
    ("for delegate in all { delegate.close() }", 0), ("_ = delegate", 0),
  ])
  func `other members of a property that is an AnyObject are said`(code: String, count: Int) {
    let found = findings(Self.menu.replacing("%%", with: code))
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.contains("is an AnyObject, in which") && $0.contains(":4:") })
  }

  @Test func `a parameter of another type hides a property that is an AnyObject`() {
    #expect(findings("class A { var a: AnyObject?; func f(a: UIView) { a.alpha = 1 } }").isEmpty)
  }

  @Test func `a cast gives an AnyObject its type`() {
    #expect(findings("func f(a: AnyObject) { (a as! UIView).alpha = 1 }").isEmpty)
    #expect(findings("func f(a: AnyObject) { if let a = a as? UIView { a.alpha = 1 } }").isEmpty)
    #expect(
      findings("func f(a: AnyObject) { guard let a = a as? UIView else { return }; a.alpha = 1 }")
        .isEmpty)
    #expect(findings("func f(a: AnyObject) { g { a in a.alpha = 1 } }").isEmpty)
    #expect(findings("func f(a: AnyObject?) { a?.alpha = 1 }").count == 1)
  }

  @Test func `functions of the files' own are no runtime's`() {
    #expect(findings("func object_getClass() {}; let a = object_getClass()").isEmpty)
  }

  @Test func `every sentence ends and says what to give`() {
    let reasons: [Reason] = [
      .accessorSelector(kind: "getter", property: "a"), .selectorOfUnknownType(expression: "a"),
      .selectorOfUnknownName(name: "a"), .selectorFromValue, .selectorOfManyArguments(method: "a"),
      .runtimeFunction(name: "a"), .unknownModule(name: "a"),
      .dynamicLookup(member: "a", base: "b"), .overrideOfForeignClass(member: "a", type: "b"),
      .overrideThatStays(member: "a", type: "b", why: "c"),
      .tooLong(bytes: 1), .greyBox(name: "a", module: "b"),
      .tooDeep(.conditions), .tooDeep(.lists), .untypedScenes(name: "a"),
      .managedProperty(name: "a", standIn: nil), .managedProperty(name: "a", standIn: "b"),
      .oldLanguage(name: "a"),
    ]
    for reason in reasons {
      #expect(reason.description.hasSuffix("."), "\(reason)")
      #expect(!reason.description.contains("\n"))
    }
    #expect(Set(reasons.map(\.description)).count == reasons.count)
  }

  private static let board = """
    @objc protocol Source { @objc optional func tint(at i: Int) -> Int; func open(); var size: Int { get } }
    class Player { @objc func play(_ a: Int) {} }
    class Loud: Player { override func play(_ a: Int) {} }
    class Board: UIView {
      var source: AnyObject?
      func f() { %% }
    }

    """

  @Test(arguments: [
    // A name that is bound to an AnyObject anew: with or without a value, in `guard`, `if`, `while`, `let`.
    ("guard let source = source else { return }; source.open()", "(source as! Source).open()"),
    ("guard let source else { return }; source.open()", "(source as! Source).open()"),
    ("if let source = self.source { source.open() }", "(source as! Source).open()"),
    ("if let a = source { a.open() }", "(a as! Source).open()"),
    ("while let a = source { a.open() }", "(a as! Source).open()"),
    ("let a = source; a?.open()", "(a as? Source)?.open()"),
    ("let a = source!; let b = a; b.open()", "(b as! Source).open()"),
    ("let a: AnyObject = g(); a.open()", "(a as! Source).open()"),
    ("let a = g() as AnyObject; a.open()", "(a as! Source).open()"),
    ("guard let a = source else { return }; _ = a.tint?(at: 1)", "(a as! Source).tint_at?(    1)"),
    // A property that a protocol asks for, and a method of one class, and of those below it.
    ("_ = source?.size", "(source as? Source)?.size"),
    ("source!.play(1)", "(source as! Player) .play(1)"),
    ("source?.play?(1)", "(source as? Player)?.play (1)"),
  ])
  func `what is bound to an AnyObject is asked as one`(code: String, result: String) {
    let source = Self.board.replacing("%%", with: code)
    #expect(text(source).contains(result), "\(text(source))")
    #expect(findings(source).isEmpty)
  }

  @Test func `names that lead to each other end`() {
    #expect(findings("func f() { let a = b; let b = a; a.open() }").isEmpty)
    #expect(findings("func f() { let a = a; a.open() }").isEmpty)
  }

  @Test func `a method that two classes have is said`() {
    let source = Self.board.replacing("%%", with: "source?.play(1)")
    #expect(findings(source + "class Other { func play(_ a: Int) {} }").count == 1)
  }

  @Test(arguments: [
    (
      "($0 as AnyObject).isKind(of: k)", "(($0 as AnyObject) as? NSObject)?.isKind(of: k) ?? false)"
    ),
    ("!(a as AnyObject).isEqual(b)", "!(((a as AnyObject) as? NSObject)?.isEqual(b) ?? false)"),
    ("source?.isMember(of: k)", "(source as? NSObject)?.isMember(of: k)"),
    ("source!.isKind(of: k)", "((source as? NSObject)? .isKind(of: k) ?? false)"),
  ])
  func `what every object answers is asked of an AnyObject`(code: String, result: String) {
    let source = Self.board.replacing("%%", with: "_ = \(code)")
    #expect(text(source).contains(result), "\(text(source))")
    #expect(findings(source).isEmpty)
  }
}
