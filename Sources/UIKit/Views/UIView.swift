/// A rectangle on the screen with others inside it.
///
/// *Units*: points. *Space*: `frame`, `center` in the superview's, `bounds` in its own; a view's
/// geometry is its layer's. Source: Apple, UIView.
@MainActor
open class UIView: UIResponder {
  /// What the view stands on, an instance of `layerClass`.
  public let layer: CALayer

  /// The class of which `layer` is made.
  open class var layerClass: AnyClass { CALayer.self }

  /// Which view this is, for the author.
  open var tag = 0

  /// Which view this is, for scripts and traces.
  open var accessibilityIdentifier: String?

  /// The view that this one is in.
  open private(set) weak var superview: UIView?

  /// From the one furthest back to the one in front.
  open private(set) var subviews: [UIView] = []

  private var sizeObservers = BoundsSizeObservers()

  /// A view of the given place and size.
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    layer.view = self
    layer.frame = frame
  }

  /// A view of no size at the origin.
  public override convenience init() { self.init(frame: .zero) }

  /// As Apple's, for archives, of which there are none: a view of no size at the origin.
  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    layer.view = self
  }

  open override var next: UIResponder? { superview }

  /// The smallest upright rectangle around the view in its superview.
  open var frame: CGRect {
    get { layer.frame }
    set { changeSize { layer.frame = newValue } }
  }

  /// The part of its own space that the view shows.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeSize { layer.bounds = newValue } }
  }

  /// Where the layer's anchor point, the middle unless changed, lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// How the view is moved, turned and scaled about its centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The shape by which a dynamic animator lets the view collide.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline by which the view collides when its type is `.path`.
  ///
  /// *Units*: points from the view's centre. *Shape*: convex, counter-clockwise.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Puts a view in front of the other subviews.
  open func addSubview(_ view: UIView) {
    view.superview?.subviews.removeAll { $0 === view }
    view.superview = self
    subviews.append(view)
    layer.addSublayer(view.layer)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }

  /// Places the subviews.
  open func layoutSubviews() {}

  /// What the layout pass does to a view.
  func layoutInPass() { layoutSubviews() }

  /// Tells `observer`, which is not kept alive, whenever the size changes.
  package func addBoundsSizeObserver(_ observer: any BoundsSizeObserver) {
    sizeObservers.add(observer)
  }

  package func removeBoundsSizeObserver(_ observer: any BoundsSizeObserver) {
    sizeObservers.remove(observer)
  }

  private func changeSize(_ change: () -> Void) {
    let old = bounds.size
    change()
    if bounds.size != old { sizeObservers.tell(of: self) }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { summary }
  }
}
