import Rewriter
import Testing

@Suite struct FindingTests {
  @Test func `nine faults are told at their lines`() {
    let source = """
      import UIKit
      private var key: UInt8 = 0
      class Player: NSObject {
        @objc dynamic var progress = 0.0
        @objc func three(_ a: Any, _ b: Any, _ c: Any) {}
      }
      class A: UIViewController {
        let player = Player()
        let a = #selector(getter: title)
        let b = #selector(setter: title)
        let c = #selector(mystery.move)
        let d = Selector("nobody:")
        let e = #selector(Player.three)
        func f(_ sender: AnyObject) {
          player.observe(\\.progress, options: [.new]) { _, _ in }
          objc_setAssociatedObject(self, &key, 1, .OBJC_ASSOCIATION_RETAIN)
          sender.setTitle("a")
          (sender as AnyObject).play()
          method_exchangeImplementations(a, b)
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

  @Test(arguments: [
    ("(a as AnyObject).cgRectValue.size", "(a as! NSValue ).cgRectValue.size"),
    ("(a as AnyObject?)?.doubleValue", "(a as? NSNumber )?.doubleValue"),
    ("(n.userInfo![k] as AnyObject).cgPointValue", "(n.userInfo![k] as! NSValue ).cgPointValue"),
  ])
  func `a value is asked for of an object that has one`(source: String, result: String) {
    #expect(text(source) == result)
    #expect(findings(source).isEmpty)
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
      .optionalResult(requirement: "a", result: "b", standIn: nil),
      .optionalResult(requirement: "a", result: "b", standIn: "c"), .tooLong(bytes: 1), .tooDeep,
      .managedProperty(name: "a", standIn: nil), .managedProperty(name: "a", standIn: "b"),
      .oldLanguage(name: "a"),
    ]
    for reason in reasons {
      #expect(reason.description.hasSuffix("."), "\(reason)")
      #expect(!reason.description.contains("\n"))
    }
    #expect(Set(reasons.map(\.description)).count == reasons.count)
  }
}
