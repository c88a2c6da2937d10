// What cells record and what changes no picture.
extension UITableViewCell {
  /// How a cell looks that keys focus; recorded only, for no keys move a focus on a phone.
  public var focusStyle: FocusStyle {
    get { recorded("focusStyle", .default) }
    set { record("focusStyle", newValue) }
  }

  /// How a cell looks that keys focus.
  ///
  /// Source: Apple, UITableViewCell.FocusStyle.
  public enum FocusStyle: Int, Sendable { case `default`, custom }

  /// Whether fingers reach the cell while it is dragged; recorded only.
  public var userInteractionEnabledWhileDragging: Bool {
    get { recorded("userInteractionEnabledWhileDragging", false) }
    set { record("userInteractionEnabledWhileDragging", newValue) }
  }

  /// Returns the background of a cell in the list's style, without a colour of its own.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}
