import Foundation
import FoundationNames
import Testing

@MainActor struct PredicateTests {
  private final class Candy: NSObject {
    let name: String
    let price: Int
    init(_ name: String, _ price: Int) { (self.name, self.price) = (name, price) }
  }

  private let candy = Candy("Sour Chew", 2)

  private func holds(_ format: String, _ arguments: Any...) -> Bool {
    FoundationNames.NSPredicate(format: format, argumentArray: arguments).evaluate(with: candy)
  }

  @Test func `texts are compared with and without their case`() {
    #expect(holds("name CONTAINS[c] %@", "CHEW") && !holds("name CONTAINS %@", "CHEW"))
    #expect(holds("name BEGINSWITH 'Sour'") && holds("name endswith[cd] \"chew\""))
    #expect(holds("name LIKE 'S*r ?hew'") && !holds("name LIKE 'Sour'"))
    #expect(
      FoundationNames.NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+").evaluate(with: "a@b"))
    #expect(!FoundationNames.NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "a@b"))
  }

  @Test func `numbers and lists are compared`() {
    #expect(holds("price >= %d AND price < 3", 2) && !holds("price > %d", 2))
    #expect(holds("%K = %d", "price", 2) && holds("price IN {1, 2}") && !holds("price != 2"))
    #expect(holds("price BETWEEN {1, 3}") && holds("name IN %@", ["Sour Chew"]))
    #expect(holds("colour == nil") && !holds("name == nil"))
  }

  @Test func `conditions are joined, the closer ones first`() {
    #expect(holds("price == 1 OR price == 2 AND name CONTAINS 'Chew'"))
    #expect(!holds("(price == 1 OR price == 2) AND NOT name CONTAINS 'Chew'"))
    #expect(holds("TRUEPREDICATE") && !holds("FALSEPREDICATE || !(price == 2)"))
  }

  @Test func `a list is filtered, and dictionaries have values`() {
    let all = ["Bar", "Bubble", "Car"] as NSArray
    let kept = all.filtered(using: FoundationNames.NSPredicate(format: "SELF BEGINSWITH[c] 'b'"))
    #expect(kept as? [String] == ["Bar", "Bubble"])
    let entry: [String: Any] = ["inner": ["name": "x"]]
    #expect(FoundationNames.NSPredicate(format: "inner.name == 'x'").evaluate(with: entry))
  }

  @Test func `what cannot be read stops with Apple's sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = FoundationNames.NSPredicate(format: "name LIES 3") }
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains("Unable to parse the format string"))
  }
}
