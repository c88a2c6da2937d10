/// A rectangle that is drawn, with others inside it; every view stands on one.
///
/// *Units*: points. *Space*: `position` and `frame` in the superlayer's, `bounds` in its own.
/// Source: Apple, CALayer.
@MainActor
open class CALayer: NSObject {
  /// Where the anchor point lies in the superlayer.
  open var position = CGPoint.zero {
    didSet {
      position.requireNumbers(as: "position")
      changed(.position, from: .point(oldValue))
    }
  }

  /// The part of its own space that the layer shows.
  open var bounds = CGRect.zero {
    didSet {
      bounds.requireNumbers(as: "bounds")
      changed(.bounds, from: .rect(oldValue))
      if bounds.size != oldValue.size { setNeedsLayout() }
    }
  }

  /// The point of the bounds that `position` places and transforms turn about.
  ///
  /// *Units*: shares of the bounds, (0, 0) upper left, (1, 1) lower right.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// Which of two siblings is drawn over the other: the higher one, then the later one.
  open var zPosition: CGFloat = 0

  /// What the bounds are filled with; nothing where absent.
  open var backgroundColor: CGColor? {
    didSet { changed(.backgroundColor, from: oldValue.animatable) }
  }

  /// Units: points; drawn at most as large as half the shorter side.
  open var cornerRadius: CGFloat = 0 {
    didSet { changed(.cornerRadius, from: .scalar(oldValue)) }
  }

  /// Which corners `cornerRadius` is for.
  open var maskedCorners: CACornerMask = .all

  /// How wide the line along the edge is, all of it inside and over the sublayers. Units: points.
  open var borderWidth: CGFloat = 0 {
    didSet { changed(.borderWidth, from: .scalar(oldValue)) }
  }

  /// The colour of the line along the edge.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { changed(.borderColor, from: oldValue.animatable) }
  }

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
    didSet { changed(.alpha, from: .scalar(oldValue)) }
  }

  /// A name for the author's use.
  open var name: String?

  /// The view that stands on this layer.
  package internal(set) weak var view: UIView?

  /// The layer that this one is in.
  public internal(set) weak var superlayer: CALayer?

  /// In the order in which they are drawn, before `zPosition` counts.
  var children: [CALayer] = []

  /// What is drawn over everything in the layer, in its space, without being a part of it.
  var overlays: [CALayer] = []

  /// How the layer goes from its old content to the new one, while it does.
  var contentTransition: ContentTransition?

  private var transformValue = CGAffineTransform.identity {
    didSet { changed(.transform, from: .transform(oldValue)) }
  }

  /// What is being animated, in the order in which it was asked for.
  var animations: [LayerAnimation] = []

  var layoutState = LayoutState()

  /// What lies over the background and under what `draw(in:)` made.
  var image: LayerDrawing?

  /// What `draw(in:)` made.
  var drawing: LayerDrawing?

  /// A layer of no size at the origin.
  public required override init() { super.init() }

  /// As Apple's, for archives, of which there are none: a layer of no size at the origin.
  public required init?(coder: NSCoder) { super.init() }

  /// How the layer is moved, turned and scaled about its anchor point.
  open func affineTransform() -> CGAffineTransform { transformValue }

  /// Moves, turns and scales the layer about its anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) { transformValue = transform }

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

  /// Places the sublayers; a view's layer asks the view.
  open func layoutSublayers() { view?.layoutInPass() }

  /// Draws what the layer shows over its background; a view's layer asks the view.
  open func draw(in ctx: CGContext) { view?.draw(bounds) }

  /// The layer as it is seen now: itself, while nothing animates it, otherwise a copy.
  open func presentation() -> Self? {
    guard isAnimated else { return self }
    let copy = Self()
    UIView.performWithoutAnimation {
      takeAppearance(to: copy)
      for property in AnimatableProperty.allCases {
        copy.setValue(shownValue(of: property), of: property)
      }
    }
    return copy
  }

  /// Gives a copy all that is seen of the layer.
  func takeAppearance(to copy: CALayer) {
    copy.anchorPoint = anchorPoint
    copy.zPosition = zPosition
    copy.maskedCorners = maskedCorners
    copy.masksToBounds = masksToBounds
    copy.isHidden = isHidden
    copy.name = name
    copy.view = view
    copy.children = children
    copy.overlays = overlays
    copy.contentTransition = contentTransition
    copy.image = image
    copy.drawing = drawing
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let label = name.map { "; name = \($0)" } ?? ""
      return "<\(type(of: self)): frame = \(describe(frame))\(label)>"
    }
  }
}
