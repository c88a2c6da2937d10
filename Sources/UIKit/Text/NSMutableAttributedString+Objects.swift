extension NSMutableAttributedString {
  /// Gives letters an attribute, in place of what they have of its name.
  ///
  /// Foundation's own method stops the program where the letters have the attribute already and its
  /// value is an object such as a `UIFont` or `UIColor`; the compiler prefers this one for those.
  public func addAttribute(_ name: NSAttributedString.Key, value: NSObject, range: NSRange) {
    guard range.length > 0 else { return }
    addAttributes([name: value], range: range)
  }
}
