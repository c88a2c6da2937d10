import Testing
import UIKit

/// What apps ask views and controllers for by keys.
@MainActor @Suite struct KeyedPropertyTests {
  private func color(ofPlaceholderOf field: UITextField) -> UIColor? {
    field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  @Test func `the label of a placeholder gives its colour to the placeholder`() {
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
    #expect(color(ofPlaceholderOf: field) == .red)
    (field.value(forKey: "placeholderLabel") as? UILabel)?.textColor = .green
    #expect(color(ofPlaceholderOf: field) == .green)
    #expect(field.value(forKey: "_clearButton") is UIButton)
  }

  @Test func `a search bar gives its field and its button`() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.setValue("Done", forKey: "cancelButtonText")
    #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Done")
  }

  @Test func `bars of one's own replace those of controllers`() throws {
    try onStage { stage in
      final class Tabs: UITabBar {}
      final class Bar: UINavigationBar {}
      let first = UIViewController()
      first.title = "First"
      let stack = UINavigationController(rootViewController: first)
      let controller = UITabBarController()
      controller.viewControllers = [stack, UIViewController()]
      stage.window.rootViewController = controller
      stage.frame()
      let frame = controller.tabBar.frame
      controller.setValue(Tabs(), forKey: "tabBar")
      stack.setValue(Bar(), forKey: "navigationBar")
      stage.frame()
      #expect(controller.tabBar is Tabs && controller.tabBar.frame == frame)
      #expect(controller.tabBar.items?.count == 2 && controller.tabBar.superview != nil)
      #expect(stack.navigationBar is Bar && stack.navigationBar.topItem === first.navigationItem)
      #expect(
        UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil).navigationBar
          is Bar)
    }
  }

  @Test func `values of labels, pickers and bars are set`() {
    let label = UILabel()
    label.setValue("Hello", forKey: "text")
    #expect(label.text == "Hello" && label.value(forKey: "text") as? String == "Hello")
    let bar = UINavigationBar()
    bar.setValue(true, forKey: "hidesShadow")
    #expect(bar.shadowImage != nil)
    let pages = UIPageControl()
    pages.setValue(UIImage(), forKeyPath: "_pageImage")
    #expect(pages.preferredIndicatorImage != nil)
    UIDatePicker().setValue(UIColor.white, forKeyPath: "textColor")
    #expect(UIApplication.shared.value(forKey: "statusBar") == nil)
  }
}
