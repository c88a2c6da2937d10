/// Told of what is typed into a search bar; all methods are optional.
///
/// Source: Apple, UISearchBarDelegate.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true: the field may be edited.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing unless implemented; called when the field has become the first responder.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true: editing may end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing unless implemented; called when the field is the first responder no more.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing unless implemented; called after typing, after a clear, and where code sets
  /// `text`.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing unless implemented; called when the return key was pressed.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing unless implemented; called before a search controller ends its search.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing unless implemented; called when a finger has chosen a scope.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

extension UISearchBar: UIBarPositioning {
  /// Where the bar stands, as its delegate says.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
