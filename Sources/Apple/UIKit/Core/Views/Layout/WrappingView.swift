/// A view whose height follows from the width at which its text wraps.
@MainActor
protocol WrappingView: UIView {
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
