extension NSMutableAttributedString {
  /// Gives letters a number as an attribute.
  ///
  /// Foundation cannot compare a `CGFloat` (`FoundationMark`), and gets a `Double`.
  public func addAttribute(_ name: NSAttributedString.Key, value: CGFloat, range: NSRange) {
    addAttribute(name, value: Double(value) as Any, range: range)
  }
}
