import Geometry

/// A rectangle that is drawn, with others inside it; every view stands on one.
///
/// *Units*: points. *Space*: `position` and `frame` in the superlayer's, `bounds` in its own.
/// Source: Apple, CALayer.
@MainActor
open class CALayer: NSObject {
  /// What the layer shares with the others of its stage; never another than its superlayer's.
  package private(set) var runtime: LayerRuntime

  /// Where the anchor point lies in the superlayer.
  open var position = CGPoint.zero {
    didSet {
      position.requireNumbers(as: "position")
      changed("position", from: .point(oldValue))
    }
  }

  /// The part of its own space that the layer shows.
  open var bounds = CGRect.zero {
    didSet {
      bounds.requireNumbers(as: "bounds")
      changed("bounds", from: .rect(oldValue))
      if bounds.size != oldValue.size {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
    }
  }

  /// The point of the bounds that `position` places and transforms turn about.
  ///
  /// *Units*: shares of the bounds, (0, 0) upper left, (1, 1) lower right.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { changed("anchorPoint", from: .point(oldValue)) }
  }

  /// Which of two siblings is drawn over the other: the higher one, then the later one; and how far
  /// before the superlayer the layer stands where that sees its sublayers in perspective.
  open var zPosition: CGFloat = 0 {
    didSet { changed("zPosition", from: .scalar(oldValue)) }
  }

  /// What the bounds are filled with; nothing where absent.
  open var backgroundColor: CGColor? {
    didSet { changed("backgroundColor", from: oldValue.animatable) }
  }

  /// Units: points; drawn at most as large as half the shorter side.
  open var cornerRadius: CGFloat = 0 {
    didSet { changed("cornerRadius", from: .scalar(oldValue)) }
  }

  /// Which corners `cornerRadius` is for.
  open var maskedCorners: CACornerMask = .all

  /// How wide the line along the edge is, all of it inside and over the sublayers. Units: points.
  open var borderWidth: CGFloat = 0 {
    didSet { changed("borderWidth", from: .scalar(oldValue)) }
  }

