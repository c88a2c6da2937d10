extension UIImage {
  /// How bold a symbol is.
  ///
  /// Source: Apple, UIImage.SymbolWeight.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Returns the weight of a font that goes with the symbol's.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How large a symbol is beside text of its size.
  ///
  /// Source: Apple, UIImage.SymbolScale.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// Settings of an image; they never change.
  ///
  /// Source: Apple, UIImage.Configuration.
  public class Configuration: NSObject {
    override init() { super.init() }
  }

  /// The size, weight and scale of a symbol; they never change.
  ///
  /// Strokes can be made thicker only: weights below regular look like regular.
  ///
  /// Source: Apple, UIImage.SymbolConfiguration.
  public final class SymbolConfiguration: Configuration {
    let look: Symbol.Look

    init(_ look: Symbol.Look) { self.look = look }

    /// A configuration that leaves everything open.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(Symbol.Look()) }

    /// *Units*: points.
    public convenience init(pointSize: CGFloat) {
      self.init(Symbol.Look(pointSize: pointSize))
    }

    /// *Units*: points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Symbol.Look(pointSize: pointSize, weight: weight))
    }

    /// *Units*: points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Symbol.Look(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Makes a configuration of a weight alone, which leaves size and scale open.
    public convenience init(weight: SymbolWeight) { self.init(Symbol.Look(weight: weight)) }

    /// Makes a configuration of a scale alone, which leaves size and weight open.
    public convenience init(scale: SymbolScale) { self.init(Symbol.Look(scale: scale)) }

    /// Makes the configuration of a symbol beside text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Makes the configuration of a symbol beside text in a font.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(rawValue: font.typeface.weight / 100) ?? .regular
      self.init(Symbol.Look(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    /// Makes the configuration of a symbol beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Makes the configuration of a symbol beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Returns this configuration with all that another one says.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(look.applying(other.look))
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.look == look
    }

    public override var hash: Int { look.hashValue }
  }
}
