extension NSAttributedString {
  /// Makes a text without letters, as `NSAttributedString()` and `NSMutableAttributedString()` do.
  ///
  /// The parameter is nothing: Foundation's class has no such initializer here, and cannot be given
  /// one without parameters.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
