extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// An `NSParagraphStyle`; the one of the first letter holds for the whole text.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// A `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// A `UIColor` behind the line.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// A number added to the advance of each letter.
  ///
  /// *Units*: points.
  public static let kern = Self(rawValue: "NSKern")
  /// The same as `kern`.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// A `UIColor`; without it the letters' own.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// A `UIColor`; without it the letters' own.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// A number by which letters stand above the baseline.
  ///
  /// *Units*: points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The width of a line along the letters' edges, a hundredth of the font's size each; letters are
  /// filled, too, where it is negative.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// A `UIColor` of that line; without it the letters' own.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// How far letters lean to the right, a share of their height.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// The logarithm of the factor by which letters are wider; what is not 0 is not drawn, and the log
  /// says so.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// 0 for no ligatures; the fonts here have none.
  public static let ligature = Self(rawValue: "NSLigature")
  /// A `URL` or its text; letters are blue and underlined, and text views tell of taps on them.
  public static let link = Self(rawValue: "NSLink")
  /// An `NSShadow`; the one of the first letter holds for the whole text.
  public static let shadow = Self(rawValue: "NSShadow")
}

/// The lines drawn below or through letters.
///
/// Patterns and gaps between words are not drawn.
///
/// Source: Apple, NSUnderlineStyle.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line, one twice as thick, and two lines.
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots; drawn as a whole line, and the log says so.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes; drawn as a whole line, and the log says so.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A dash and a dot; drawn as a whole line, and the log says so.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots; drawn as a whole line, and the log says so.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Words only; drawn through the spaces, too, and the log says so.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The bits of a line's pattern, and of its gaps.
  static let patterns = 0x8F00
}

/// The shadow of letters.
///
/// Source: Apple, NSShadow.
public final class NSShadow: NSObject {
  private let mark = FoundationMark()

  /// The distance of the shadow from the letters; +y is down.
  ///
  /// *Units*: points.
  public var shadowOffset = CGSize.zero
  /// Twice the standard deviation of the blur.
  ///
  /// *Units*: points.
  public var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black at a third unless set, and `nil` for no shadow.
  public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }
}
