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

extension UIView {
  /// The mode of the tint: the view's own or, where that is `automatic`, that around it.
  var tintModeInPlace: TintAdjustmentMode {
    accessibility.tintMode == .automatic
      ? superview?.tintAdjustmentMode ?? .normal : accessibility.tintMode
  }

  /// Sets the view's own mode, and tells of a tint that changed by it.
  func setTintMode(_ mode: TintAdjustmentMode) {
    let before = tintAdjustmentMode
    accessibility.tintMode = mode
    if tintAdjustmentMode != before { tintColorChanged() }
  }

  /// The tint as it is where nothing is dimmed.
  var undimmedTintColor: UIColor {
    if let ownTintColor { return ownTintColor }
    guard let superview else { return AppFiles.accent }
    return superview.tintAdjustmentMode == .dimmed
      ? superview.undimmedTintColor : superview.tintColor ?? AppFiles.accent
  }

  /// Whether the view has its superview's tint.
  var inheritsTintColor: Bool { ownTintColor == nil }
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
