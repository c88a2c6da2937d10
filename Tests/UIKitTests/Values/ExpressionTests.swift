import Foundation
import Testing

import UIKit

@MainActor @Suite struct ExpressionTests {
  private final class Flower: NSObject {
    let title: String
    let price: Double
    init(_ title: String, _ price: Double) { (self.title, self.price) = (title, price) }
  }

  private func value(_ format: String, _ arguments: Any...) -> Any? {
    UIKitCore.NSExpression(format: format, argumentArray: arguments)
      .expressionValue(with: nil, context: nil)
  }

  @Test func `a sum is counted, times before plus, and whole numbers leave no rest`() {
    #expect(value("2 + 3 * (4 - 1)") as? Int == 11)
    #expect(value("5 / 2") as? Int == 2)
    #expect(value("5.0/2") as? Double == 2.5)
    #expect(value("-2 ** 2 + 1") as? Double == 5)
    #expect(value("10 - 2 - 3") as? Int == 5)
    #expect(value("%@ * %d", "1.5", 4) as? Double == 6)
  }

  @Test func `key paths are those of the object`() {
    let sum = UIKitCore.NSExpression(format: "price * 2")
    #expect(sum.expressionValue(with: Flower("Rose", 1.5), context: nil) as? Double == 3)
  }

  @Test func `a comparison leaves case and accents out where it says so`() {
    func finds(_ text: String, _ options: NSComparisonPredicate.Options) -> Bool {
      NSComparisonPredicate(
        leftExpression: NSExpression(forKeyPath: "title"),
        rightExpression: NSExpression(forConstantValue: text), modifier: .direct, type: .contains,
        options: options
      ).evaluate(with: Flower("Röslein rot", 1))
    }
    #expect(finds("ROS", [.caseInsensitive, .diacriticInsensitive]))
    #expect(!finds("ROS", .caseInsensitive))
    #expect(finds("RÖS", .caseInsensitive))
    let both: NSPredicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSComparisonPredicate(
        leftExpression: NSExpression(forKeyPath: "price"),
        rightExpression: NSExpression(forConstantValue: NSNumber(value: 1)), modifier: .direct,
        type: .greaterThanOrEqualTo)
    ])
    let neither = NSCompoundPredicate(notPredicateWithSubpredicate: both)
    #expect(neither.evaluate(with: Flower("a", 0.5)))
    #expect(both.evaluate(with: Flower("a", 1)) && !both.evaluate(with: Flower("a", 0.5)))
  }
}
