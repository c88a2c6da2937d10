extension UIViewController {
  /// The coordinator of the transition that this controller takes part in; nil while there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let modal = modal.transition ?? modal.presented?.modal.transition {
      return modal.coordinator
    }
    let navigation = self as? UINavigationController ?? navigationController
    return navigation?.transition?.coordinator
  }

  /// A button that begins editing, and then ends it; the same each time.
  public var editButtonItem: UIBarButtonItem {
    if let item = barState.editButton { return item }
    let item = UIBarButtonItem(
      barButtonSystemItem: isEditing ? .done : .edit, target: self,
      action: Selector(UIViewController.toggleEditing))
    barState.editButton = item
    return item
  }

  private func toggleEditing() { setEditing(!isEditing, animated: true) }
}

/// What the bars of containing controllers show for a controller.
package struct BarState {
  /// What a navigation bar shows; nil until it is first asked for.
  var navigationItem: UINavigationItem?
  /// What a tab bar shows; nil until it is first asked for.
  var tabBarItem: UITabBarItem?
  /// What a toolbar shows; nil for nothing.
  var toolbarItems: [UIBarButtonItem]?
  /// The button that begins and ends editing; nil until it is first asked for.
  var editButton: UIBarButtonItem?
  /// The tab that shows the controller: what the tab bar controllers' room keeps here.
  package weak var tab: AnyObject?
}
