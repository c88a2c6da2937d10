/// A rectangle on the screen with others inside it.
///
/// *Units*: points. *Space*: `frame` and `center` in the superview's, `bounds` in its own; a view's
/// geometry is its layer's. Source: Apple, UIView.
@MainActor
open class UIView: UIResponder {
  /// What the view stands on, an instance of `layerClass`.
  public let layer: CALayer

  /// Takes the view off the layer when the view is gone.
  private var tie: LayerTie?

  /// The class of which `layer` is made.
  open class var layerClass: AnyClass { CALayer.self }

  /// Which view this is, for the author.
  open var tag = 0

  /// Which view this is, for scripts and traces.
  open var accessibilityIdentifier: String?

  /// The view that this one is in.
  open internal(set) weak var superview: UIView?

  /// From the one furthest back to the one in front.
  open internal(set) var subviews: [UIView] = []

  /// The controller whose `view` this is.
  weak var viewController: UIViewController?

  /// Whether touches reach the view and what is inside it.
  open var isUserInteractionEnabled = true

  /// Whether the view gets further touches while it has one.
  open var isMultipleTouchEnabled = false

  /// Which parts give way when the superview changes its size.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow this view's size by their masks.
  open var autoresizesSubviews = true

  /// What watches the fingers on the view and inside it, in the order in which it was added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  var recognizers: [UIGestureRecognizer] = []

  /// What the view has to do with constraints.
  var constraintState = ConstraintState()

  /// What others observe of the view.
  var observedValues: [ObservedValue] = []

  private var sizeObservers = BoundsSizeObservers()
  private var ownTintColor: UIColor?

