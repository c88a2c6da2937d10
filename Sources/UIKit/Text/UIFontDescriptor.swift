import Drawing
import Typography

/// What a font is to be like.
///
/// Source: Apple, UIFontDescriptor; all descriptors are of the system font.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Traits that a font has or has not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  let typeface: Typeface

  init(_ typeface: Typeface) { self.typeface = typeface }

  /// A cut by its own name, the regular one for a name that is none. Units: points.
  @MainActor
  public convenience init(name fontName: String, size: CGFloat) {
    self.init((UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)).typeface)
  }

  /// The font of a kind of text.
  @MainActor
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(UIFont.preferredFont(forTextStyle: style).typeface)
  }

  /// Units: points.
  public var pointSize: CGFloat { CGFloat(typeface.size) }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if typeface.isItalic { traits.insert(.traitItalic) }
    if typeface.weight >= Self.boldWeight { traits.insert(.traitBold) }
    return traits
  }

  /// The same font with these traits and no others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var typeface = typeface
    typeface.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = typeface.weight >= Self.boldWeight
    if symbolicTraits.contains(.traitBold) != isBold { typeface.weight = isBold ? 400 : 700 }
    return UIFontDescriptor(typeface)
  }

  /// The same font in another size. Units: points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var typeface = typeface
    typeface.size = Double(newPointSize)
    return UIFontDescriptor(typeface)
  }

  /// From which weight on a font counts as bold: semibold's.
  private static let boldWeight = 600

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.typeface == typeface
  }

  public override var hash: Int { typeface.hashValue }
}

extension UIFont {
  /// What the font is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(typeface) }

  /// A font like the descriptor, in its size where 0 is given. Units: points.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.withSize(pointSize).typeface : descriptor.typeface)
  }
}
