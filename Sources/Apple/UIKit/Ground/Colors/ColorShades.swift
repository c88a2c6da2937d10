/// What a colour is with the traits of a view.
package enum ColorShades: Hashable, Sendable {
  /// Always the same.
  case one(CGColor)
  /// One in light and one in dark; in dark another one where it lies over other content.
  case pair(light: CGColor, dark: CGColor, elevated: CGColor)
  /// What a closure gives.
  case provided(ColorProvider)

  /// Returns the colour with some traits; without a style it is light.
  package func color(with traits: UITraitCollection) -> CGColor {
    switch self {
    case .one(let color): return color
    case .pair(let light, let dark, let elevated):
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated : dark
    case .provided(let provider): return provider.make(traits).shades.color(with: traits)
    }
  }

  /// Returns the same with another alpha (0...1).
  func withAlpha(_ alpha: CGFloat) -> ColorShades {
    func changed(_ color: CGColor) -> CGColor { color.copy(alpha: alpha) ?? color }
    return switch self {
    case .one(let color): .one(changed(color))
    case .pair(let light, let dark, let elevated):
      .pair(light: changed(light), dark: changed(dark), elevated: changed(elevated))
    case .provided(let provider):
      .provided(ColorProvider { provider.make($0).withAlphaComponent(alpha) })
    }
  }
}

/// A closure that gives a colour for traits; only the same one equals it.
package final class ColorProvider: Hashable, Sendable {
  let make: @Sendable (UITraitCollection) -> UIColor

  init(_ make: @escaping @Sendable (UITraitCollection) -> UIColor) { self.make = make }

  package static func == (first: ColorProvider, second: ColorProvider) -> Bool { first === second }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
