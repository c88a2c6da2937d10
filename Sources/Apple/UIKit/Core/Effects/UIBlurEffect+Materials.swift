/// What a material does to what is behind it.
struct BlurMaterial {
  /// The standard deviation of the blur.
  ///
  /// *Units*: points.
  let blurRadius: CGFloat
  /// The factor by which colours move away from gray.
  ///
  /// No unit.
  let saturation: CGFloat
  let light: Tint
  let dark: Tint

  /// A gray that is laid over what was blurred.
  struct Tint {
    /// *Units*: 0...1.
    let white: CGFloat
    /// *Units*: 0...1.
    let share: CGFloat

    init(_ white: CGFloat, _ share: CGFloat) { (self.white, self.share) = (white, share) }

    var color: UIColor { UIColor(white: white, alpha: share) }
  }
}

extension UIBlurEffect {
  /// The tint of the material; follows the traits where the material does.
  var tint: UIColor {
    let material = style.material
    return UIColor { traits in
      (traits.userInterfaceStyle == .dark ? material.dark : material.light).color
    }
  }
}

extension UIBlurEffect.Style {
  /// What the material does.
  ///
  /// Source: Apple's sample code "UIImageEffects" (2013) for the first three. Unspecified by Apple:
  /// the others, which are near to what they look like.
  var material: BlurMaterial {
    switch self {
    case .extraLight: Self.material(20, .extraLight, .extraLight)
    case .light: Self.material(30, .light, .light)
    case .dark: Self.material(20, .dark, .dark)
    case .regular: Self.material(30, .light, .dark)
    case .prominent: Self.material(20, .extraLight, .dark)
    case .systemUltraThinMaterial: Self.material(30, .ultraThinLight, .ultraThinDark)
    case .systemThinMaterial: Self.material(30, .thinLight, .thinDark)
    case .systemMaterial: Self.material(30, .regularLight, .regularDark)
    case .systemThickMaterial: Self.material(30, .thickLight, .thickDark)
    case .systemChromeMaterial: Self.material(30, .chromeLight, .chromeDark)
    case .systemUltraThinMaterialLight: Self.material(30, .ultraThinLight, .ultraThinLight)
    case .systemThinMaterialLight: Self.material(30, .thinLight, .thinLight)
    case .systemMaterialLight: Self.material(30, .regularLight, .regularLight)
    case .systemThickMaterialLight: Self.material(30, .thickLight, .thickLight)
    case .systemChromeMaterialLight: Self.material(30, .chromeLight, .chromeLight)
    case .systemUltraThinMaterialDark: Self.material(30, .ultraThinDark, .ultraThinDark)
    case .systemThinMaterialDark: Self.material(30, .thinDark, .thinDark)
    case .systemMaterialDark: Self.material(30, .regularDark, .regularDark)
    case .systemThickMaterialDark: Self.material(30, .thickDark, .thickDark)
    case .systemChromeMaterialDark: Self.material(30, .chromeDark, .chromeDark)
    }
  }

  private static func material(
    _ blurRadius: CGFloat, _ light: BlurMaterial.Tint, _ dark: BlurMaterial.Tint
  ) -> BlurMaterial {
    BlurMaterial(blurRadius: blurRadius, saturation: 1.8, light: light, dark: dark)
  }
}

extension BlurMaterial.Tint {
  fileprivate static let extraLight = Self(0.97, 0.82)
  fileprivate static let light = Self(1, 0.3)
  fileprivate static let dark = Self(0.11, 0.73)
  fileprivate static let ultraThinLight = Self(0.97, 0.5)
  fileprivate static let thinLight = Self(0.97, 0.65)
  fileprivate static let regularLight = Self(0.97, 0.8)
  fileprivate static let thickLight = Self(0.97, 0.9)
  fileprivate static let chromeLight = Self(0.976, 0.94)
  fileprivate static let ultraThinDark = Self(0.145, 0.55)
  fileprivate static let thinDark = Self(0.145, 0.7)
  fileprivate static let regularDark = Self(0.145, 0.82)
  fileprivate static let thickDark = Self(0.145, 0.9)
  fileprivate static let chromeDark = Self(0.114, 0.94)
}
