/// How much a constraint matters.
///
/// *Units*: none, above 0 and up to 1000. Constraints of a higher priority are never given up for
/// lower ones. Source: Apple, UILayoutPriority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: holds always.
  public static let required = UILayoutPriority(1000)
  /// 750: a button does not get smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a view may be dragged and change the size of the window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the window stays as large as it is.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a view is dragged and does not change the size of the window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: a button gets no larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: a view is as small as its content allows when it is asked how large it would like to be.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + step)
  }

  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - step)
  }

  /// Stops with Apple's sentence where the priority is none.
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
