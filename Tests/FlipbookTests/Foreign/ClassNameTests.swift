import Foundation
import Testing
import UIKit

@testable import Flipbook

@MainActor @Suite struct ClassNameTests {
  @Test func `Apple's classes have no module before their names, and are found by them`() {
    for type in [UIView.self, UITableView.self, CALayer.self, UICollisionBehavior.self]
      as [AnyClass]
    {
      #expect(ObjectiveCRuntime.nameOfClass(type) == "\(type)")
      #expect(ObjectiveCRuntime.classNamed("\(type)", beside: Self.self) == type)
    }
    // Apple's own classes that have no names in code have one there.
    for name in ["UITabBarButton", "_UIBarBackground", "_UITableViewCellSeparatorView"] {
      #expect(ObjectiveCRuntime.classNamed(name, beside: Self.self) is UIView.Type)
    }
    #expect(ObjectiveCRuntime.nameOfClass(NSObject.self) == "NSObject")
    #expect(ObjectiveCRuntime.nameOfClass(Own.self) == "FlipbookTests.Own")
    #expect(ObjectiveCRuntime.classNamed("UITabBarBatton", beside: Self.self) == nil)
  }
}

final class Own: UIView {}
