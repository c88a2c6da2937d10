import Drawing
import Typography

extension UIFontDescriptor {
  /// A property of a font.
  ///
  /// Source: Apple, UIFontDescriptor.AttributeName.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, the font and its face by their names, the size in points, and a dictionary of
    /// traits.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// *Shape*: an array of dictionaries from `FeatureKey` to a number.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A trait of a font.
  ///
  /// Source: Apple, UIFontDescriptor.TraitKey.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of symbolic traits, a number of `UIFont.Weight`, and the slant, which is more
    /// than 0 for italic letters.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A part of a feature's setting.
  ///
  /// Source: Apple, UIFontDescriptor.FeatureKey.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature and its setting, by the numbers of Core Text; `featureIdentifier` and
    /// `typeIdentifier` are the same two under later names.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  /// A design of the system font.
  ///
  /// Source: Apple, UIFontDescriptor.SystemDesign.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The design of the system font, which is Inter here.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Nunito, Noto Serif and JetBrains Mono.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Returns the same font in another design; `nil` for one that the system does not know.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var typeface = typeface
    switch design {
    case .default: typeface.design = .system
    case .serif: typeface.design = .serif
    case .monospaced: typeface.design = .monospaced
    case .rounded: typeface.design = .rounded
    default: return nil
    }
    return UIFontDescriptor(typeface)
  }

  /// Describes the font of some attributes; the regular one of 12 points where they say nothing.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let plain = UIFontDescriptor(Typeface(size: 12))
    self.init(plain.addingAttributes(attributes).typeface)
  }

  /// Returns the font with other attributes in place of its own: name, family, face, size, traits, and
  /// digits of one width of the features.
  ///
  /// A weight and a slant say more than symbolic traits beside them.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var typeface = typeface
    if let size = Self.number(attributes[.size]) { typeface.size = size }
    if let name = attributes[.name] as? String,
      let cut = UIFont.cut(named: name, size: typeface.size)
        ?? PhoneFont(named: name, size: typeface.size)?.typeface
    {
      typeface = cut
    }
    if let face = attributes[.face] as? String { typeface.take(face: face) }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let symbolic =
      traits[.symbolic] as? SymbolicTraits
      ?? Self.number(traits[.symbolic]).map { SymbolicTraits(rawValue: UInt32(max(0, $0))) }
    if let described = symbolic.flatMap({ UIFontDescriptor(typeface).withSymbolicTraits($0) }) {
      typeface = described.typeface
    }
    let weight =
      (traits[.weight] as? UIFont.Weight).map { Double($0.rawValue) }
      ?? Self.number(traits[.weight])
    if let weight { typeface.weight = UIFont.Weight(CGFloat(weight)).inInter }
    if let slant = Self.number(traits[.slant]) { typeface.isItalic = slant > 0 }
    for feature in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? [] {
      if feature[.type] == kNumberSpacingType {
        typeface.hasEvenDigits = feature[.selector] == kMonospacedNumbersSelector
      }
    }
    return UIFontDescriptor(typeface)
  }

  /// Returns the font of a family; the same where the family is not one of the system's.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var typeface = typeface
    for design in [Typeface.Design.system, .monospaced, .rounded, .serif] {
      var other = typeface
      other.design = design
      if other.family == newFamily { typeface = other }
    }
    return UIFontDescriptor(typeface)
  }

  /// Returns the font of a face of the family, such as `Bold Italic`.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// The name of the font, such as `Inter-Bold`.
  public var postscriptName: String { typeface.cut }

  /// The name and size of the font.
  public var fontAttributes: [AttributeName: Any] {
    [.name: typeface.cut, .size: CGFloat(typeface.size)]
  }

  /// Returns an attribute of the font; `nil` for those that it has not.
  public func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: typeface.family
    case .traits:
      [
        TraitKey.symbolic: symbolicTraits.rawValue as Any,
        .weight: UIFont.Weight(inInter: typeface.weight).rawValue,
      ]
    default: fontAttributes[attribute]
    }
  }

  /// Returns the description of a text style's font, as large as traits ask for.
  @preconcurrency @MainActor
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).typeface)
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as UInt32: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension Typeface {
  /// Takes over the weight and slant of a face's name; other words change nothing.
  fileprivate mutating func take(face: String) {
    let words = face.replacingOccurrences(of: " ", with: "").lowercased()
    isItalic = words.contains("italic")
    let weights = [
      ("thin", 100), ("extralight", 200), ("ultralight", 200), ("semibold", 600),
      ("extrabold", 800),
      ("heavy", 800), ("light", 300), ("medium", 500), ("bold", 700), ("black", 900),
      ("regular", 400),
    ]
    if let found = weights.first(where: { words.contains($0.0) }) { weight = found.1 }
  }
}

// Core Text's numbers of a font's features; digits of one width are the only ones here.

/// How wide digits are.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kNumberSpacingType = 6
/// All digits of one width.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kMonospacedNumbersSelector = 0
/// Each digit of its own width.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kProportionalNumbersSelector = 1
