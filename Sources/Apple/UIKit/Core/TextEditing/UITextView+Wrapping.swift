extension UITextView: WrappingView {
  /// Whether constraints say at which width the text wraps.
  package var wrapsByConstraints: Bool {
    !isScrollEnabled && !translatesAutoresizingMaskIntoConstraints
  }

  /// Lets the text wrap at a width while a view around this one is measured.
  ///
  /// - Returns: true when the view may have another height than before.
  package func wraps(inMeasuringAt width: CGFloat) -> Bool {
    wraps(inMeasuringAt: width, insteadOf: bounds.width)
  }
}
