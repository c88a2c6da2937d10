import Testing
import UIKit

/// Names that real code uses, with Apple's defaults.
@MainActor
@Suite struct SmallNamesTests {
  @Test func `objects without arguments are what they are on a phone`() {
    #expect(UIImage().size == .zero && UIImage().cgImage?.width ?? 0 == 0)
    #expect(UIViewPropertyAnimator().state == .inactive)
    #expect(UIViewController().storyboard == nil)
    let path = NSIndexPath(item: 3, section: 2)
    #expect(path.item == 3 && path.row == 3 && path.section == 2)
    #expect(CGRect(x: 1, y: 2, width: 30, height: 40).debugDescription == "(1.0, 2.0, 30.0, 40.0)")
  }

  @Test func `classes say their names`() {
    final class Own: UIViewController {}
    #expect(UITableViewCell.description() == "UITableViewCell")
    #expect(Own.description().hasSuffix("Own"))
  }

  @Test func `values of views are read and set by their names`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.setValue(0.5, forKey: "alpha")
    view.setValue(7, forKey: "tag")
    view.setValue(true, forKey: "hidden")
    view.setValue(3, forKeyPath: "layer.cornerRadius")
    view.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
    #expect(view.alpha == 0.5 && view.tag == 7 && view.isHidden && view.layer.cornerRadius == 3)
    #expect(view.value(forKey: "frame") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 3)
  }

  @Test func `a view's mask is its layer's`() {
    let (view, mask) = (UIView(), UIView())
    view.mask = mask
    #expect(view.layer.mask === mask.layer)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test func `what is read aloud is recorded`() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    view.accessibilityLabel = "Ada"
    view.accessibilityTraits = [.button, .selected]
    #expect(view.accessibilityLabel == "Ada" && view.accessibilityTraits.contains(.button))
  }

  @MainActor
  private final class Target: NSObject {
    func act() {}
  }

  @Test func `an object responds to the methods of its class`() {
    let selector = Selector(Target.act)
    #expect(Target().responds(to: selector) && !NSObject().responds(to: selector))
    #expect(!Target().responds(to: nil))
  }
}
