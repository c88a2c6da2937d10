/// The style of a vibrant content: how far it stands out from the material behind it.
///
/// Source: Apple, UIVibrancyEffectStyle.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// Lets a view's content take its colours from the blur behind it, of which the view is a part.
///
/// The content's own colours do not count but for their opacity.
///
/// Source: Apple, UIVibrancyEffect.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// Makes the effect for content within a view with a blur effect.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Makes the effect for content of a style within a view with a blur effect.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// The colour that the content is mixed with: lighter on dark materials, darker on light ones.
  var tint: UIColor {
    let material = blurEffect.style.material
    let share = style.share
    return UIColor { traits in
      let ground = traits.userInterfaceStyle == .dark ? material.dark : material.light
      return UIColor(white: ground.white < 0.5 ? 1 : 0, alpha: share)
    }
  }
}

extension UIVibrancyEffectStyle {
  /// The share of black or white in the content.
  ///
  /// Unspecified by Apple: it falls as the opacity of the system's colours of these names does.
  fileprivate var share: CGFloat {
    switch self {
    case .label: 0.8
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.4
    case .quaternaryLabel, .separator: 0.25
    case .fill: 0.2
    case .secondaryFill: 0.16
    case .tertiaryFill: 0.12
    }
  }
}
