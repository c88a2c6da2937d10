extension UIScrollView {
  /// The share of its speed that content keeps each millisecond.
  ///
  /// No unit, 0...1.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998 and 0.99 a millisecond: after a second, 13.5 % of the speed are left, or next to
    /// nothing.
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When dragging the content dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
    /// As `onDrag`; what stands on the keyboard goes along with it here anyhow.
    case onDragWithAccessory
    /// As `interactive`; what stands on the keyboard goes along with it here anyhow.
    case interactiveWithAccessory
  }
}
