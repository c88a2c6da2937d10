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
}
