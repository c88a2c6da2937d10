import CoreImage
import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// Objects that older code makes without arguments, and gives what they need later.
@MainActor
struct EmptyObjectTests {
  @Test func `an effect view has no effect`() {
    let view = UIVisualEffectView()
    #expect(view.effect == nil)
    #expect(view.frame == .zero)
  }

  @Test func `what is made without arguments waits for what it is given`() throws {
    try onStage { _ in
      #expect(UIScreen().bounds == UIScreen.main.bounds && UIScreen().scale == UIScreen.main.scale)
    }
    #expect(UIFont().pointSize == 12)
    #expect(UIEvent().allTouches == [] && UITouch().view == nil)
    #expect(UIAlertAction().title == nil && UIContextualAction().style == .normal)
    #expect(UITableViewRowAction().title == nil)
    #expect(CIImage().extent.isNull)
  }

  @Test func `a cell has the default style and no identifier`() {
    let cell = UITableViewCell()
    #expect(cell.textLabel != nil)
    #expect(cell.reuseIdentifier == nil)
  }

  @Test func `a constraint holds nothing and is not active`() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil)
    #expect(constraint.constant == 0)
    #expect(!constraint.isActive)
  }

  @Test func `a label keeps whether its font follows the user's size`() {
    let label = UILabel()
    #expect(!label.adjustsFontForContentSizeCategory)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.adjustsFontForContentSizeCategory)
  }

  @Test func `a trait closure may say what its object is`() throws {
    final class Marked: UIViewController {
      var changes = 0
      func register() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
          self.changes += 1
        }
      }
    }
    let controller = Marked()
    try onStage(root: controller) { stage in
      controller.register()
      stage.frame()
      controller.overrideUserInterfaceStyle = .dark
      stage.frame()
      #expect(controller.changes == 1)
    }
  }

  @Test func `geometry reads as in archives`() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {30, 40}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(HUGE == Float.greatestFiniteMagnitude)
  }
}
