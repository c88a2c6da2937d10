import Foundation
import FoundationNames
import Testing

@MainActor @Suite struct KeyPathTests {
  private let order: NSDictionary = [
    "id": "7", "user": ["name": "Ada"] as NSDictionary,
    "items": [["price": 2, "name": "a"], ["price": 4]] as NSArray,
  ]

  @Test func `a path leads through dictionaries`() {
    #expect(order.value(forKeyPath: "user.name") as? String == "Ada")
    #expect(order.value(forKeyPath: "id") as? String == "7")
    #expect(order.value(forKeyPath: "user.age") == nil)
    #expect(order.value(forKeyPath: "id.name") == nil)
  }

  @Test func `an array answers for its elements, and for the whole`() {
    #expect(order.value(forKeyPath: "items.price") as? [Int] == [2, 4])
    let names = order.value(forKeyPath: "items.name") as? NSArray
    #expect(names?.count == 2 && names?[1] is NSNull)
    #expect(order.value(forKeyPath: "items.@count") as? Int == 2)
    #expect(order.value(forKeyPath: "items.@sum.price") as? Int == 6)
    #expect(order.value(forKeyPath: "items.@avg.price") as? Int == 3)
    #expect(([3, 1, 2] as NSArray).value(forKeyPath: "@max.self") as? Int == 3)
    #expect(([3, 1, 2] as NSArray).value(forKeyPath: "@min.self") as? Int == 1)
  }
}
