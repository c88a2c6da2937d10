/// The weight of a constraint.
///
/// Constraints of a higher priority are never broken in favour of lower ones.
///
/// *Units*: none, above 0 and up to 1000.
///
/// Source: Apple, UILayoutPriority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  /// Makes a priority of any number; a constraint raises unless it is above 0 and at most 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint always holds.
  public static let required = UILayoutPriority(1000)
  /// 750: a button does not shrink below its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize the window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize the window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: a button does not grow beyond its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: a view is as small as its content allows when its fitting size is asked for.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by a step; `.defaultHigh + 1` wins over `.defaultHigh`.
  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + step)
  }

  /// Returns a priority that is lower by a step; `.required - 1` may be broken.
  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - step)
  }

  /// Stops with Apple's sentence where the priority is out of range.
  @MainActor
  func check() {
    guard rawValue > 0, rawValue <= Self.required.rawValue else {
      raise(
        .internalInconsistency,
        """
        It's illegal to set priority:\(describe(rawValue)). Priorities must be greater than 0 and \
        less or equal to NSLayoutPriorityRequired, which is 1000.
        """)
    }
  }
}