  /// A view of the given place and size.
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(presenting: nil)
    super.init()
    tie = LayerTie(layer, to: self)
    layer.frame = frame
    layer.setNeedsDisplay()
  }

  /// A view of no size at the origin.
  public override convenience init() { self.init(frame: .zero) }

  /// As Apple's, for archives, of which there are none: a view of no size at the origin.
  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(presenting: nil)
    super.init()
    tie = LayerTie(layer, to: self)
    layer.setNeedsDisplay()
  }

  /// The stage that the view was made on, or whose window it came into.
  override var runtime: Runtime { layer.runtime.stage }

  open override var next: UIResponder? { viewController ?? superview }

  /// The smallest upright rectangle around the view in its superview.
  open var frame: CGRect {
    get { layer.frame }
    set {
      resize { layer.frame = newValue }
      tellObservers()
    }
  }

  /// The part of its own space that the view shows.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      resize { layer.bounds = newValue }
      tellObservers()
    }
  }

  /// Where the layer's anchor point, the middle unless changed, lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      tellObservers()
    }
  }

  /// How the view is moved, turned and scaled about its centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      tellObservers()
    }
  }

  /// How the view is moved, turned and scaled about its centre, in perspective too.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// How much of the view and of what is inside it shows. Units: 0...1.
  open var alpha: CGFloat {
    get { layer.alpha }
    set {
      layer.alpha = newValue
      tellObservers()
    }
  }

  /// Whether the view and what is inside it is left out of the picture and of hit testing.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      layer.isHidden = newValue
      (superview as? UIStackView)?.setNeedsUpdateConstraints()
      tellObservers()
    }
  }

  /// Whether subviews are cut at the view's edge, rounded corners and all.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// What the bounds are filled with; nothing where absent.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set {
      layer.backgroundColor = newValue?.cgColor
      tellObservers()
    }
  }

  /// The author's promise that the view covers all of its bounds, which never changes the picture.
  open var isOpaque = true

  /// The colour of what can be touched; the superview's until set, system blue where none is.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorChanged()
    }
  }

  /// Where what `draw(_:)` made stands once the view has another size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }

  /// The view's `tintColor` is another now, its own or an inherited one.
  open func tintColorDidChange() {}

  /// The shape by which a dynamic animator lets the view collide.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline by which the view collides when its type is `.path`.
  ///
  /// *Units*: points from the view's centre. *Shape*: convex, counter-clockwise.
  open var collisionBoundingPath: UIBezierPath { .missingBoundingPath }

  /// Puts a view in front of the other subviews, taking it out of where it was.
  open func addSubview(_ view: UIView) { insert(view) { $0.count } }

  /// Puts a view at a place among the subviews, 0 being furthest back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.count) }
  }

  /// Puts a view right behind another, or in front of all where the other is no subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { views in views.firstIndex { $0 === sibling } ?? views.count }
  }

  /// Puts a view right in front of another, or in front of all where the other is no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { views in views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.count }
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view) { $0.count } }
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view) { _ in 0 } }
  }

  /// Lets the subviews at two places change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The superview is about to become another, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The superview is another now, or none.
  open func didMoveToSuperview() {}

  /// The window is about to become another, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The window is another now, or none.
  open func didMoveToWindow() {}

  /// The view itself or the first one inside it that has the tag, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  /// The innermost view in front that gets a touch at `point`, or nothing.
  ///
  /// *Space*: the view's own. Views that are hidden, that ignore touches or show less than a
  /// hundredth are passed over with everything inside them.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    innermostView(at: point, with: event)
  }

  /// Whether a touch at `point` is one on the view. Space: the view's own.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Lets a recognizer watch this view's fingers, and no other view's.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    take(gestureRecognizer)
  }

  /// Lets a recognizer watch no longer, cancelling a gesture under way.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    letGo(of: gestureRecognizer)
  }

  /// Whether a recognizer that has seen its gesture may recognize it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Asks for `layoutSubviews` in the next layout pass.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Places what is asked for at once: the outermost of the views that enclose this one without a
  /// gap and ask for layout, and everything inside it; before, constraints are brought up to date.
  open func layoutIfNeeded() { layOutAtOnce() }

  /// Places the subviews: unless overridden, where constraints want them.
  open func layoutSubviews() { placeSubviewsByConstraints() }

  /// Brings the constraints that the view is responsible for up to date.
  open func updateConstraints() {}

  /// The safe area of the view is another now.
  open func safeAreaInsetsDidChange() {}

  /// The margins of the view were set.
  open func layoutMarginsDidChange() {}

  /// Says that `intrinsicContentSize` is another now.
  open func invalidateIntrinsicContentSize() { constraintState.intrinsicSize = nil }

  /// The size nearest to `targetSize` that the constraints inside the view and its content allow.
  ///
  /// *Units*: points; whole pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size nearest to `targetSize` that the constraints inside the view and its content allow,
  /// the target counting as much as is said.
  ///
  /// *Units*: points; whole pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Asks for `draw(_:)` once layout has settled.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for `draw(_:)`, which always draws the whole view.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// Draws what the view's layer shows: `draw(_:)` does.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer { draw(layer.bounds) }
  }

  /// Makes what the view's layer shows: `draw(_:in:)` does.
  open func display(_ layer: CALayer) { layer.drawAnew() }

  /// The view's layer is about to be drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Places what is in the view's layer: `layoutSubviews` does.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutInPass() }
  }

  /// What runs when a property of the view's layer changes: nothing, outside of `animate`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { Self.noAction }

  private static let noAction = NSNull()

  /// Draws what the view shows over its background, `rect` being its bounds.
  open func draw(_ rect: CGRect) {}

  /// The size that suits the view best in the given space. Units: points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it best, its upper left corner staying.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The size of the content, `noIntrinsicMetric` along a side where there is none. Units: points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  nonisolated open override var description: String { MainActor.assumeIsolated { summary } }

  /// Tells `observer`, which is not kept alive, whenever the size changes.
  package func addBoundsSizeObserver(_ observer: any BoundsSizeObserver) {
    sizeObservers.add(observer)
  }

  package func removeBoundsSizeObserver(_ observer: any BoundsSizeObserver) {
    sizeObservers.remove(observer)
  }

  /// Whether the view shows its superview's tint.
  var inheritsTintColor: Bool { ownTintColor == nil }

  private func resize(_ change: () -> Void) {
    let old = bounds.size
    change()
    guard bounds.size != old else { return }
    if contentMode == .redraw || old.width == 0 || old.height == 0 { setNeedsDisplay() }
    autoresizeSubviews(from: old)
    sizeObservers.tell(of: self)
  }
}
