/// A view whose height follows from the width at which its text wraps.
@MainActor
package protocol WrappingView: UIView {
  /// Whether constraints say at which width the text wraps.
  var wrapsByConstraints: Bool { get }

  /// The width at which the text wraps while a view around this one is measured.
  ///
  /// *Units*: points.
  var widthInMeasuring: CGFloat? { get set }

  /// Lets the text wrap at a width while a view around this one is measured.
  ///
  /// - Returns: true when the view may have another height than before.
  func wraps(inMeasuringAt width: CGFloat) -> Bool
}

extension UILabel: WrappingView {}

extension WrappingView {
  /// Lets the text wrap at a width that replaces `given` while a view around this one is measured.
  ///
  /// - Returns: true when the view may have another height than before.
  package func wraps(inMeasuringAt width: CGFloat, insteadOf given: CGFloat) -> Bool {
    guard width > 0, width != widthInMeasuring ?? given else { return false }
    let before = intrinsicContentSize
    widthInMeasuring = width + 1e-3  // A width that was solved has an error.
    return intrinsicContentSize.height != before.height
  }
}
