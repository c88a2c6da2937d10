/// An effect that a view has on what is behind it.
///
/// Source: Apple, UIVisualEffect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

/// A veil of some shade, which does not blur what is behind it here.
///
/// Source: Apple, UIBlurEffect.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The shade of the veil.
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

  /// The colour that covers what is behind the view.
  ///
  /// Unspecified by Apple: near to what each style does to grey.
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

/// Lets the content of a view shine through a blur; here it is drawn as it is.
///
/// Source: Apple, UIVibrancyEffect.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view with an effect behind its content.
///
/// Source: Apple, UIVisualEffectView.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Holds the subviews, in front of the effect.
  public let contentView = UIView()

  /// The effect; `nil` for none.
  ///
  /// Changes can be animated.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  private let glass = UIView()

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    begin()
  }

  /// Makes a view without an effect; there are no archives to read one from.
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

/// The old name of `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
