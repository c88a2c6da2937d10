/// A view with an effect behind its content.
///
/// What was drawn before the view is blurred, be it in its superviews or behind them. A group with an
/// opacity below 1, a mask or a tilted layer around the view hides what is outside of that, as on
/// iOS.
///
/// Source: Apple, UIVisualEffectView.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Holds the subviews, in front of the effect.
  public let contentView: UIView = _UIVisualEffectBackdropView()

  /// The effect; `nil` for none.
  ///
  /// Changes can be animated.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  private let glass = _UIVisualEffectBackdropView()

  /// Makes a view without an effect in a frame.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view that shows an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    begin()
  }

  /// Makes a view without an effect.
  public convenience init() { self.init(effect: nil) }

  /// Makes a view without an effect, and takes what a storyboard says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UIVisualEffectView.self)
  }

  private func begin() {
    for view in [glass, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    glass.isUserInteractionEnabled = false
    glass.backgroundColor = .clear
    showEffect()
  }

  /// Whether the glass is as if it were not there.
  private var isClear: Bool { glass.backdropLayer?.blurRadius == 0 }

  private func showEffect() {
    let vibrancy = effect as? UIVibrancyEffect
    let content = contentView.layer as? BackdropLayer
    content?.vibrantTint = vibrancy?.tint.cgColor
    content?.saturation = vibrancy?.blurEffect.style.material.saturation ?? 1
    let ownGlass = effect as? UIGlassEffect
    let blur = effect as? UIBlurEffect ?? ownGlass?.nearest
    let tint = ownGlass?.tint ?? blur?.tint
    if let tint, isClear {
      // The tint fades in as a whole; clear black would darken it on the way.
      UIView.performWithoutAnimation { glass.backgroundColor = tint.withAlphaComponent(0) }
    }
    glass.backdropLayer?.blurRadius = blur?.style.material.blurRadius ?? 0
    glass.backdropLayer?.saturation = blur?.style.material.saturation ?? 1
    glass.backgroundColor = tint ?? glass.backgroundColor?.withAlphaComponent(0)
    shapeGlass()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shapeGlass()
  }

  /// Gives a glass whose corners nobody set the shape of a capsule.
  private func shapeGlass() {
    guard effect is UIGlassEffect, !hasCornerConfiguration, layer.cornerRadius == glassRadius else {
      return
    }
    glassRadius = min(bounds.width, bounds.height) / 2
    layer.cornerRadius = glassRadius
    clipsToBounds = true
  }

  /// The radius that the glass has of itself.
  private var glassRadius: CGFloat = 0

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIVisualEffectView }
}

/// A view that blurs what is behind it, or whose content takes its colours from there.
final class _UIVisualEffectBackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  var backdropLayer: BackdropLayer? { layer as? BackdropLayer }
}
