extension UIColor {
  /// Writes red, green, blue and alpha (0...1 each) to the pointers that are given; returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgb = cgColor.rgb
    red?.pointee = rgb.red
    green?.pointee = rgb.green
    blue?.pointee = rgb.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha to the pointers that are given; returns true.
  ///
  /// The hue of a grey is 0.
  ///
  /// *Units*: 0...1 each.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgb = cgColor.rgb
    let value = HueSaturationBrightness(red: rgb.red, green: rgb.green, blue: rgb.blue)
    hue?.pointee = value.hue
    saturation?.pointee = value.saturation
    brightness?.pointee = value.brightness
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes the level of a grey and its alpha (0...1 each) to the pointers that are given.
  ///
  /// - Parameters:
  ///   - white: where to write the level; 0 is black.
  ///   - alpha: where to write the opacity.
  ///
  /// - Returns: false for a colour that is no grey; then nothing is written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgb = cgColor.rgb
    guard rgb.red == rgb.green, rgb.green == rgb.blue else { return false }
    white?.pointee = rgb.red
    alpha?.pointee = cgColor.alpha
    return true
  }
}

/// A colour by hue, saturation and brightness.
///
/// *Units*: 0...1 each.
struct HueSaturationBrightness {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    brightness = most
    saturation = most == 0 ? 0 : spread / most
    guard spread != 0 else {
      hue = 0
      return
    }
    let sixth =
      if most == red {
        (green - blue) / spread
      } else if most == green {
        2 + (blue - red) / spread
      } else {
        4 + (red - green) / spread
      }
    hue = sixth < 0 ? sixth / 6 + 1 : sixth / 6
  }

  /// The colour as red, green and blue; a hue that is not finite counts as 0, which is red.
  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
    let sixth = turn * 6
    let index = Int(sixth)
    let fraction = sixth - CGFloat(index)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    return switch index {
    case 0: (brightness, rising, low)
    case 1: (falling, brightness, low)
    case 2: (low, brightness, rising)
    case 3: (low, falling, brightness)
    case 4: (rising, low, brightness)
    default: (brightness, low, falling)
    }
  }
}
