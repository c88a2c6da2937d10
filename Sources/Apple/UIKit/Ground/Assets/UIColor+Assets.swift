import Foundation

extension UIColor {
  /// Finds a colour of the app's asset catalogs; `nil` where there is none of that name.
  ///
  /// It is dynamic where the set has another colour for dark. Of several catalogs the first by path
  /// counts; variants for high contrast are not shown.
  ///
  /// Source: Apple, UIColor.init(named:).
  public convenience init?(named name: String) {
    guard let set = AppFiles.set(.color, named: name) else { return nil }
    self.init(set)
  }

  /// Makes the colour of a set; `nil` for an empty one.
  convenience init?(_ set: AssetSet) {
    guard let light = set.color(isDark: false), let dark = set.color(isDark: true) else {
      return nil
    }
    switch (light.shades, dark.shades) {
    case (.one(let light), .one(let dark)) where light != dark:
      self.init(.pair(light: light, dark: dark, elevated: dark))
    case _ where light == dark: self.init(light.shades)
    default: self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }

  /// Finds a colour of the app's asset catalogs; every bundle is the app's.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Returns a colour of the system by the name that Interface Builder gives it.
  static func ofSystem(named name: String) -> UIColor? { systemColors[name] }

  private static let systemColors: [String: UIColor] = [
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText,
    "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator,
    "linkColor": .link,
    "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "darkTextColor": .darkText,
    "lightTextColor": .lightText,
    "systemRedColor": .systemRed,
    "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow,
    "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint,
    "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan,
    "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink,
    "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
  ]
}

extension AssetSet {
  /// Returns the colour of the set in light or in dark; `nil` for an empty set.
  fileprivate func color(isDark: Bool) -> UIColor? {
    variants(contents.colors, isDark: isDark).lazy.compactMap { $0.color?.resolved() }.first
  }
}
