/// A search whose bar a navigation bar shows below its title.
@MainActor
package protocol BarSearch: UIViewController {
  /// The bar in which one types.
  var searchBar: UISearchBar { get }
  /// Whether the search is under way.
  var isActive: Bool { get }
  /// Whether the navigation bar makes way for the search bar.
  var hidesNavigationBarDuringPresentation: Bool { get }
  /// The controller whose item shows the search bar.
  var host: UIViewController? { get set }
  /// Called when the search begins or ends, so that bars take their new places.
  var onChange: () -> Void { get set }
}
