/// A view's part in constraint layout.
package struct ConstraintState {
  /// Whether the view is mirrored in languages that run from right to left.
  var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// A value for each of the two axes.
  struct Pair<Value> {
    var horizontal: Value
    var vertical: Value

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        switch axis {
        case .horizontal: horizontal = newValue
        case .vertical: vertical = newValue
        }
      }
    }
  }

  /// The margins of the view as long as none are set.
  ///
  /// *Units*: points.
  package var standardMargins = UIView.defaultMargins

  /// The constraints that the view holds, in the order in which they were added.
  package var constraints: [NSLayoutConstraint] = []
  /// Whether the view or one inside it holds constraints.
  ///
  /// It may still be true after the last of them was removed, until the tree is searched again.
  package var hasConstraintsInside = false

  var isPlacedByMask = true
  /// Whether the view is hidden in a stack, and seen until the animation is over that hides it.
  var isCollapsing = false
  var hugging = Pair(
    horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compressionResistance = Pair(
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  /// The last `intrinsicContentSize`; `nil` after it was invalidated.
  package var intrinsicSize: CGSize?

  var needsUpdate = true
  /// Whether `updateProperties()` was asked for.
  var needsProperties = true
  /// Whether a view inside this one needs an update.
  var isUpdateNeededInside = true

  /// The rectangle that constraints give to the view.
  ///
  /// *Space*: the superview's.
  var target: CGRect?
  /// Solves the constraints of the tree whose outermost view this is.
  var engine: LayoutEngine?

  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var readableGuide: UILayoutGuide?
  var topGuide: BarLayoutGuide?
  var bottomGuide: BarLayoutGuide?

  var margins: UIEdgeInsets?
  var insetsMarginsFromSafeArea = true
  /// The safe area insets of which the view was told last.
  var announcedSafeArea = UIEdgeInsets.zero
}