  /// The colour of the line along the edge.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { changed("borderColor", from: oldValue.animatable) }
  }

  /// Along which line the corners are round.
  open var cornerCurve = CALayerCornerCurve.circular

  /// Whether sublayers are cut at the edge, rounded corners and all.
  open var masksToBounds = false

  /// Whether the layer and its sublayers are left out of the picture.
  open var isHidden = false

  /// How much of the layer and its sublayers together shows. Units: 0...1.
  open var opacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  /// `opacity` with the precision of the view's property. Units: 0...1.
  package var alpha: CGFloat = 1 {
    didSet { changed("opacity", from: .scalar(oldValue)) }
  }

  /// Whether the layer is seen from behind too.
  open var isDoubleSided = true

  /// The colour of the shadow; none where absent.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { changed("shadowColor", from: oldValue.animatable) }
  }

  /// How much of the shadow shows. Units: 0...1.
  open var shadowOpacity: Float = 0 {
    didSet { changed("shadowOpacity", from: .scalar(CGFloat(oldValue))) }
  }

  /// Where the shadow falls. Units: points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { changed("shadowOffset", from: .size(oldValue)) }
  }

  /// The standard deviation of the shadow's blur. Units: points.
  open var shadowRadius: CGFloat = 3 {
    didSet { changed("shadowRadius", from: .scalar(oldValue)) }
  }

  /// What casts the shadow; where absent, all that the layer and its sublayers show.
  open var shadowPath: CGPath? {
    didSet { changed("shadowPath", from: .path(oldValue?.elements ?? [])) }
  }

  /// A layer, in no other's sublayers, that lets through as much of this one as it is opaque.
  ///
  /// *Space*: its `frame` is in this layer's.
  open var mask: CALayer? {
    didSet {
      oldValue?.depth = 0
      guard let mask else { return }
      mask.move(to: runtime)
      sink(mask)
      mask.setNeedsDisplay()
    }
  }

  /// A `CGImage` to be shown over the background; other things are not shown.
  open var contents: Any?

  /// Where the image stands in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize

  /// What part of the image is shown. Units: shares of the image.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { changed("contentsRect", from: .rect(oldValue)) }
  }

  /// How many pixels of the image make a point where its gravity leaves its size. No unit.
  open var contentsScale: CGFloat = 1

  /// How the sublayers are moved, turned and scaled about the anchor point, in perspective too.
  open var sublayerTransform = CATransform3DIdentity {
    didSet { changed("sublayerTransform", from: .space(oldValue)) }
  }

  /// The author's wish for speed, which never changes the picture: layers are drawn anew each frame.
  open var shouldRasterize = false

  /// At which scale an author's wish for speed would be drawn, which never changes the picture.
  open var rasterizationScale: CGFloat = 1

  /// The author's wish for smooth edges, which all edges are.
  open var allowsEdgeAntialiasing = false

  /// The author's promise that the layer covers all of its bounds, which never changes the picture.
  open var isOpaque = false

  /// Whether another size asks for `draw(in:)`.
  open var needsDisplayOnBoundsChange = false

  /// What runs by itself when a property changes, a `CAAnimation` mostly, or `NSNull` for nothing, by
  /// the property's name.
  open var actions: [String: any CAAction]?

  /// Who places and draws what is in the layer and chooses what runs when it changes; not kept alive.
  ///
  /// A view's layer has the view, and keeps it.
  open var delegate: (any CALayerDelegate)? {
    get { host ?? ownDelegate }
    set {
      guard host == nil || newValue === host else {
        raise(.invalidArgument, "The delegate of the layer of \(title) is the view, and stays it.")
      }
      ownDelegate = newValue
    }
  }

  private weak var ownDelegate: (any CALayerDelegate)?

  /// A name for the author's use.
  open var name: String?

  /// The view whose layer this is.
  ///
  /// It points up. The view clears it when it goes: every change of a layer asks, and a weak reference
  /// takes long to read.
  package unowned(unsafe) var host: (any LayerHost)?

  /// Whether it is the outermost one of a window: what is in it is shown.
  package var isWindow = false

  /// The layer that this one is in.
  public internal(set) weak var superlayer: CALayer?

  /// In the order in which they are drawn, before `zPosition` counts.
  var children: [CALayer] = []

  /// No less than the number of layers around this one; more where it came out of a deeper place.
  var depth = 0

  /// What is drawn over everything in the layer, in its space, without being a part of it.
  package var overlays: [CALayer] = [] {
    didSet { for overlay in overlays { overlay.move(to: runtime) } }
  }

  /// How the layer goes from its old content to the new one, while it does.
  package var contentTransition: ContentTransition?

  /// How the layer is moved, turned and scaled about its anchor point, in perspective too.
  ///
  /// What is tilted is drawn as a plane of its own; sublayers lie in it, as in Core Animation.
  open var transform = CATransform3DIdentity {
    didSet { changed("transform", from: .space(oldValue)) }
  }

  /// When its time begins in that of the layer around it. Units: seconds.
  open var beginTime: CFTimeInterval {
    get { media?.beginTime ?? 0 }
    set { media = (media ?? LayerTime()).with { $0.beginTime = newValue } }
  }

  /// How much faster the time of its own animations runs than that of the layer around it.
  open var speed: Float {
    get { media?.speed ?? 1 }
    set { media = (media ?? LayerTime()).with { $0.speed = newValue } }
  }

  /// Where its time begins. Units: seconds.
  open var timeOffset: CFTimeInterval {
    get { media?.timeOffset ?? 0 }
    set { media = (media ?? LayerTime()).with { $0.timeOffset = newValue } }
  }

  /// How the layer's time differs from that around it; nothing where it does not.
  var media: LayerTime?

  /// Which one the layer's last animation of its own was, among those of all layers.
  var animationTurn = 0

  /// In which frame the layer came to where it is.
  var insertion = 0

  /// What changes what is seen of the layer, in the order in which it was asked for.
  var animations: [LayerAnimation] = []

  /// What can be animated of layers of the class.
  class var animatableProperties: AnimatableProperties { .ofLayers }

  var layoutState = LayoutState()

  /// The layer of which this is a presentation; nothing for others.
  weak var modelLayer: CALayer?

  /// What lies over the background and under what `draw(in:)` made.
  package var image: LayerDrawing?

  /// The colour of an image that has none of its own.
  package var imageTint: CGColor? { didSet { imageTintChanged(from: oldValue) } }

  /// What draws such an image in a colour.
  package var tintedImage: (@MainActor (CGColor) -> LayerDrawing)?

  /// What `draw(in:)` made.
  var drawing: LayerDrawing?

  /// A layer of no size at the origin.
  public override init() {
    runtime = .current
    super.init()
  }

  /// A layer that is to show another as it is seen now, of which it has nothing yet.
  ///
  /// `presentation()` calls it; a subclass that has properties of its own takes them over here.
  /// Source: Apple, CALayer.init(layer:).
  public init(layer: Any) {
    runtime = (layer as? CALayer)?.runtime ?? .current
    super.init()
  }

  /// As Apple's, for archives, of which there are none: a layer of no size at the origin.
  public required init?(coder: NSCoder) {
    runtime = .current
    super.init()
  }

  /// A layer of a class that is known only when it is made: a view's `layerClass`, or that of the
  /// layer that it presents.
  ///
  /// A subclass inherits it that overrides no initializer, or `init()` and `init(layer:)`.
  public required convenience init(presenting layer: CALayer?) {
    if let layer { self.init(layer: layer) } else { self.init() }
  }

  /// How the layer is moved, turned and scaled about its anchor point.
  open func affineTransform() -> CGAffineTransform { transform.affine }

  /// Moves, turns and scales the layer about its anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3D(transform)
  }

  /// The smallest upright rectangle around the layer in its superlayer.
  ///
  /// Setting it keeps the transform and puts the bounds' size to what the inverse transform makes
  /// of the new size, as Core Animation does; the centre of the frame is then as asked.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }

  /// The layers inside this one; nothing when there are none.
  ///
  /// *Shape*: in the order in which they are drawn, before `zPosition` counts.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Places the sublayers: the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Makes what the layer shows over its background: the delegate does, or else `draw(in:)`.
  open func display() {
    guard let delegate else { return drawAnew() }
    delegate.display(self)
  }

  /// Draws what the layer shows over its background: the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// What runs when a property changes, or nothing.
  ///
  /// It is what the delegate answers, or else `actions`, or else `defaultAction(forKey:)`, or else, for
  /// a property that is animated by itself, an animation from what it was. `NSNull` ends the search.
  /// Source: Apple, CALayer.action(forKey:).
  open func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event) ?? standardAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// What runs when a property of layers of the class changes; nothing of its own.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The layer as it is seen now: itself, while nothing animates it, otherwise a copy.
  open func presentation() -> Self? {
    guard isAnimated else { return self }
    return runtime.withoutAnimation {
      let copy = Self(presenting: self)
      takePresentation(to: copy)
      return copy
    }
  }

  /// Takes on the runtime of the layer that this one is put into, with all that is inside it.
  func move(to other: LayerRuntime) {
    guard runtime !== other else { return }
    runtime = other
    for layer in children + overlays { layer.move(to: other) }
    mask?.move(to: other)
  }

  /// Gives a copy all that is seen of the layer, animations apart.
  func takeAppearance(to copy: CALayer) { takeCommonAppearance(to: copy) }

  /// The innermost layer in front that holds a point, or nothing. Space: the superlayer's.
  open func hitTest(_ p: CGPoint) -> CALayer? { innermostLayer(at: p) }

  /// Whether the bounds hold a point. Space: the layer's own.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer of which this is a presentation; itself for others.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  nonisolated open override var description: String { MainActor.assumeIsolated { summary } }
}
