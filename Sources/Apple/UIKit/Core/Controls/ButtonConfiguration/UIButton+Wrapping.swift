extension UIButton: WrappingView {
  /// Whether constraints say at which width the texts of a configuration wrap.
  package var wrapsByConstraints: Bool {
    configuration != nil && !translatesAutoresizingMaskIntoConstraints
  }

  /// The width at which the texts wrap while a view around the button is measured.
  package var widthInMeasuring: CGFloat? {
    get { configured.widthInMeasuring }
    set {
      guard newValue != configured.widthInMeasuring else { return }
      configured.widthInMeasuring = newValue
      constraintState.intrinsicSize = nil
    }
  }

  /// Lets the texts wrap at a width while a view around the button is measured.
  ///
  /// - Returns: true when the button may have another height than before.
  package func wraps(inMeasuringAt width: CGFloat) -> Bool {
    wraps(inMeasuringAt: width, insteadOf: configured.widthFromConstraints)
  }

  /// The size of a configuration at the width that constraints give to the button.
  func wrappedSize(_ configuration: Configuration) -> CGSize {
    let whole = arrange(configuration, label, in: nil)
    let width = widthInMeasuring ?? configured.widthFromConstraints
    guard wrapsByConstraints, width > 0, width < whole.width else { return whole }
    // The button still asks for the width of its texts on one line.
    return CGSize(
      width: whole.width, height: arrange(configuration, label, in: nil, width: width).height)
  }

  /// Lets texts wrap at the width that constraints gave to the button.
  func wrapAtOwnWidth() {
    guard wrapsByConstraints, bounds.width != configured.widthFromConstraints else { return }
    let before = intrinsicContentSize
    configured.widthFromConstraints = bounds.width
    constraintState.intrinsicSize = nil
    if intrinsicContentSize != before { invalidateIntrinsicContentSize() }
  }
}
