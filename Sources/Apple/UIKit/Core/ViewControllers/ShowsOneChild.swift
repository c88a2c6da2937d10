/// A controller that has many children and shows one of them, as a tab bar controller does.
@MainActor
package protocol ShowsOneChild: UIViewController {
  /// The child that is shown; `nil` for none.
  var shownChild: UIViewController? { get }

  /// Called when a child says something else for the bar.
  func childItemsChanged()
}

extension UIViewController {
  /// The nearest controller around this one that shows one of its children.
  var choosingParent: (any ShowsOneChild)? {
    var next = parent
    while let controller = next {
      if let choosing = controller as? any ShowsOneChild { return choosing }
      next = controller.parent
    }
    return nil
  }
}
