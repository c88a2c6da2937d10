/// The part of a view that the system does not cover.
final class SafeAreaLayoutGuide: UILayoutGuide {
  override func span(along axis: NSLayoutConstraint.Axis, in view: UIView) -> Span? {
    Span(inside: view.safeAreaInsets, along: axis)
  }
}

/// The part of a view inside its margins.
final class MarginsLayoutGuide: UILayoutGuide {
  override func span(along axis: NSLayoutConstraint.Axis, in view: UIView) -> Span? {
    Span(inside: view.layoutMargins, along: axis)
  }
}

/// The part of a view inside its margins that is not too wide to be read.
final class ReadableLayoutGuide: UILayoutGuide {
  override func span(along axis: NSLayoutConstraint.Axis, in view: UIView) -> Span? {
    var insets = view.layoutMargins
    let surplus = view.bounds.width - insets.left - insets.right - Self.greatestWidth
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return Span(inside: insets, along: axis)
  }

  /// The greatest width of what is read, at the standard size of text.
  ///
  /// *Units*: points.
  ///
  /// Source: known of iPads.
  private static let greatestWidth: CGFloat = 672
}

/// The strip at the top or bottom of a controller's view that the system's bars cover.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(in view: UIView, isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(in: view, identifier: isAtTop ? "topLayoutGuide" : "bottomLayoutGuide")
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }

  override func span(along axis: NSLayoutConstraint.Axis, in view: UIView) -> Span? {
    guard axis == .vertical else { return Span(inside: .zero, along: axis) }
    let start = isAtTop ? Share(constant: 0) : Share(factor: 1, constant: -length)
    return Span(start: start, length: Share(constant: length))
  }
}

/// How far the system's bars reach into a controller's view.
///
/// Source: Apple, UILayoutSupport.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the strip.
  ///
  /// *Units*: points.
  var length: CGFloat { get }

  var topAnchor: NSLayoutYAxisAnchor { get }

  var bottomAnchor: NSLayoutYAxisAnchor { get }

  var heightAnchor: NSLayoutDimension { get }
}
