extension UIViewController {
  func toggleEditing() { setEditing(!isEditing, animated: true) }
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
