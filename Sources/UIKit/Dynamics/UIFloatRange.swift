/// From a number to another, both included.
///
/// Source: Apple, UIFloatRange.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  /// From 0 to 0.
  public static let zero = UIFloatRange()

  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether all numbers of single precision are in it.
  public var isInfinite: Bool {
    minimum <= -CGFloat(Float.greatestFiniteMagnitude)
      && maximum >= CGFloat(Float.greatestFiniteMagnitude)
  }
}

/// Units of what the range is for.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
  UIFloatRange(minimum: minimum, maximum: maximum)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIFloatRangeIsInfinite(_ range: UIFloatRange) -> Bool { range.isInfinite }
