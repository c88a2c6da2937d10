/// A distance from a place that the user of the value names, mostly an item's centre.
///
/// *Units*: points, +x right, +y down.
///
/// Source: Apple, UIOffset.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init() { self.init(horizontal: 0, vertical: 0) }

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
