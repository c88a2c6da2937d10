import Drawing

/// A place at which the letters behind a tab stand.
///
/// Source: Apple, NSTextTab.
public final class NSTextTab: NSObject, Sendable {
  /// What an option of a tab is called; none has a meaning here.
  ///
  /// Source: Apple, NSTextTab.OptionKey.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The letters that end a column, at whose first one the text would stand.
    public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Which part of the letters stands at the place; `natural` and `justified` are as `left`.
  public let alignment: NSTextAlignment
  /// The distance from the left edge.
  ///
  /// *Units*: points.
  public let location: CGFloat

  /// Makes a place; options change nothing.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location) = (alignment, loc)
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  public override var hash: Int { location.hashValue }

  var stop: TabStop {
    switch alignment {
    case .center: TabStop(Double(location), .center)
    case .right: TabStop(Double(location), .right)
    default: TabStop(Double(location), .left)
    }
  }

  /// The places of a style that says none.
  static let standard = TabStop.standard.map {
    NSTextTab(textAlignment: .left, location: CGFloat($0.place))
  }
}
