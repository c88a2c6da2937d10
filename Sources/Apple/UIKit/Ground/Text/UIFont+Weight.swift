extension UIFont {
  /// How bold a font is.
  ///
  /// *Units*: none; 0 is regular, negative is thinner.
  ///
  /// Source: Apple, UIFont.Weight.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The weights that have names, from thin to thick: 100 to 900 of Inter.
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The weight that Inter numbers 100 to 900.
  init(inInter weight: Int) {
    self = Self.cuts[max(1, min(9, weight / 100)) - 1]
  }

  private static let cuts: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The nearest of the nine weights of Inter, 100 to 900.
  var inInter: Int {
    let distances = Self.cuts.map { abs($0.rawValue - rawValue) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
    return (nearest + 1) * 100
  }
}
