/// Arranges views in a row or a column by constraints.
///
/// Hidden views take no room.
///
/// Source: Apple, UIStackView.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The place of the views across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    /// On one baseline, that of the first lines; for views beside one another.
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    /// On one baseline, that of the last lines; for views beside one another.
    case lastBaseline = 5

    /// The same as `leading`, for views beside one another.
    public static let top = Alignment.leading
    /// The same as `trailing`, for views beside one another.
    public static let bottom = Alignment.trailing
  }

  /// How the views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// Views that hug their content least are stretched, those that resist least are compressed.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// The lengths of the views are to each other as those of their contents.
    case fillProportionally = 2
    /// The spaces between the views grow alike.
    case equalSpacing = 3
    /// The middles of the views are equally far from each other.
    case equalCentering = 4
  }

  /// The views in the stack, first to last.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The axis along which the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { rearrange() } }

  /// The place of the views across the axis.
  open var alignment = Alignment.fill { didSet { rearrange() } }

  /// How the views share the room along the axis.
  open var distribution = Distribution.fill { didSet { rearrange() } }

  /// The distance between two views; the least one where `distribution` is `equalSpacing`.
  ///
  /// *Units*: points.
  open var spacing: CGFloat = 0 { didSet { rearrange() } }

  /// Whether views keep within the margins of the stack.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { rearrange() }
  }

  /// Whether spacing counts from the last baseline of a view to the first of the one below it.
  ///
  /// Source: Apple, UIStackView.isBaselineRelativeArrangement.
  open var isBaselineRelativeArrangement = false {
    didSet { rearrange() }
  }

  /// A spacing as between views that constraints put at the system's distance: 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// A custom spacing that is the stack's.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  private var customSpacings: [CustomSpacing] = []
  private var arrangement: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack of views, first to last.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack as a storyboard or a xib has it; an empty one for any other coder.
  public required init(coder: NSCoder) {
    // A view is made of every coder; only its declaration says that it may fail.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    fill(from: coder, in: UIStackView.self)
  }

  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view at a place in the stack, 0 being the first.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      raise(
        .internalInconsistency,
        """
        index out of bounds for arranged subview: index = \(stackIndex) expected to be less than \
        or equal to \(arrangedSubviews.count)
        """)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
    rearrange()
  }

  /// Removes a view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
    rearrange()
  }

  /// Sets another distance after one view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view === arrangedSubview || $0.view == nil }
    customSpacings.append(CustomSpacing(view: arrangedSubview, spacing: spacing))
    rearrange()
  }

  /// Returns the distance set for after a view; `nil` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat? {
    customSpacings.first { $0.view === arrangedSubview }?.spacing
  }

  /// Arranges the views anew: in an animation's block as a part of it, else before the next layout.
  ///
  /// Source: Apple, UIStackView: changes of its properties and of `isHidden` are animated within an
  /// animation block.
  func rearrange() {
    setNeedsUpdateConstraints()
    guard window != nil else { return }
    layer.runtime.atEndOfBlock(for: ObjectIdentifier(self)) { [weak self] in
      self?.window?.layoutIfNeeded()
    }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  open override func updateConstraints() {
    let around = sequence(first: self as UIView, next: \.superview).count { $0 is UIStackView }
    guard around <= Limit.stackDepth else {
      stop(.nestedTooDeep(item: description, limit: Limit.stackDepth))
    }
    NSLayoutConstraint.deactivate(arrangement)
    for gap in gaps { removeLayoutGuide(gap) }
    let plan = StackPlan(self)
    gaps = plan.gaps
    for gap in gaps { addLayoutGuide(gap) }
    arrangement = plan.constraints
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIStackView }
}

private struct CustomSpacing {
  weak var view: UIView?
  let spacing: CGFloat
}
