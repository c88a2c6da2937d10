/// A guide around a part of a view, which the view places by itself.
package final class PartLayoutGuide: UILayoutGuide {
  /// Makes a guide of no size at a view's origin.
  package init(of view: UIView, _ identifier: String) {
    super.init(in: view, identifier: identifier)
  }

  /// The part's frame; constraints on the guide are solved again when it changes.
  ///
  /// *Space*: the owning view's.
  package var frame = CGRect.zero {
    didSet {
      guard frame != oldValue else { return }
      owningView?.constraintsChanged()
      owningView?.superview?.setNeedsLayout()
    }
  }

  override func span(along axis: NSLayoutConstraint.Axis, in view: UIView) -> Span? {
    axis == .horizontal
      ? Span(start: Share(constant: frame.minX), length: Share(constant: frame.width))
      : Span(start: Share(constant: frame.minY), length: Share(constant: frame.height))
  }
}
