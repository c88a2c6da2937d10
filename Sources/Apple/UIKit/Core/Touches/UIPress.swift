/// A key that goes down and is let go of.
///
/// Source: Apple, UIPress.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far a press has come.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// Buttons of a remote control.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
  }

  /// How far the press has come.
  open internal(set) var phase = Phase.began
  /// When the phase began.
  ///
  /// *Units*: seconds since launch.
  open internal(set) var timestamp: TimeInterval
  /// The button of a remote control; for a key a number of its own, as on a phone.
  public let type: PressType
  /// The key.
  public let key: UIKey?
  /// How hard the button is pressed: fully.
  ///
  /// *Units*: 0...1.
  public let force: CGFloat = 1
  /// The object that is told of the press.
  open internal(set) weak var responder: UIResponder?
  /// The window in which the press counts.
  open internal(set) weak var window: UIWindow?

  init(key: UIKey, timestamp: TimeInterval) {
    self.key = key
    self.timestamp = timestamp
    type =
      switch key.keyCode {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      default: .select
      }
    super.init()
  }
}

/// What keys do at one moment.
///
/// Source: Apple, UIPressesEvent.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The keys that are down or have just been let go of.
  public let allPresses: Set<UIPress>

  init(_ presses: Set<UIPress>, timestamp: TimeInterval) {
    allPresses = presses
    super.init(touches: [], timestamp: timestamp)
  }

  /// Returns the presses that a recognizer watches: none, for recognizers here watch fingers.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
