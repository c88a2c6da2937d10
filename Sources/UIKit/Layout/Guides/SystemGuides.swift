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
  /// Units: points.
  var length: CGFloat { get }

  var topAnchor: NSLayoutYAxisAnchor { get }

  var bottomAnchor: NSLayoutYAxisAnchor { get }

  var heightAnchor: NSLayoutDimension { get }
}
