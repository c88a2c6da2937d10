/// What a view shows, as a value that makes the view.
///
/// Source: Apple, UIContentConfiguration.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the value.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the value for another state of its cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// Source: Apple, UIContentView.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns true when the view can show a value; true for one of the same type unless implemented.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns true for a configuration of the same type as the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
