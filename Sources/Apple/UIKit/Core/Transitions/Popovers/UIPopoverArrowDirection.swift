/// The sides of a bubble at which its arrow may be.
///
/// Source: Apple, UIPopoverArrowDirection.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow is on top and points up: the bubble is below.
  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
  /// What the arrow has before the bubble is shown.
  public static let unknown = Self(rawValue: .max)
}
