/// A distance from a place that the user of the value names, mostly an item's centre.
///
/// *Units*: points, +x right, +y down.
///
/// Source: Apple, UIOffset.
public struct UIOffset: Hashable, Sendable {
  /// How far to the right.
  public var horizontal: CGFloat
  /// How far down.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Makes an offset of 0.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset; negative values go to the left and up.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Returns an offset, by the spelling of Swift 2, which samples still use.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
