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

extension UIBarButtonItem {
  /// Shows an image behind the title in a state, where bars are as high as they are here.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    looks.backgrounds[state.rawValue] = backgroundImage
  }

  /// Returns the image behind the title in a state.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? looks.backgrounds[state.rawValue] : nil }

  /// Shows an image behind the title in a state, for items of a style; others leave it out.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) {
    guard style == self.style else { return }
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }

  /// Moves the title from its place.
  ///
  /// *Units*: points.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { looks.titleOffset = adjustment }
  }

  /// Returns how far the title is moved, in points.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? looks.titleOffset : .zero
  }

  /// Moves the image behind the title from its place, downwards.
  ///
  /// *Units*: points.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { looks.backgroundOffset = adjustment }
  }

  /// Returns how far the image behind the title is moved, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    barMetrics == .default ? looks.backgroundOffset : 0
  }

  /// Shows an image behind a back button, in place of its arrowhead; for all of them where it is set
  /// on `appearance()`.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { looks.backBackgrounds[state.rawValue] = backgroundImage }
  }

  /// Returns the image behind a back button.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? looks.backBackgrounds[state.rawValue] : nil }

  /// Moves the title of a back button from its place; code moves it out of sight so.
  ///
  /// *Units*: points.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { looks.backTitleOffset = adjustment }
  }

  /// Returns how far the title of a back button is moved, in points.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? looks.backTitleOffset : .zero
  }

  /// Moves the image behind a back button from its place, downwards.
  ///
  /// *Units*: points.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { looks.backBackgroundOffset = adjustment }
  }

  /// Returns how far the image behind a back button is moved, in points.
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { barMetrics == .default ? looks.backBackgroundOffset : 0 }

  /// Whether the button looks selected.
  public var isSelected: Bool {
    get { looks.isSelected }
    set { looks.isSelected = newValue }
  }

  /// Returns the view that shows the item, by the name `view` that code asks for; `nil` for other
  /// names, and where the item is not shown.
  public func value(forKey key: String) -> Any? {
    key == "view" ? customView ?? shownView : nil
  }
}

extension UITabBarItem {
  /// Returns the view that shows the item, by the name `view` that code asks for; `nil` for other
  /// names, and where the item is not shown.
  public func value(forKey key: String) -> Any? { key == "view" ? shownView : nil }

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
