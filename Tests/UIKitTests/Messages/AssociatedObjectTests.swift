import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor private var nameKey: UInt8 = 0
@MainActor private var otherKey: UInt8 = 0

extension UIView {
  fileprivate var nickname: String? {
    get { objc_getAssociatedObject(self, &nameKey) as? String }
    set {
      objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

@MainActor @Suite struct AssociatedObjectTests {
  @Test func `objects keep values under keys`() {
    let (one, two) = (UIView(), UIView())
    one.nickname = "one"
    two.nickname = "two"
    objc_setAssociatedObject(one, &otherKey, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(one.nickname == "one" && two.nickname == "two")
    #expect(objc_getAssociatedObject(one, &otherKey) as? Int == 1)
    #expect(objc_getAssociatedObject(two, &otherKey) == nil)
    one.nickname = nil
    #expect(one.nickname == nil)
    objc_removeAssociatedObjects(two)
    #expect(two.nickname == nil)
  }

  @Test func `an assigned object is not kept alive, a retained one is`() {
    let view = UIView()
    objc_setAssociatedObject(view, &nameKey, UIView(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &nameKey) == nil)
    objc_setAssociatedObject(view, &nameKey, UIView(), .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &nameKey) is UIView)
  }

  @Test func `a copied value does not change with the original`() {
    let (view, path) = (UIView(), UIBezierPath(rect: CGRect(0, 0, 1, 1)))
    objc_setAssociatedObject(view, &nameKey, path, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    path.removeAllPoints()
    #expect((objc_getAssociatedObject(view, &nameKey) as? UIBezierPath)?.isEmpty == false)
  }

  @Test func `values go with their objects`() {
    weak var kept: UIView?
    for _ in 0..<200 {
      let view = UIView()
      let value = UIView()
      kept = kept ?? value
      objc_setAssociatedObject(view, &nameKey, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(kept == nil)
  }
}
