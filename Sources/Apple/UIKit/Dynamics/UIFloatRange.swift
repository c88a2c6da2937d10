/// A range of numbers, both ends included.
///
/// Source: Apple, UIFloatRange.
public struct UIFloatRange: Hashable, Sendable {
  /// The lower end.
  public var minimum: CGFloat
  /// The upper end.
  public var maximum: CGFloat

  /// The range from 0 to 0.
  public static let zero = UIFloatRange()

  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Makes the range from 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Makes a range from its ends.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether the range contains all numbers of single precision.
  public var isInfinite: Bool {
    minimum <= -CGFloat(Float.greatestFiniteMagnitude)
      && maximum >= CGFloat(Float.greatestFiniteMagnitude)
  }
}

/// Returns a range from its ends.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
  UIFloatRange(minimum: minimum, maximum: maximum)
}

/// Returns true when a range contains all numbers of single precision.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIFloatRangeIsInfinite(_ range: UIFloatRange) -> Bool { range.isInfinite }
