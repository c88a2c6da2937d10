/// Is asked and told of the items of a navigation bar that has no navigation controller.
///
/// All methods are optional.
///
/// Source: Apple, UINavigationBarDelegate.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item is pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Tells that an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item is popped by a tap on the back button.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Tells that an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true: each item is pushed unless the delegate says otherwise.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing unless implemented; called within `pushItem(_:animated:)`.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns true: a tap on the back button pops unless the delegate says otherwise.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing unless implemented; called within `popItem(animated:)`, by code or by the back
  /// button.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Says where a bar stands.
///
/// Source: Apple, UIBarPositioningDelegate.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns where a bar stands; bars here look the same everywhere.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `.any`, which is then the bar's `barPosition`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// What stands at an edge of the screen.
///
/// Source: Apple, UIBarPositioning.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  func goBack() {
    guard let last = topItem, delegate?.navigationBar(self, shouldPop: last) ?? true else { return }
    popItem(animated: true)
  }

  /// How long an item takes to fade into another, in seconds.
  ///
  /// Unspecified by Apple: that of a push.
  static let fadeTime: TimeInterval = 0.35
}
