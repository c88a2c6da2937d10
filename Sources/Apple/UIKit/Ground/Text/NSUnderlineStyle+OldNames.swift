extension NSUnderlineStyle {
  /// The name of Swift 4 for no line.
  public static let styleNone: NSUnderlineStyle = []
  /// The name of Swift 4 for `single`.
  public static let styleSingle = NSUnderlineStyle.single
  /// The name of Swift 4 for `thick`.
  public static let styleThick = NSUnderlineStyle.thick
  /// The name of Swift 4 for `double`.
  public static let styleDouble = NSUnderlineStyle.double
}
