/// A rectangle on the screen that may contain others.
///
/// *Units*: points.
///
/// *Space*: `frame` and `center` in the superview's, `bounds` in its own; a view's geometry is its
/// layer's.
///
/// Source: Apple, UIView.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Whether the view is laid out by constraints alone; recorded only, for both ways go together.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Returns the view whose baseline is that of this one, as it was asked for before iOS 9.
  ///
  /// Source: Apple, UIView.viewForBaselineLayout().
  open func forBaselineLayout() -> UIView { self }

  /// The view whose first baseline is that of this one.
  open var forFirstBaselineLayout: UIView { self }

  /// Returns whether a finger that comes down on a view inside reaches it.
  func lets(_ touch: UITouch, beginIn view: UIView, with event: UIEvent) -> Bool { true }

  /// The view whose last baseline is that of this one.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Layer and surroundings

  /// The layer that shows the view, an instance of `layerClass`.
  ///
  /// A subclass may override it to return its own kind of layer: `super.layer as! CAShapeLayer`.
  open var layer: CALayer { ownLayer }

  private let ownLayer: CALayer

  /// Ends the tie of the layer to the view when the view is released.
  private var tie: LayerTie?

  /// The class of `layer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// A number by which the author finds the view.
  open var tag = 0

  /// A name by which scripts and traces find the view.
  open var accessibilityIdentifier: String?

  /// The view in which this one is.
  open internal(set) weak var superview: UIView?

  /// The views in this one, from back to front.
  open internal(set) var subviews: [UIView] = []

  /// The controller whose `view` this is.
  weak var viewController: UIViewController?

  /// What the view scrolls; `nil` for a view that does not.
  var constrainedContent: UILayoutGuide? { nil }

  // MARK: Touches and resizing

  /// Whether touches reach the view and the views inside it.
  open var isUserInteractionEnabled = true

  /// Whether the view gets more than one touch at a time.
  open var isMultipleTouchEnabled = false

  /// The parts of the view's place that change when the superview changes its size.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow a change of this view's size by their masks.
  open var autoresizesSubviews = true

  /// The recognizers that watch the touches on the view, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  var recognizers: [UIGestureRecognizer] = []

  /// The interactions of the view, in the order in which they were added.
  var interactionList: [AnyObject] = []

  // MARK: State of its aspects

  /// The view's part in constraint layout.
  package var constraintState = ConstraintState()

  /// What the view says to those who do not see it, and other words that are recorded only.
  var accessibility = RecordedWords()

  /// What the view knows of its traits.
  var traitState = TraitState()

  /// The values of the view that are observed.
  package var observedValues: [ObservedValue] = []

  /// Those who are told of a new size.
  var sizeObservers = BoundsSizeObservers()
  /// The tint that was set; `nil` for the superview's.
  var ownTintColor: UIColor?

  // MARK: Making

  /// Makes a view with a frame.
  public init(frame: CGRect) {
    ownLayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(presenting: nil)
    super.init()
    tie = LayerTie(layer, to: self)
    layer.frame = frame
    layer.setNeedsDisplay()
  }

  /// Makes a view of no size at the origin.
  public override convenience init() { self.init(frame: .zero) }

  /// Makes a view by the `init()` of an app's class, which the rewriter has overridden this with; `nil` where
  /// this class has none of its own.
  open class func _madeEmpty() -> UIView? { nil }

  /// Makes a view as a storyboard or a xib has it; of no size at the origin for any other coder.
  public required init?(coder: NSCoder) {
    ownLayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(presenting: nil)
    super.init()
    tie = LayerTie(layer, to: self)
    if let frame = coder.interface(.frame) { layer.frame = frame }
    layer.setNeedsDisplay()
    fill(from: coder, in: UIView.self)
  }

  /// The stage that the view was made on, or whose window it came into.
  package override var runtime: Runtime { layer.runtime.stage }

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Place

  /// The smallest upright rectangle around the view, in its superview.
  open var frame: CGRect {
    get { layer.frame }
    set {
      resize { layer.frame = newValue }
      tellObservers()
    }
  }

  /// The rectangle of its own space that the view shows.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      resize { layer.bounds = newValue }
      tellObservers()
    }
  }

  /// The place of the layer's anchor point, which is the middle unless changed, in the superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      tellObservers()
    }
  }

  /// The transform of the view about its centre; the identity while the layer's leaves the plane.
  open var transform: CGAffineTransform {
    get { layer.transform.leavesPlane ? .identity : layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      tellObservers()
    }
  }

  /// The transform of the view about its centre, which may be one in perspective.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Look

  /// The opacity of the view and of the views inside it.
  ///
  /// *Units*: 0...1.
  open var alpha: CGFloat {
    get { layer.alpha }
    set {
      layer.alpha = newValue
      tellObservers()
    }
  }

  /// Whether the view and the views inside it are left out of the picture and of hit testing.
  open var isHidden: Bool {
    get { layer.isHidden || constraintState.isCollapsing }
    set {
      let isChanged = newValue != isHidden
      hide(newValue)
      if isChanged { (superview as? UIStackView)?.rearrange() }
      tellObservers()
    }
  }

  /// Whether subviews are clipped to the view's bounds with their rounded corners.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour that fills the bounds; `nil` for none.
  open var backgroundColor: UIColor? {
    get { givenBackground }
    set {
      setBackground(newValue)
      tellObservers()
    }
  }

  /// A view whose opacity at each point is the share of this view that is seen there.
  ///
  /// It must be in no other view.
  ///
  /// *Space*: its frame is in this view's.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The number of pixels to a point in what the view draws; drawings are sharp at any.
  open var contentScaleFactor: CGFloat {
    get { accessibility.contentScale ?? runtime.screen.scale }
    set { accessibility.contentScale = newValue }
  }

  /// Light or dark for the view and those inside it; as around it where unspecified.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.override }
    set { setStyle(newValue) }
  }

  /// The traits of the view: those around it, unless it says otherwise.
  open var traitCollection: UITraitCollection { traitsInPlace }

  /// Called when the traits of the view have changed; UIKit's own views need no call of super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The author's promise that the view covers all of its bounds: what it draws stands on black, unless
  /// it has a colour.
  open var isOpaque = true {
    didSet { if isOpaque != oldValue, layer.hasDrawing { setNeedsDisplay() } }
  }

  /// The colour of controls; unless set, the superview's, and without one the app's `AccentColor` or
  /// the system's blue.
  ///
  /// It is grey where `tintAdjustmentMode` is `dimmed`.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? undimmedTintColor.dimmed : undimmedTintColor }
    set {
      ownTintColor = newValue
      tintColorChanged()
    }
  }

  /// How a drawing by `draw(_:)` is fitted into bounds of another size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }

  /// Whether the tint is dimmed: the view's own mode or, where that is `automatic`, that around it.
  ///
  /// It reads as `normal` or `dimmed`, never as `automatic`.
  ///
  /// Source: Apple, UIView.tintAdjustmentMode.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tintModeInPlace }
    set { setTintMode(newValue) }
  }

  // MARK: Alignment and collisions

  /// How far what constraints see of the view stands in from its frame.
  ///
  /// *Units*: points.
  ///
  /// Source: Apple, UIView.alignmentRectInsets.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle that constraints place for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for a rectangle that constraints place.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Called when `tintColor` has changed, the view's own or an inherited one.
  open func tintColorDidChange() {}

  /// The shape with which the view collides in a dynamic animator.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline with which the view collides when its type is `.path`.
  ///
  /// *Units*: points from the view's centre.
  ///
  /// *Shape*: convex, counter-clockwise.
  open var collisionBoundingPath: UIBezierPath { .missingBoundingPath }

  // MARK: Subviews

  /// Adds a view in front of the other subviews, and removes it from its old superview.
  open func addSubview(_ view: UIView) { insert(view) { $0.count } }

  /// Inserts a view at a place among the subviews, 0 being furthest back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.count) }
  }

  /// Inserts a view right behind another one, or in front of all where that one is no subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { views in views.firstIndex { $0 === sibling } ?? views.count }
  }

  /// Inserts a view right in front of another one, or in front of all where that one is no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { views in views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.count }
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    // One that is there already asks for no layout, so that layouts may call it.
    if subviews.last === view, layer.sublayers?.last === view.layer { return }
    if view.superview === self { insert(view) { $0.count } }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if subviews.first === view, layer.sublayers?.first === view.layer { return }
    if view.superview === self { insert(view) { _ in 0 } }
  }

  /// Exchanges the subviews at two places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes; `nil` for none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes; `nil` for none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// Returns the view itself or the first one inside it that has the tag, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Finding touches, and gestures

  /// Returns the innermost frontmost view that gets a touch at `point`, if any.
  ///
  /// Views that are hidden, that ignore touches or whose alpha is less than 0.01 are skipped with
  /// everything inside them.
  ///
  /// *Space*: the view's own.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    innermostView(at: point, with: event)
  }

  /// Returns true when a point of the view's own space lies on the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Adds a recognizer, which then watches this view's touches and no other view's.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    take(gestureRecognizer)
  }

  /// Removes a recognizer, and cancels its gesture if one is under way.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    letGo(of: gestureRecognizer)
  }

  /// Returns true when a recognizer may recognize the gesture that it has seen.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  // MARK: Layout

  /// Asks for `layoutSubviews` in the next layout pass.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Does at once what layout is pending, after bringing constraints up to date.
  ///
  /// It begins at the outermost view that needs layout, if all views between that and this one need
  /// it, too, and includes everything inside.
  open func layoutIfNeeded() { layOutAtOnce() }

  /// Places the subviews: unless overridden, where constraints place them.
  open func layoutSubviews() { placeSubviewsByConstraints() }

  /// Called before layout to bring what the view shows up to date: first, after
  /// `setNeedsUpdateProperties()`, and when an observable property changes that it has read.
  ///
  /// Source: Apple, UIView.updateProperties().
  open func updateProperties() {}

  /// Called to bring the view's constraints up to date.
  open func updateConstraints() {}

  /// Called when the safe area of the view has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when the controller around has begun or stopped to keep content clear of bars.
  func controllerAdjustsOtherwise() {
    for view in subviews where view.viewController == nil { view.controllerAdjustsOtherwise() }
  }

  /// Called when the margins of the view were set.
  open func layoutMarginsDidChange() {}

  /// Says that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { constraintState.intrinsicSize = nil }

  /// Returns the size nearest to a target that the view's inner constraints and content allow.
  ///
  /// *Units*: points; whole pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// Returns the size nearest to a target that the view's inner constraints and content allow.
  ///
  /// The target has a priority along each axis, which constraints may outweigh.
  ///
  /// *Units*: points; whole pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Drawing

  /// Asks for `draw(_:)` once layout has settled.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for `draw(_:)`, which always draws the whole view.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// Draws what the view's layer shows, by `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer {
      draw(layer is CATiledLayer ? ctx.boundingBoxOfClipPath : layer.bounds)
    }
  }

  /// Makes what the view's layer shows, by `draw(_:in:)`.
  open func display(_ layer: CALayer) {
    let isOnBlack = layer === self.layer && isOpaque && Self.drawsOnBlack && givenBackground == nil
    withOwnTraits { layer.drawAnew(on: isOnBlack ? CGColor(gray: 0, alpha: 1) : nil) }
  }

  /// Whether what is drawn stands on black while the view is opaque and has no colour.
  ///
  /// What it is drawn into has no room for clear points then. Parts of UIKit that draw are not opaque.
  class var drawsOnBlack: Bool { true }

  /// Is called when the view's layer is about to be drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the view's layer, by `layoutSubviews`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutInPass() }
  }

  /// Returns an animation with the time and pace of the block of `animate` that is being called, for
  /// properties that blocks animate; no action anywhere else.
  ///
  /// Changes inside of `animate` are animated without it; actions for properties of one's own are
  /// made of it.
  ///
  /// Source: Apple, UIView.action(for:forKey:).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer.actionOfBlock(forKey: event) ?? Self.noAction
  }

  private static let noAction = NSNull()

  /// Draws the view's content over its background; `rect` is always the bounds.
  open func draw(_ rect: CGRect) {}

  // MARK: Size

  /// Returns the size that suits the view best in a given space.
  ///
  /// *Units*: points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it best; its upper left corner stays.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The size of the content; `noIntrinsicMetric` along an axis without one.
  ///
  /// *Units*: points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  nonisolated open override var description: String { MainActor.assumeIsolated { summary } }

  // MARK: Recorded

  /// Whether no other view of the window gets touches while this one follows one, and this one
  /// gets none while another one does.
  ///
  /// Source: Apple, UIView.isExclusiveTouch.
  open var isExclusiveTouch: Bool {
    get { accessibility.isExclusive }
    set { accessibility.isExclusive = newValue }
  }

  /// Whether the bounds are cleared before `draw(_:)`; recorded only, for drawings begin clear.
  open var clearsContextBeforeDrawing: Bool {
    get { accessibility.clearsBeforeDrawing }
    set { accessibility.clearsBeforeDrawing = newValue }
  }

  /// A name for the system's restoration of apps; recorded only, for nothing is restored.
  open var restorationIdentifier: String? {
    get { accessibility.restorationIdentifier }
    set { accessibility.restorationIdentifier = newValue }
  }

  /// Whether the view can be focused by keys or a remote control; there are none.
  open var canBecomeFocused: Bool { false }

  // MARK: Margins

  /// The distance that the view's content keeps from its sides.
  ///
  /// It is 8 points unless set. A controller's view has at least the system's margins at both
  /// sides. The safe area is added.
  ///
  /// *Units*: points.
  ///
  /// Source: Apple, UIView.layoutMargins.
  open var layoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins
      if preservesSuperviewLayoutMargins { margins = margins.covering(marginsOfSuperview) }
      guard insetsLayoutMarginsFromSafeArea else { return margins }
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
      return margins
    }
    set {
      guard newValue != constraintState.margins else { return }
      constraintState.margins = newValue
      tellOfMargins()
      setNeedsLayout()
    }
  }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { constraintState.insetsMarginsFromSafeArea }
    set { constraintState.insetsMarginsFromSafeArea = newValue }
  }

  /// Whether the view's margins are at least as far in as those of its superview.
  ///
  /// Source: Apple, UIView.preservesSuperviewLayoutMargins.
  open var preservesSuperviewLayoutMargins: Bool {
    get { accessibility.keepsSuperviewMargins }
    set {
      guard newValue != accessibility.keepsSuperviewMargins else { return }
      accessibility.keepsSuperviewMargins = newValue
      tellOfMargins()
      setNeedsLayout()
    }
  }

  /// `layoutMargins`, with leading on the left and trailing on the right.
  ///
  /// *Units*: points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// How far the system's bars and the controllers' reach into the view; 0 outside of a window.
  ///
  /// *Units*: points.
  ///
  /// Source: Apple, UIView.safeAreaInsets.
  open var safeAreaInsets: UIEdgeInsets {
    if let window = self as? UIWindow { return window.coveredInsets }
    guard let superview else { return .zero }
    return safeAreaInsets(within: superview.safeAreaInsets, of: superview)
  }

  // MARK: Constraints

  /// Adds and activates a constraint on the view or on views and guides inside it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { admit(constraint) }

  /// Whether the view has its place from its frame and autoresizing mask, not from constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.isPlacedByMask }
    set {
      constraintState.isPlacedByMask = newValue
      if newValue { constraintState.target = nil }
    }
  }

  /// Asks for a call of `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() {
    constraintState.needsUpdate = true
    tellOfUpdate()
  }

  /// Calls `updateConstraints` on the view and views inside it that need it, the inner ones first.
  open func updateConstraintsIfNeeded() { updateInside() }

  /// Sets the priority at which the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priority.check()
    constraintState.hugging[axis] = priority
  }

  /// Returns the priority at which the view resists growing beyond its content; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis]
  }

  /// Sets the priority at which the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priority.check()
    constraintState.compressionResistance[axis] = priority
  }

  /// Returns the priority at which the view resists shrinking below its content; 750 unless set.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState.compressionResistance[axis]
  }

  // MARK: Direction, window and editing

  /// Whether the view is mirrored in languages that run from right to left.
  ///
  /// Films are in a language that runs from left to right. `forceRightToLeft` puts a button's image
  /// right of its title; of other views a line in the log says that they stay as they are.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { constraintState.semanticContentAttribute }
    set {
      constraintState.semanticContentAttribute = newValue
      setNeedsLayout()
      guard newValue == .forceRightToLeft, !(self is any Mirrored) else { return }
      Log.once("\(type(of: self)) stays as it is from left to right: only buttons are mirrored.")
    }
  }

  /// Left to right, unless the view asks for the other direction.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The window in which the view is.
  open var window: UIWindow? { windowAround }

  /// Ends editing in the view and inside it; returns true when nothing there is edited any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  /// Returns a view at the origin that shows what this one shows now, in the same size.
  ///
  /// - Parameter afterUpdates: whether pending layout and drawing are done first.
  ///
  /// - Returns: always a view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  // MARK: Values by their names

  /// Returns a value by the name of a property.
  ///
  /// The names are those that Objective-C has for the properties of the view's class: `hidden`, and to
  /// read also `isHidden`; key paths that begin with `layer.`; and what apps ask views of UIKit for, such
  /// as `searchField`. It stops with Apple's sentence for others.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a value by the name of a property; see `value(forKey:)`.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  // MARK: Accessibility

  /// Whether the view is read aloud as one thing.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// What the view is called.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What happens when the view is used.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// What the view stands at.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What kind of thing the view is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// Whether only the view and what is inside it is read aloud.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.hidesOthers }
    set { accessibility.hidesOthers = newValue }
  }

  /// Whether what is inside the view is not read aloud.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// The things inside the view that are read aloud, in order; `nil` for the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// The outline of the view as it is read aloud.
  ///
  /// *Space*: the screen's, in points.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  /// The rectangle of the view on the screen.
  ///
  /// *Space*: the screen's, in points.
  open var accessibilityFrame: CGRect {
    get {
      recorded("accessibilityFrame", window == nil ? CGRect.zero : convert(bounds, to: nil))
    }
    set { record("accessibilityFrame", newValue) }
  }

  /// What can be done with the view beside a tap.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// Whether the view keeps its colours where the screen's are inverted; they never are.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  /// The language in which the view is read aloud; recorded only.
  open var accessibilityLanguage: String? {
    get { recorded("accessibilityLanguage", nil as String?) }
    set { record("accessibilityLanguage", newValue) }
  }

  /// Where a reader taps; recorded only.
  open var accessibilityActivationPoint: CGPoint {
    get { recorded("accessibilityActivationPoint", CGPoint.zero) }
    set { record("accessibilityActivationPoint", newValue) }
  }

  /// Whether what is inside is read aloud together; recorded only.
  open var shouldGroupAccessibilityChildren: Bool {
    get { recorded("shouldGroupAccessibilityChildren", false) }
    set { record("shouldGroupAccessibilityChildren", newValue) }
  }

  /// Adds an interaction, which leaves another view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionList.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interaction.view === self else { return }
    interaction.willMove(to: nil)
    interactionList.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The interactions, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { interactionList.compactMap { $0 as? any UIInteraction } }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where new.view !== self { addInteraction(new) }
    }
  }

  /// What a pointer does to the view; recorded only, for there is no pointer.
  open var hoverStyle: UIHoverStyle? {
    get { recorded("hoverStyle", nil as UIHoverStyle?) }
    set { record("hoverStyle", newValue) }
  }

  /// Adds a motion effect to the view.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    runtime.motionEffects.add(effect, to: self)
  }

  /// Removes a motion effect from the view.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    runtime.motionEffects.remove(effect, from: self)
  }

  /// The motion effects of the view, in the order in which they were added.
  open var motionEffects: [UIMotionEffect] {
    get { runtime.motionEffects.effects(of: self) }
    set {
      for effect in motionEffects { removeMotionEffect(effect) }
      for effect in newValue { addMotionEffect(effect) }
    }
  }

  /// The edge at which text begins: always the left one here.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The edge at which text ends: always the right one here.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The left edge, whatever the direction of text.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The right edge, whatever the direction of text.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The width of the alignment rectangle, in points.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height of the alignment rectangle, in points.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The middle between the left and the right edge.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The middle between the upper and the lower edge.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The baseline of the first line of text; the top of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }

  /// The baseline of the last line of text; the bottom of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// Whether constraints leave a choice of the view's place.
  ///
  /// Source: Apple, UIView.hasAmbiguousLayout.
  open var hasAmbiguousLayout: Bool { otherPlace != nil }

  /// Puts the view at another place that its constraints allow; does nothing where there is none.
  ///
  /// A phone chooses one by chance, Flipbook always the first that it finds.
  ///
  /// Source: Apple, UIView.exerciseAmbiguityInLayout().
  open func exerciseAmbiguityInLayout() {
    guard let place = otherPlace else { return }
    constraintState.target = place
    superview?.setNeedsLayout()
  }

  /// How much larger a subview is shown than its bounds are, by what zooms it: 1 but for a scroll view's content.
  func zoomFactor(of subview: UIView) -> CGFloat { 1 }

  /// Returns true when `updateConstraints` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

  /// The constraints that the view holds, in the order in which they were added.
  open var constraints: [NSLayoutConstraint] { constraintState.constraints }

  /// Adds and activates constraints on the view or on views and guides inside it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint if the view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }

  /// Deactivates those of some constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides added to the view, in the order in which they were added.
  open var layoutGuides: [UILayoutGuide] { constraintState.guides }

  /// Adds a layout guide to the view, and removes it from the view that owned it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
  }

  /// Removes a layout guide and all constraints on it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard constraintState.guides.contains(where: { $0 === layoutGuide }) else { return }
    constraintState.guides.removeAll { $0 === layoutGuide }
    releaseConstraints { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part of the view that the system does not cover.
  open var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = constraintState.safeAreaGuide { return guide }
    let guide = SafeAreaLayoutGuide(in: self, identifier: "UIViewSafeAreaLayoutGuide")
    constraintState.safeAreaGuide = guide
    return guide
  }

  /// The part of the view inside its margins.
  open var layoutMarginsGuide: UILayoutGuide {
    if let guide = constraintState.marginsGuide { return guide }
    let guide = MarginsLayoutGuide(in: self, identifier: "UIViewLayoutMarginsGuide")
    constraintState.marginsGuide = guide
    return guide
  }

  /// The part of the view that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = constraintState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(in: self, identifier: "UIKeyboardLayoutGuide")
    constraintState.keyboardGuide = guide
    runtime.keyboardState.hasGuides = true
    return guide
  }

  /// The part of the view inside its margins that is not too wide to be read.
  ///
  /// Source: Apple, UIView.readableContentGuide.
  open var readableContentGuide: UILayoutGuide {
    if let guide = constraintState.readableGuide { return guide }
    let guide = ReadableLayoutGuide(in: self, identifier: "UIViewReadableContentGuide")
    constraintState.readableGuide = guide
    return guide
  }

  /// Returns a point of this view in another view, or on the screen, in points.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(toScreen(point))
  }

  /// Returns a point of another view, or of the screen, in this view, in points.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromScreen(coordinateSpace.toScreen(point))
  }

  /// Returns the smallest upright rectangle around one of this view in another view, or on the
  /// screen.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.fromScreen(toScreen(rect))
  }

  /// Returns the smallest upright rectangle in this view around one of another view, or of the
  /// screen.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    fromScreen(coordinateSpace.toScreen(rect))
  }

  /// What the view is called, with the language or the pitch of its parts.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      recorded("accessibilityAttributedLabel", accessibilityLabel.map(NSAttributedString.init))
    }
    set {
      record("accessibilityAttributedLabel", newValue)
      accessibilityLabel = newValue?.string
    }
  }

  /// What happens when the view is used, with the language or the pitch of its parts.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { recorded("accessibilityAttributedHint", accessibilityHint.map(NSAttributedString.init)) }
    set {
      record("accessibilityAttributedHint", newValue)
      accessibilityHint = newValue?.string
    }
  }

  /// What the view stands at, with the language or the pitch of its parts.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      recorded("accessibilityAttributedValue", accessibilityValue.map(NSAttributedString.init))
    }
    set {
      record("accessibilityAttributedValue", newValue)
      accessibilityValue = newValue?.string
    }
  }

  /// What somebody says to use the view.
  open var accessibilityUserInputLabels: [String]! {
    get { recorded("accessibilityUserInputLabels", [String]()) }
    set { record("accessibilityUserInputLabels", newValue) }
  }

  /// What the things inside the view are together.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { recorded("accessibilityContainerType", UIAccessibilityContainerType.none) }
    set { record("accessibilityContainerType", newValue) }
  }

  /// Whether the view can be used.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { recorded("accessibilityRespondsToUserInteraction", isUserInteractionEnabled) }
    set { record("accessibilityRespondsToUserInteraction", newValue) }
  }

  /// Whether the things inside the view are passed one by one or together.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { recorded("accessibilityNavigationStyle", UIAccessibilityNavigationStyle.automatic) }
    set { record("accessibilityNavigationStyle", newValue) }
  }

  /// Whether the system's large display shows the picture larger.
  open var scalesLargeContentImage: Bool {
    get { recorded("scalesLargeContentImage", false) }
    set { record("scalesLargeContentImage", newValue) }
  }

  /// How far the picture of the system's large display is moved.
  ///
  /// *Units*: points.
  open var largeContentImageInsets: UIEdgeInsets {
    get { recorded("largeContentImageInsets", UIEdgeInsets.zero) }
    set { record("largeContentImageInsets", newValue) }
  }

  /// Returns true when the view is `view` or inside it, at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let next = ancestor {
      if next === view { return true }
      ancestor = next.superview
    }
    return false
  }

  /// Returns a point of this view in the space of another; `nil` stands for the window.
  ///
  /// Outside of a window `nil` stands for the outermost view.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// Returns a point of another view in this view's space; `nil` stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// Returns the smallest upright rectangle around one of this view, in the space of another.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// Returns the smallest upright rectangle around one of another view, in this view's space.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// How the view looks that has the focus of a keyboard; recorded only.
  open var focusEffect: UIFocusEffect? {
    get { recorded("focusEffect", nil as UIFocusEffect?) }
    set { record("focusEffect", newValue) }
  }

  /// The view whose first line text beside it stands with: itself.
  open var viewForFirstBaselineLayout: UIView { self }

  /// The view whose last line text beside it stands with: itself.
  open var viewForLastBaselineLayout: UIView { self }

  /// Returns a value by the name of a property, or by the names on the way to one; see
  /// `value(forKey:)`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(keyPath) }

  /// Sets a value by the name of a property; see `value(forKey:)`.
  ///
  /// A value of another type changes nothing, which the log says.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, keyPath) }

  /// The group in which keys move the focus; recorded only.
  open var focusGroupIdentifier: String? {
    get { recorded("focusGroupIdentifier", nil as String?) }
    set { record("focusGroupIdentifier", newValue) }
  }

  /// Returns the constraints that have a part in the view's place along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      guard constraint.firstItem === self || constraint.secondItem === self else { return false }
      let isAlong = constraint.firstAttribute.isHorizontal
      return axis == .horizontal ? isAlong : !isAlong
    }
  }

  /// The point of the bounds that `center` places and that transforms turn about.
  ///
  /// *Units*: shares of the bounds, (0.5, 0.5) being the middle.
  ///
  /// Source: Apple, UIView.anchorPoint.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The words of the system's large display of small controls; recorded only.
  open var largeContentTitle: String? {
    get { accessibility.largeContentTitle }
    set { accessibility.largeContentTitle = newValue }
  }

  /// The picture of the system's large display of small controls; recorded only.
  open var largeContentImage: UIImage? {
    get { accessibility.largeContentImage }
    set { accessibility.largeContentImage = newValue }
  }

  /// Whether a long press shows the view large for those who want large text; recorded only.
  open var showsLargeContentViewer: Bool {
    get { accessibility.showsLargeContent }
    set { accessibility.showsLargeContent = newValue }
  }

  /// Whether the view is focused; never, for nothing but fingers plays a scene.
  open var isFocused: Bool { false }

  /// Returns a view at the origin that shows what this one shows now inside a rectangle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, whose size the view gets.
  ///   - afterUpdates: whether pending layout and drawing are done first.
  ///   - capInsets: zero; others are not supported.
  ///
  /// - Returns: always a view.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if capInsets != .zero {
      raise(.invalidArgument, "a snapshot view stretches as a whole; give cap insets of zero")
    }
    if afterUpdates { updateAtOnce() }
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.layer.image = LayerDrawing(layer.picture().cut(to: rect), size: rect.size)
    return snapshot
  }

  /// Draws what the view shows now as large as a rectangle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in the space of drawing code.
  ///   - afterUpdates: whether pending layout and drawing are done first.
  ///
  /// - Returns: false outside of drawing code, or for a view without a size.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0
    else { return false }
    if afterUpdates { updateAtOnce() }
    let extent = CGRect(origin: .zero, size: bounds.size)
    context.mark(
      layer.picture().cut(to: bounds), extent: extent,
      map: CALayerContentsGravity.resize.transform(from: extent, to: rect))
    return true
  }

  /// The traits that the view says itself, for all inside it.
  ///
  /// Source: Apple, UIView.traitOverrides.
  open var traitOverrides: any UITraitOverrides {
    get { traitState.overrides }
    set {
      guard let values = newValue as? TraitValues, values != traitState.overrides else { return }
      runtime.hasStyleOverrides = true
      traitState.overrides = values
      traitsMayHaveChanged()
    }
  }

  /// Brings the traits up to date, which they always are.
  ///
  /// Source: Apple, UIView.updateTraitsIfNeeded().
  open func updateTraitsIfNeeded() {}

  /// The smallest size of text in the view; `nil` for no limit.
  ///
  /// Source: Apple, UIView.minimumContentSizeCategory.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.smallestText }
    set {
      runtime.hasStyleOverrides = true
      traitState.smallestText = newValue
      traitsMayHaveChanged()
    }
  }

  /// The largest size of text in the view; `nil` for no limit.
  ///
  /// Source: Apple, UIView.maximumContentSizeCategory.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.largestText }
    set {
      runtime.hasStyleOverrides = true
      traitState.largestText = newValue
      traitsMayHaveChanged()
    }
  }

  /// What the limits of the size of text do, for logs; empty where there are none.
  ///
  /// Source: Apple, UIView.appliedContentSizeCategoryLimitsDescription.
  open var appliedContentSizeCategoryLimitsDescription: String {
    let limits = [
      traitState.smallestText.map { "minimum: \($0.rawValue)" },
      traitState.largestText.map { "maximum: \($0.rawValue)" },
    ].compactMap(\.self)
    return limits.isEmpty ? "" : "\(type(of: self)): \(limits.joined(separator: ", "))"
  }

  /// The properties that are reached by their keys.
  class var keyedRows: KeyedRows { .ofUIView }
}
