extension NSParagraphStyle {
  /// How lines are broken where there are several good places; words go to the next line whole.
  ///
  /// Source: Apple, NSParagraphStyle.LineBreakStrategy.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No single word stands in the last line; recorded only.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words stay whole; recorded only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
