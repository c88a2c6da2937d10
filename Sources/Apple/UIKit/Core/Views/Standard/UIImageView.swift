/// A view that shows an image over its background, placed by its content mode.
///
/// Source: Apple, UIImageView.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { imageChanged(from: oldValue) }
  }

  /// The image shown while `isHighlighted` is true; `nil` for `image`.
  open var highlightedImage: UIImage? {
    didSet { imageChanged(from: oldValue) }
  }

  /// How symbols are shown that leave their size, weight or scale open.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      showImage()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      showAnimatedImage()
      showImage()
    }
  }

  /// The images that `startAnimating` shows one after the other, in place of `image`.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The images of an animation while `isHighlighted` is true.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// How long all images take together; 0 for a thirtieth of a second each.
  ///
  /// *Units*: seconds.
  open var animationDuration: TimeInterval = 0

  /// How often all images are shown; 0 for without end.
  open var animationRepeatCount = 0

  /// The images that take turns now; nil while none do.
  var turns: ImageTurns?

  /// Shows the images of the animation one after the other.
  open func startAnimating() { beginTurns() }

  /// Shows `image` again.
  open func stopAnimating() { endTurns() }

  /// Whether the images take turns.
  open var isAnimating: Bool { turns != nil }

  /// Whether the image is darkened, as in a pressed button.
  var isDark = false {
    didSet { if isDark != oldValue { showImage() } }
  }

  /// Makes a view with a frame and without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    fill(from: coder, in: UIImageView.self)
  }

  /// Makes a view as large as its image, at the origin.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    begin(with: image, nil)
  }

  /// Makes a view as large as its image, at the origin.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    begin(with: image, highlightedImage)
  }

  /// Sets the images where observers see it, which they do not in an initializer.
  private func begin(with image: UIImage?, _ highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Returns the image's size, or that of the bounds without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { configuredSize ?? bounds.size }

  open override var intrinsicContentSize: CGSize {
    configuredSize ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  private var configuredSize: CGSize? { image?.preferring(preferredSymbolConfiguration).size }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  /// The margins of the image that do not count where the view is aligned.
  open override var alignmentRectInsets: UIEdgeInsets {
    currentImage?.alignmentRectInsets ?? .zero
  }

  private func imageChanged(from old: UIImage?) {
    showAnimatedImage()
    showImage()
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
  }

  /// The share of its light that a darkened image keeps.
  ///
  /// *Units*: 0...1.
  ///
  /// Unspecified by Apple: chosen.
  private static let lightUnderVeil = 0.5

  /// The image that is shown.
  private var currentImage: UIImage? { turns?.image ?? ownImage }

  /// The image that is shown unless images take turns.
  var ownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  func showImage() {
    let shown = currentImage?.preferring(preferredSymbolConfiguration)
    layer.tintedImage = nil
    guard let shown, shown.size.width > 0, shown.size.height > 0 else {
      layer.image = nil
      return
    }
    let bounds = bounds
    let veil = isDark ? Self.lightUnderVeil : nil
    let draw: @MainActor (CGColor) -> LayerDrawing = { tint in
      var picture = shown.shown(tint: UIColor(cgColor: tint))
      var size = shown.size
      if let caps = shown.caps, bounds.width > 0, bounds.height > 0 {
        picture = picture.resized(from: size, to: bounds.size, caps: caps)
        size = bounds.size
      }
      return LayerDrawing(veil.map(picture.darkened) ?? picture, size: size)
    }
    let tint = self.shown(tintColor)
    layer.imageTint = shown.isShownInTint ? tint : nil
    if layer.imageTint != nil { layer.tintedImage = TintedImage(draw) }
    layer.image = draw(tint)
  }

  /// Draws an image with caps again, which depends on the size of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if currentImage?.caps != nil { showImage() }
  }

  /// Shows another symbol, which comes while the old one goes.
  ///
  /// - Parameters:
  ///   - image: the symbol.
  ///   - contentTransition: how it comes.
  ///   - options: how fast.
  ///   - completion: is called when it is there.
  open func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let fade = CATransition()
    fade.duration = SymbolMovement.time(of: .replace) / options.pace
    layer.add(fade, forKey: nil)
    self.image = image
    addSymbolEffect(contentTransition, options: options, completion: completion)
  }

  /// Whether the image grows with the largest sizes of text; recorded only, for nobody chooses one.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { recorded("adjustsImageSizeForAccessibilityContentSizeCategory", false) }
    set { record("adjustsImageSizeForAccessibilityContentSizeCategory", newValue) }
  }

  /// How much brighter than white the image may be; recorded only, for a film is not.
  open var preferredImageDynamicRange: UIImage.DynamicRange {
    get { recorded("preferredImageDynamicRange", .unspecified) }
    set { record("preferredImageDynamicRange", newValue) }
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIImageView }
}
