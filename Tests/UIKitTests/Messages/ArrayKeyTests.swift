import Testing
import UIKit

@MainActor @Suite struct ArrayKeyTests {
  @Test func `an array gives a value of all its objects`() {
    let attributes = (0..<3).map {
      UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
    }
    let paths = (attributes as NSArray).value(forKey: "indexPath") as? [IndexPath]
    #expect(paths == attributes.map(\.indexPath))
    let views = [UIView(frame: CGRect(1, 2, 3, 4)), UIView()]
    #expect((views as NSArray).value(forKeyPath: "frame") as? [CGRect] == views.map(\.frame))
    #expect((views as NSArray).value(forKeyPath: "layer.opacity") as? [CGFloat] == [1, 1])
    #expect((["ab", "c"] as NSArray).value(forKey: "length") as? [Int] == [2, 1])
  }

  @Test func `an operator makes one value of all`() {
    let numbers: NSArray = [1, 4, 4, 3]
    #expect(numbers.value(forKeyPath: "@sum.self") as? Int == 12)
    #expect(numbers.value(forKeyPath: "@avg.self") as? Double == 3)
    #expect(numbers.value(forKeyPath: "@max.self") as? Int == 4)
    #expect(numbers.value(forKeyPath: "@min.self") as? Int == 1)
    #expect(numbers.value(forKeyPath: "@count") as? Int == 4)
    #expect(numbers.value(forKeyPath: "@distinctUnionOfObjects.self") as? [Int] == [1, 4, 3])
    #expect(NSSet(array: ["a", "b"]).value(forKeyPath: "@count") as? Int == 2)
  }

  @Test func `an object without the value gives null`() {
    let values = (["a"] as NSArray).value(forKey: "colour") as? [Any]
    #expect(values?.first is NSNull)
  }
}
