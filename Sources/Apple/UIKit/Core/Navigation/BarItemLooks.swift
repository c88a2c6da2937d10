/// The images and offsets of a bar button, and what is recorded of it.
struct BarItemLooks {
  /// The images behind the title, by the states' raw values.
  var backgrounds: [UInt: UIImage] = [:]
  /// The images behind the back button's title.
  var backBackgrounds: [UInt: UIImage] = [:]
  /// How far titles are moved from their places, and backgrounds.
  ///
  /// *Units*: points.
  var titleOffset = UIOffset.zero
  var backTitleOffset = UIOffset.zero
  var backgroundOffset: CGFloat = 0
  var backBackgroundOffset: CGFloat = 0
  /// Whether the button looks selected.
  var isSelected = false
}

extension UITabBarItem {
  /// Sets the title's looks in the pill at the image, in a state; those of `.normal` count.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    changed()
  }

  /// Returns the looks of the title in the pill at the image.
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
}
