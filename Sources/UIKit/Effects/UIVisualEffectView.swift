/// A look that a view gives to what is behind it.
///
/// Source: Apple, UIVisualEffect.
@MainActor
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

/// Ground glass of some shade.
///
/// What is behind it is covered by the glass's shade but not blurred here. Source: Apple,
/// UIBlurEffect.
@MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The shade of the glass.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// What covers the view's background. Unspecified by Apple: near to what each shade does to gray.
  var shade: UIColor {
    switch style {
    case .extraLight, .prominent: UIColor(white: 0.97, alpha: 0.82)
    case .light, .regular: UIColor(white: 1, alpha: 0.6)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .systemUltraThinMaterial: UIColor(white: 0.97, alpha: 0.5)
    case .systemThinMaterial: UIColor(white: 0.97, alpha: 0.65)
    case .systemMaterial: UIColor(white: 0.97, alpha: 0.8)
    case .systemThickMaterial, .systemChromeMaterial: UIColor(white: 0.97, alpha: 0.9)
    }
  }
}

/// Lets what is in a view shine through the glass of another: here, it is drawn as it is.
///
/// Source: Apple, UIVibrancyEffect.
@MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view with an effect behind what it shows.
///
/// Source: Apple, UIVisualEffectView.
@MainActor
open class UIVisualEffectView: UIView {
  /// What stands on the effect; subviews belong here.
  public let contentView = UIView()

  /// The effect; none where absent. Changes can be animated.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  private let glass = UIView()

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    begin()
  }

  /// As Apple's, for archives, of which there are none: a view without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    for view in [glass, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    glass.isUserInteractionEnabled = false
    showEffect()
  }

  private func showEffect() {
    glass.backgroundColor = (effect as? UIBlurEffect)?.shade ?? .clear
  }
}

/// `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
