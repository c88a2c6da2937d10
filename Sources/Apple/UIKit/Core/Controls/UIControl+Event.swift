extension UIControl {
  /// What fingers did to a control, or what it did itself.
  ///
  /// Source: Apple, UIControl.Event.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on the control, which tracks it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down for the second time or more in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main event; for a button, a tap.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to come.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  ///
  /// Source: Apple, UIControl.State.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, neither highlighted nor selected.
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let application = State(rawValue: 0xFF_0000)
  }

  /// The horizontal place of the content in the control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical place of the content in the control.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}
