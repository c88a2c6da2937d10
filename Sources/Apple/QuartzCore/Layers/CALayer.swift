import Geometry

/// A rectangle that is drawn, with sublayers inside it; every view has one.
///
/// *Units*: points.
///
/// *Space*: `position` and `frame` in the superlayer's, `bounds` in its own.
///
/// Source: Apple, CALayer.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The state that all layers of a stage share; always the superlayer's.
  package internal(set) var runtime: LayerRuntime

  // MARK: Place

  /// The place of the anchor point in the superlayer.
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

  /// How far the anchor point lies before the layer's plane; transforms turn about it.
  ///
  /// *Units*: points.
  ///
  /// Source: Apple, CALayer.anchorPointZ.
  open var anchorPointZ: CGFloat = 0 {
    didSet { changed("anchorPointZ", from: .scalar(oldValue)) }
  }

  /// The order among siblings: the higher one is drawn over the lower, the later over the earlier.
  ///
  /// With a `sublayerTransform` in perspective it is also how far the layer stands before its
  /// superlayer.
  ///
  /// *Units*: points.
  open var zPosition: CGFloat = 0 {
    didSet { changed("zPosition", from: .scalar(oldValue)) }
  }

  // MARK: Look

  /// The colour of the background; none when absent.
  open var backgroundColor: CGColor? {
    didSet { changed("backgroundColor", from: oldValue.animatable) }
  }

  /// The radius of the corners; drawn as half the shorter side at most.
  ///
  /// *Units*: points.
  open var cornerRadius: CGFloat = 0 {
    didSet { changed("cornerRadius", from: .scalar(oldValue)) }
  }

  /// The corners that `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = .all

  /// The width of the border, which lies inside the edge and over the sublayers.
  ///
  /// *Units*: points.
  open var borderWidth: CGFloat = 0 {
    didSet { changed("borderWidth", from: .scalar(oldValue)) }
  }

  /// The colour of the border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { changed("borderColor", from: oldValue.animatable) }
  }

  /// The curve of the rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular

  /// Whether sublayers are clipped at the edge, rounded corners included.
  open var masksToBounds = false

  /// Whether the layer and its sublayers are not drawn.
  open var isHidden = false

  /// The opacity of the layer and its sublayers together.
  ///
  /// *Units*: 0...1.
  open var opacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  /// `opacity` with the precision of the view's property.
  ///
  /// *Units*: 0...1.
  package var alpha: CGFloat = 1 {
    didSet { changed("opacity", from: .scalar(oldValue)) }
  }

  /// Whether the layer is drawn when it shows its back.
  open var isDoubleSided = true

  // MARK: Shadow

  /// The colour of the shadow; no shadow when absent.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { changed("shadowColor", from: oldValue.animatable) }
  }

  /// The opacity of the shadow.
  ///
  /// *Units*: 0...1.
  open var shadowOpacity: Float = 0 {
    didSet { changed("shadowOpacity", from: .scalar(CGFloat(oldValue))) }
  }

  /// The distance of the shadow from what casts it.
  ///
  /// *Units*: points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { changed("shadowOffset", from: .size(oldValue)) }
  }

  /// The standard deviation of the shadow's blur.
  ///
  /// *Units*: points.
  open var shadowRadius: CGFloat = 3 {
    didSet { changed("shadowRadius", from: .scalar(oldValue)) }
  }

  /// The shape that casts the shadow; when absent, all that the layer and its sublayers show.
  open var shadowPath: CGPath? {
    didSet { changed("shadowPath", from: .path(oldValue?.elements ?? [])) }
  }

  // MARK: Contents

  /// A layer whose opacity at each point is the share of this layer that is seen there.
  ///
  /// It must be in no other layer.
  ///
  /// *Space*: its `frame` is in this layer's.
  open var mask: CALayer? {
    didSet {
      oldValue?.depth = 0
      oldValue?.layoutState.masked = nil
      guard let mask else { return }
      mask.layoutState.masked = self
      mask.move(to: runtime)
      sink(mask)
      mask.setNeedsDisplay()
    }
  }

  /// A `CGImage` to be drawn over the background; other values are not drawn.
  open var contents: Any?

  /// The place of the image in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize

  /// The part of the image that is drawn.
  ///
  /// *Units*: shares of the image.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { changed("contentsRect", from: .rect(oldValue)) }
  }

  /// The part of the image that is stretched where `contentsGravity` changes the image's size; what
  /// is around it keeps its size across.
  ///
  /// *Units*: shares of what `contentsRect` leaves.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { changed("contentsCenter", from: .rect(oldValue)) }
  }

  /// The number of pixels of the image to a point, for gravities that keep its size.
  ///
  /// No unit.
  open var contentsScale: CGFloat = 1

  /// The transform of the sublayers about the anchor point, in perspective too.
  open var sublayerTransform = CATransform3DIdentity {
    didSet { changed("sublayerTransform", from: .space(oldValue)) }
  }

  /// Whether `opacity` fades the layer and its sublayers as one picture; otherwise each part is faded
  /// by itself, and what lies behind another shows through it.
  open var allowsGroupOpacity = true

  /// How the layer is combined with what lies below it; `nil` where it says nothing of that.
  var filtering: LayerFilters?

  /// The author's wish for speed, which never changes the picture: layers are drawn anew each
  /// frame.
  open var shouldRasterize = false

  /// The scale for `shouldRasterize`, which never changes the picture.
  open var rasterizationScale: CGFloat = 1

  /// The author's wish for smooth edges; all edges are smooth.
  open var allowsEdgeAntialiasing = false

  /// The edges that the author wishes to be smooth; all edges are.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all

  /// The author's wish for speed, which never changes the picture.
  open var drawsAsynchronously = false

  /// The author's promise that the layer covers all of its bounds, which never changes the picture.
  open var isOpaque = false

  /// Whether a change of size requests a call of `draw(in:)`.
  open var needsDisplayOnBoundsChange = false

  // MARK: Actions and names

  /// The actions for changes of properties, by the properties' names; `NSNull` for no action.
  open var actions: [String: any CAAction]?

  /// The object that lays out and draws the layer's contents and chooses its actions; not kept
  /// alive.
  ///
  /// The delegate of a view's layer is the view, and cannot be replaced.
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

  /// What the author keeps under keys that are no properties.
  var keptValues: [String: Any]?

  // MARK: Tree

  /// Whether y runs upwards in the layer's own space: paths and sublayers are seen upside down in
  /// its bounds, images and texts upright.
  open var isGeometryFlipped = false

  /// The view whose layer this is.
  ///
  /// It points up, from a layer to its view. The view clears it when it is released; a weak
  /// reference would be slow to read at every change of a layer.
  package unowned(unsafe) var host: (any LayerHost)?

  /// Whether this is a window's layer: what is in it is shown.
  package var isWindow = false

  /// The layer that this one is in.
  public internal(set) weak var superlayer: CALayer?

  /// The sublayers in the order in which they are drawn, before `zPosition` counts.
  var children: [CALayer] = []

  /// The number of layers around this one, or more after the layer was moved outwards.
  var depth = 0

  /// Layers drawn over everything in this one, in its space, without being sublayers.
  package var overlays: [CALayer] = [] {
    didSet { for overlay in overlays { overlay.move(to: runtime) } }
  }

  /// The transition from the old content to the new one, while it runs.
  package var contentTransition: ContentTransition?

  // MARK: Transform

  /// The transform of the layer about its anchor point, in perspective too.
  ///
  /// A tilted layer is drawn as a plane of its own; its sublayers lie in that plane, as in Core
  /// Animation.
  open var transform = CATransform3DIdentity {
    didSet { changed("transform", from: .space(oldValue)) }
  }

  // Its own timing; `CALayer+Timing.swift` says what it does.

  // MARK: Timing

  /// When the layer's time begins, in seconds of the superlayer's or, without one, of the stage's;
  /// 0 by default.
  ///
  /// Until then the layer is not seen, unless `fillMode` shows it.
  open var beginTime: CFTimeInterval {
    get { ownTime.beginTime }
    set { ownTime.beginTime = newValue }
  }
  /// How much faster the layer's time runs than that around it, no unit; 1 by default, and 0 holds
  /// its animations.
  open var speed: Float {
    get { ownTime.speed }
    set { ownTime.speed = newValue }
  }
  /// What is added to the layer's time, in seconds; 0 by default.
  ///
  /// With a `speed` of 0 it is that time.
  open var timeOffset: CFTimeInterval {
    get { ownTime.timeOffset }
    set { ownTime.timeOffset = newValue }
  }
  /// How long the layer's time runs once, in seconds; infinite by default, and 0 for no end as
  /// well.
  ///
  /// At the end the layer is gone, unless `fillMode` holds it.
  open var duration: CFTimeInterval {
    get { ownTime.duration }
    set { ownTime.duration = newValue }
  }
  /// How often the layer's time runs where it has a `duration`; 0, the default, for once.
  open var repeatCount: Float {
    get { ownTime.repeatCount }
    set { ownTime.repeatCount = newValue }
  }
  /// How long the runs of the layer's time take together, in seconds; 0, the default, leaves that
  /// to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { ownTime.repeatDuration }
    set { ownTime.repeatDuration = newValue }
  }
  /// Whether each run of the layer's time goes back again; false by default.
  open var autoreverses: Bool {
    get { ownTime.autoreverses }
    set { ownTime.autoreverses = newValue }
  }
  /// Whether the layer is seen before its time begins and after its end; not, by default.
  open var fillMode: CAMediaTimingFillMode {
    get { ownTime.fillMode }
    set { ownTime.fillMode = newValue }
  }

  /// The difference between the layer's time and the superlayer's; `nil` for none.
  var media: LayerTime?

  // MARK: State

  /// The number of the layer's last added animation, counted over all layers of the stage.
  var animationTurn = 0

  /// The number of the frame in which the layer was inserted.
  var insertion = 0

  /// The layer's animations, in the order in which they were begun.
  var animations: [LayerAnimation] = []

  /// The properties of the class that can be animated.
  class var animatableProperties: AnimatableProperties { .ofLayers }

  var layoutState = LayoutState()

  /// The layer that this one is the presentation of; `nil` for other layers.
  weak var modelLayer: CALayer?

  /// An image over the background and under what `draw(in:)` drew.
  package var image: LayerDrawing?

  /// The colour of an image that has none of its own.
  package var imageTint: CGColor? { didSet { imageTintChanged(from: oldValue) } }

  /// Draws an image that has no colour of its own in a colour.
  package var tintedImage: TintedImage?

  /// What `draw(in:)` drew.
  var drawing: LayerDrawing?

  /// What is known of what the layer paints itself, while it stays the same.
  var knownPaint: KnownPaint?

  // MARK: Making

  /// Makes a layer of no size at the origin.
  public override init() {
    runtime = .current
    super.init()
  }

  /// Makes a layer to present another one, of which it copies nothing yet.
  ///
  /// `presentation()` calls it; a subclass that has properties of its own copies them here.
  ///
  /// Source: Apple, CALayer.init(layer:).
  public init(layer: Any) {
    runtime = (layer as? CALayer)?.runtime ?? .current
    super.init()
  }

  /// Makes a layer of no size at the origin; a coder says nothing of it.
  public required init?(coder: NSCoder) {
    runtime = .current
    super.init()
  }

  /// Makes a layer of a class known only at run time: a view's `layerClass`, or a presented
  /// layer's.
  ///
  /// A subclass inherits it that overrides no initializer, or `init()` and `init(layer:)`.
  ///
  /// - Parameter layer: the layer to present; `nil` for none.
  public required convenience init(presenting layer: CALayer?) {
    if let layer { self.init(layer: layer) } else { self.init() }
  }

  // MARK: Geometry

  /// Returns the layer's transform about its anchor point, seen from the front.
  open func affineTransform() -> CGAffineTransform { transform.affine }

  /// Sets the layer's transform about its anchor point.
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

  /// The layers inside this one; `nil` for none.
  ///
  /// *Shape*: in the order in which they are drawn, before `zPosition` counts.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(with: newValue ?? []) }
  }

  // MARK: Layout and drawing

  /// Lays out the sublayers; the layer itself leaves that to its delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Makes what the layer shows over its background; the delegate does, or else `draw(in:)`.
  open func display() {
    guard let delegate else { return drawAnew() }
    delegate.display(self)
  }

  /// Draws what the layer shows over its background; the layer itself leaves that to its delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer, in parts where its class has some.
  func drawParts(in ctx: CGContext) { draw(in: ctx) }

  // MARK: Actions and values by key

  /// Returns the action for a change of a property.
  ///
  /// It is the delegate's answer, or else an entry of `actions`, or else `defaultAction(forKey:)`,
  /// or else the property's implicit animation. `NSNull` ends the search.
  ///
  /// Source: Apple, CALayer.action(forKey:).
  ///
  /// - Parameter event: the name of the property.
  /// - Returns: the action; `nil` for none.
  open func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event) ?? standardAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Returns the class's action for a change of a property; `nil` unless a subclass overrides it.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns true for keys of properties that a subclass adds, whose changes and animations draw
  /// the layer anew; false unless a subclass overrides it.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns what the class has under a key that nobody has set; `nil` unless a subclass overrides
  /// it.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns the layer as it is seen now: the layer itself while nothing animates it, otherwise a
  /// copy.
  open func presentation() -> Self? {
    guard isAnimated else { return self }
    return runtime.withoutAnimation {
      let copy = Self(presenting: self)
      takePresentation(to: copy)
      return copy
    }
  }

  /// The properties that are reached by their keys, beside those that can be animated.
  class var keyedRows: KeyedRows { .ofCALayer }

  /// Sets a value by a key path that names no animatable property.
  ///
  /// - Returns: false where the class has nothing of that name.
  func setOther(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }

  /// Returns a value by a key path that names no animatable property; `nil` where the class has
  /// nothing of that name.
  func other(forKeyPath keyPath: String) -> Any? { nil }

  /// Copies to a layer all that is seen of this one, except its animations.
  func takeAppearance(to copy: CALayer) { takeCommonAppearance(to: copy) }

  // MARK: Hits

  /// Returns the frontmost layer that contains a point: a sublayer's, or this one.
  ///
  /// - Parameter p: a point in the superlayer's space.
  /// - Returns: the layer; `nil` where none contains the point.
  open func hitTest(_ p: CGPoint) -> CALayer? { innermostLayer(at: p) }

  /// Returns true when the bounds contain a point of the layer's own space.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the layer that this one presents; the layer itself if it presents none.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  nonisolated open override var description: String { MainActor.assumeIsolated { summary } }

  // MARK: Sublayers

  /// Moves a layer into this one, in front of its sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Moves a layer into this one at an index, 0 being furthest back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), $0.count) }
  }

  /// Moves a layer into this one right behind a sublayer.
  ///
  /// - Parameters:
  ///   - layer: the layer.
  ///   - sibling: the sublayer; furthest back where this is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { children in children.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Moves a layer into this one right in front of a sublayer.
  ///
  /// - Parameters:
  ///   - layer: the layer.
  ///   - sibling: the sublayer; in front of all where this is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { children in
      children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    }
  }

  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old !== new, children.contains(where: { $0 === old }) else { return }
    insertSublayer(new, below: old)
    old.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.removeOne(self)
    self.superlayer = nil
    depth = 0
    superlayer.sublayersChanged()
  }

  // MARK: Asking for layout and drawing

  /// Requests a call of `layoutSublayers` in the next layout pass.
  open func setNeedsLayout() {
    layoutState.needsLayout = true
    layoutWasInherited()
  }

  /// Returns the size that the layer wishes for: that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Lays out at once what needs layout.
  ///
  /// It begins at the outermost layer that needs layout, as all layers between it and this one do,
  /// and lays out everything below it.
  open func layoutIfNeeded() { layOutAtOnce() }

  /// Requests a call of `draw(in:)` after the next layout.
  open func setNeedsDisplay() {
    layoutState.needsDisplay = true
    displayWasInherited()
  }

  /// Requests a call of `draw(in:)` after the next layout, which draws all of the layer.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Draws the layer at once, if `draw(in:)` was requested.
  open func displayIfNeeded() {
    guard layoutState.needsDisplay else { return }
    layoutState.needsDisplay = false
    display()
  }

  // MARK: Animations

  /// Ends all animations of the layer, which then shows its own values.
  open func removeAllAnimations() {
    let ended = animations
    animations = []
    for animation in ended { animation.wasRemoved() }
  }

  /// Removes the animation that was added under a key and tells its delegate.
  open func removeAnimation(forKey key: String) {
    animation(under: key).map(remove)
  }

  /// Adds a copy of an animation and removes the one that was there under the key.
  ///
  /// It is seen from the next frame on, and applied after the animations added before. Animations
  /// run while the stage does, whether the layer is in a window or not.
  ///
  /// - Parameters:
  ///   - anim: the animation.
  ///   - key: its name among the layer's animations; `nil` for none.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, as: key) }

  /// Returns the value of a property, or what was kept under the key.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property, or keeps a value under the key.
  ///
  /// A layer keeps values under any keys, for the use of its author.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Draws the layer and its sublayers, as they are seen now, at the origin of the context's space.
  open func render(in ctx: CGContext) {
    displayPass()
    ctx.mark(picture(), extent: nil)
  }
}
