/// What a view has to do with constraints.
struct ConstraintState {
  /// How the view takes to languages that run from right to left.
  var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// Something along x and along y.
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

  /// In the order in which they came.
  var constraints: [NSLayoutConstraint] = []
  /// Whether the view or one inside it has constraints: no where there is none, yes otherwise or
  /// where the last one has gone since it was found out.
  var hasConstraintsInside = false

  var isPlacedByMask = true
  var hugging = Pair(
    horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compressionResistance = Pair(
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  /// What `intrinsicContentSize` last said, until it is invalidated.
  var intrinsicSize: CGSize?

  var needsUpdate = true
  /// Whether some view inside needs an update.
  var isUpdateNeededInside = true

  /// Where constraints want the view. Space: the superview's.
  var target: CGRect?
  /// What solves the constraints of a whole tree, at its outermost view.
  var engine: LayoutEngine?

  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var topGuide: BarLayoutGuide?
  var bottomGuide: BarLayoutGuide?

  var margins: UIEdgeInsets?
  var insetsMarginsFromSafeArea = true
  /// Of which safe area the view knows.
  var announcedSafeArea = UIEdgeInsets.zero
}
