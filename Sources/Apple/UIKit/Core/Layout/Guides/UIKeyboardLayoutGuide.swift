/// The part of a view that the keyboard covers; the strip at its lower edge while there is none.
///
/// Constraints on it move with the keyboard.
///
/// Source: Apple, UIKeyboardLayoutGuide.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide begins at the safe area's lower edge while there is no keyboard, and not at
  /// the view's.
  open var usesBottomSafeArea = true {
    didSet { owningView?.setNeedsLayout() }
  }

  /// Whether the guide follows a keyboard that floats; recorded, for the keyboard here is docked.
  open var followsUndockedKeyboard = false

  /// How far above the keyboard a pull begins to push it away; recorded.
  ///
  /// *Units*: points.
  open var keyboardDismissPadding: CGFloat = 0

  override func span(along axis: NSLayoutConstraint.Axis, in view: UIView) -> Span? {
    guard axis == .vertical else { return Span(inside: .zero, along: axis) }
    var height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    if let keyboard = view.runtime.keyboardState.frame, view.window != nil {
      height = max(height, view.bounds.maxY - view.convert(keyboard.origin, from: nil).y)
    }
    return Span(
      start: Share(factor: 1, constant: -height), length: Share(constant: height))
  }
}
