extension UIView {
  /// How the tint of a view and of those inside it is changed.
  ///
  /// Source: Apple, UIView.TintAdjustmentMode.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic
    case normal
    /// A grey as bright as the tint.
    case dimmed
  }
}

extension UIColor {
  /// The grey that a dimmed view has in place of its tint.
  ///
  /// Unspecified by Apple: the brightness of the colour, at four fifths of its opacity.
  var dimmed: UIColor {
    let values = cgColor.values
    let (red, green, blue) =
      values.count > 2
      ? (values[0], values[1], values[2])
      : (values[0], values[0], values[0])
    let luminance = 0.299 * red + 0.587 * green + 0.114 * blue
    return UIColor(white: luminance, alpha: cgColor.alpha * 0.8)
  }
}
