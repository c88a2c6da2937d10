/// A material that blurs what is behind a view, makes its colours stronger and tints it.
///
/// Source: Apple, UIBlurEffect.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The material.
  ///
  /// Those without "Light" or "Dark" in their names follow the view's `userInterfaceStyle`, but for
  /// the first three.
  ///
  /// Source: Apple, UIBlurEffect.Style.
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
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Makes a blur whose radius, colour and saturation are those of the style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// The old name of `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
