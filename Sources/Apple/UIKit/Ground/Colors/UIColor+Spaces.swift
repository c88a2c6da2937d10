import Foundation

import func Arithmetic.pow

extension UIColor {
  /// Makes a colour of Display P3; what sRGB cannot show is cut off when drawn.
  ///
  /// *Units*: 0...1 each.
  ///
  /// Source: Apple, Display P3: the primaries' matrix to sRGB.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (r, g, b) = (displayP3Red.linear, green.linear, blue.linear)
    self.init(
      red: (1.2249 * r - 0.2247 * g).encoded, green: (-0.0420 * r + 1.0419 * g).encoded,
      blue: (-0.0197 * r - 0.0786 * g + 1.0979 * b).encoded, alpha: alpha)
  }

  /// Makes the colour of a literal of Swift 2 and 3.
  ///
  /// *Units*: 0...1 each.
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Colours for text on light and on dark grounds, whatever the style of the interface: black, and
  /// white at 60 %.
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension CGFloat {
  /// The light for which the number is sRGB's code, with its sign.
  ///
  /// *Units*: 0...1.
  fileprivate var linear: CGFloat {
    let size = Double(magnitude)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return CGFloat(self < 0 ? -value : value)
  }

  /// sRGB's code for the number as light, with its sign.
  ///
  /// *Units*: 0...1.
  fileprivate var encoded: CGFloat {
    let size = Double(magnitude)
    let value = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return CGFloat(self < 0 ? -value : value)
  }
}
