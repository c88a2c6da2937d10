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
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
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
  /// Where the bar stands, as its delegate says.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// Replaces the items; one that is shown in place of another fades in where that is animated.
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let items = items ?? []
    let old = show(items) { [weak self] in self?.goBack() }
    guard let old, old !== row else {
      if items.isEmpty {
        row?.removeFromSuperview()
        row?.item.onChange = {}
      }
      return
    }
    guard animated, window != nil, let row else { return old.removeFromSuperview() }
    row.alpha = 0
    UIView.animate(withDuration: Self.fadeTime) {
      row.alpha = 1
      old.alpha = 0
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// Shows an item on top of the others.
  public func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems((items ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the item away that is shown; returns it.
  @discardableResult
  public func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, let last = items.last else { return nil }
    setItems(Array(items.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: last)
    return last
  }

  private func goBack() {
    guard let last = topItem, delegate?.navigationBar(self, shouldPop: last) ?? true else { return }
    popItem(animated: true)
  }

  /// How long an item takes to fade into another, in seconds.
  ///
  /// Unspecified by Apple: that of a push.
  private static let fadeTime: TimeInterval = 0.35
}

extension UINavigationItem {
  /// Replaces the items on the left at once.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the items on the right at once.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
