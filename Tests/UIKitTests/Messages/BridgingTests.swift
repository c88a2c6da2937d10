import Testing
import UIKit

@MainActor @Suite struct BridgingTests {
  @Test func `a value is cast to an object of it and back`() {
    let point: Any = CGPoint(1, 2)
    #expect((point as? NSValue)?.cgPointValue == CGPoint(1, 2))
    let size: Any = NSValue(cgSize: CGSize(width: 3, height: 4))
    #expect(size as? CGSize == CGSize(width: 3, height: 4))
    let insets: Any = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect((insets as? NSValue)?.uiEdgeInsetsValue.right == 4)
    let turned: Any = NSValue(cgAffineTransform: CGAffineTransform(rotationAngle: 1))
    #expect(turned as? CGAffineTransform == CGAffineTransform(rotationAngle: 1))
  }

  @Test func `an object of another value is not cast`() {
    let rectangle: Any = NSValue(cgRect: .zero)
    #expect(rectangle as? CGAffineTransform == nil)
    #expect(rectangle as? UIEdgeInsets == nil)
  }

  /// Foundation stops at an object of another kind that is asked for its point, size or rectangle.
  @Test func `an object of a transform is no point, no size and no rectangle`() {
    let objects: [Any] = [
      NSValue(caTransform3D: CATransform3DIdentity), NSValue(cgAffineTransform: .identity),
      NSValue(uiEdgeInsets: .zero),
    ]
    for object in objects {
      #expect(object as? CGPoint == nil)
      #expect(object as? CGSize == nil)
      #expect(object as? CGRect == nil)
    }
    let point: Any = NSValue(cgPoint: CGPoint(1, 2))
    #expect(point as? CGSize == nil)
    #expect(point as? CATransform3D == nil)
  }

  @Test func `a number of graphics is cast to an object and back`() {
    let number: Any = CGFloat(2.5)
    #expect(number as? NSNumber == 2.5)
    #expect([CGFloat(1), 2] as [NSNumber] == [1, 2])
    let object: Any = NSNumber(value: 3.5)
    #expect(object as? CGFloat == 3.5)
    #expect(CGFloat(truncating: 4) == 4)
    let array: NSArray = [CGFloat(1)]
    #expect(array[0] as? CGFloat == 1)
    let text: Any = "3"
    #expect(text as? CGFloat == nil)
  }

  @Test func `a number of graphics is made of an object as Swift 3 made it`() {
    let numbers = [1, 2.5] as [NSNumber]
    #expect(numbers.map { CGFloat($0) } == [1, 2.5])
    #expect(CGFloat(truncating: 2.5) == 2.5 && CGFloat(exactly: NSNumber(value: 0.5)) == 0.5)
    // What is no object is made as ever.
    #expect(CGFloat(3) == 3 && CGFloat(2.5) == 2.5 && CGFloat(Int8(4)) == 4)
  }

  @Test func `a vector and an offset are cast to objects and back`() {
    let vector: Any = CGVector(dx: 1, dy: 2)
    #expect((vector as? NSValue) as? CGVector == CGVector(dx: 1, dy: 2))
    let offset: Any = UIOffset(horizontal: 1, vertical: 2)
    #expect((offset as? NSValue)?.uiOffsetValue.vertical == 2)
  }

  @Test func `numbers of layers are read as numbers of any kind`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    let value = layer.value(forKeyPath: "transform.rotation.z")
    for number in [value as? Double, (value as? NSNumber)?.doubleValue] {
      #expect(abs((number ?? 0) - 0.5) < 1e-12)
    }
    #expect(abs((value as? CGFloat ?? 0) - 0.5) < 1e-12)
    #expect(layer.value(forKey: "opacity") as? Float == 1)
    #expect(layer.value(forKey: "hidden") as? Bool == false)
  }
}
