import Drawing
import Typography

/// A description of a font, one of the system's family or of its designs.
///
/// Source: Apple, UIFontDescriptor.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The slant and boldness of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What a font may be; no font here is more than italic, bold and monospaced.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  let typeface: Typeface

  init(_ typeface: Typeface) { self.typeface = typeface }

  /// Describes the font of a name, or the regular one where the name is unknown.
  ///
  /// *Units*: points.
  @preconcurrency @MainActor
  public convenience init(name fontName: String, size: CGFloat) {
    self.init((UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)).typeface)
  }

  /// Returns the description of a text style's font.
  @preconcurrency @MainActor
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(UIFont.preferredFont(forTextStyle: style).typeface)
  }

  /// The size of the font.
  ///
  /// *Units*: points.
  public var pointSize: CGFloat { CGFloat(typeface.size) }

  /// Which of italic, bold and monospaced the font is.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if typeface.isItalic { traits.insert(.traitItalic) }
    if typeface.weight >= Self.boldWeight { traits.insert(.traitBold) }
    if typeface.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the same font with these traits and no others; `nil` where no font has them: none here
  /// is condensed, expanded, vertical, or has lines of another height.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let known: SymbolicTraits = [.traitItalic, .traitBold, .traitMonoSpace, .traitUIOptimized]
    guard symbolicTraits.isSubset(of: known) else { return nil }
    var typeface = typeface
    if symbolicTraits.contains(.traitMonoSpace) {
      typeface.design = .monospaced
    } else if typeface.design == .monospaced {
      typeface.design = .system
    }
    typeface.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = typeface.weight >= Self.boldWeight
    if symbolicTraits.contains(.traitBold) != isBold { typeface.weight = isBold ? 400 : 700 }
    return UIFontDescriptor(typeface)
  }

  /// Returns the same font in another size.
  ///
  /// *Units*: points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var typeface = typeface
    typeface.size = Double(newPointSize)
    return UIFontDescriptor(typeface)
  }

  /// The weight from which on a font counts as bold: that of semibold.
  static let boldWeight = 600

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.typeface == typeface
  }

  public override var hash: Int { typeface.hashValue }
}

extension UIFont {
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(typeface) }

  /// Makes the font of a descriptor, in the descriptor's own size where `pointSize` is 0.
  ///
  /// *Units*: points.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.withSize(pointSize).typeface : descriptor.typeface)
  }
}
