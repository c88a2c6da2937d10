import Foundation

import func Arithmetic.pow

/// What a device is like for those who lay out views on it.
///
/// Source: Apple, UITraitCollection.
public struct UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Units: pixels a point.
  public let displayScale: CGFloat

  /// The device of the scene that runs now.
  @MainActor
  public static var current: UITraitCollection {
    let screen = UIScreen.main
    let (width, height) = (screen.bounds.width, screen.bounds.height)
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    return UITraitCollection(
      userInterfaceStyle: .light, userInterfaceIdiom: isPad ? .pad : .phone,
      horizontalSizeClass: isPad || width > height && width >= Self.widePhone
        ? .regular : .compact,
      verticalSizeClass: isPad || height > width ? .regular : .compact,
      displayScale: screen.scale)
  }

  /// From which width on a phone that lies on its side counts as wide. Source: Apple, the table of
  /// size classes. Units: points.
  private static let widePhone: CGFloat = 736
}

/// Light or dark; films are light.
///
/// Source: Apple, UIUserInterfaceStyle.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much room there is along a side.
///
/// Source: Apple, UIUserInterfaceSizeClass.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

@MainActor
extension UIView {
  /// What the device is like.
  public var traitCollection: UITraitCollection { .current }
}

@MainActor
extension UIViewController {
  /// What the device is like.
  public var traitCollection: UITraitCollection { .current }
}

@MainActor
extension UIScreen {
  /// What the device is like.
  public var traitCollection: UITraitCollection { .current }
}

extension UIColor {
  /// A colour that depends on what the device is like, as it is in a film: light.
  @MainActor
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }

  /// A colour of a catalogue of assets, of which there are none.
  public convenience init?(named name: String) { nil }

  /// Units: 0...1 each. Source: Apple, Display P3: the primaries' matrix to sRGB; what sRGB cannot
  /// show is cut when drawn.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (r, g, b) = (displayP3Red.linear, green.linear, blue.linear)
    self.init(
      red: (1.2249 * r - 0.2247 * g).encoded, green: (-0.0420 * r + 1.0419 * g).encoded,
      blue: (-0.0197 * r - 0.0786 * g + 1.0979 * b).encoded, alpha: alpha)
  }

  /// What `#colorLiteral` called in Swift 2 and 3. Units: 0...1 each.
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension CGFloat {
  /// Light in place of sRGB's code for it, signs kept. Units: 0...1.
  fileprivate var linear: CGFloat {
    let size = Double(magnitude)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return CGFloat(self < 0 ? -value : value)
  }

  /// sRGB's code for light, signs kept. Units: 0...1.
  fileprivate var encoded: CGFloat {
    let size = Double(magnitude)
    let value = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return CGFloat(self < 0 ? -value : value)
  }
}
