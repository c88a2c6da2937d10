/// The looks of a bar whose colours are not set.
///
/// Source: Apple, UIBarStyle.
public enum UIBarStyle: Int, Sendable {
  /// As the scene: white in light, black in dark.
  case `default` = 0
  /// Black with white words.
  case black = 1
  /// The same as `black`.
  case blackTranslucent = 2

  /// The old name of `black`.
  public static let blackOpaque = UIBarStyle.black

  /// Returns the colour of the bar from the white levels (0...1) of bars in light and in dark.
  func color(light: CGFloat, dark: CGFloat) -> UIColor {
    self == .default ? UIColor(light: light, dark: dark) : UIColor(white: dark, alpha: 1)
  }

  /// The colour of the bar's words.
  var wordColor: UIColor { self == .default ? .label : .white }
}
