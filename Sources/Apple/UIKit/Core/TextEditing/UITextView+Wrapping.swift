extension UITextView: WrappingView {
  var wrapsByConstraints: Bool { !isScrollEnabled && !translatesAutoresizingMaskIntoConstraints }

  func wraps(inMeasuringAt width: CGFloat) -> Bool {
    guard width > 0, width != widthInMeasuring ?? bounds.width else { return false }
    let before = intrinsicContentSize
    // Widths that were solved have an error.
    widthInMeasuring = width + 1e-3
    return intrinsicContentSize.height != before.height
  }
}
