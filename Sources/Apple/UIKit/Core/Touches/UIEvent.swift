/// What all fingers do at one moment.
///
/// Source: Apple, UIEvent.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// When it happened.
  ///
  /// *Units*: seconds since launch.
  public let timestamp: TimeInterval

  /// The fingers that are down or have just lifted, in the order in which they came down.
  let orderedTouches: [UITouch]

  /// Makes an event of all fingers that are down.
  init(touches: [UITouch], timestamp: TimeInterval) {
    orderedTouches = touches
    self.timestamp = timestamp
  }

  /// Makes an event without fingers, as apps hand it to their own methods.
  public override convenience init() { self.init(touches: [], timestamp: 0) }

  /// The fingers that are down or have just lifted.
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  /// Returns the fingers that came down in a view; nil for none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the fingers that came down in a window; nil for none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the fingers that a recognizer watches; nil for none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.recognizers.contains { $0 === gesture } }
  }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let wanted = orderedTouches.filter(isWanted)
    return wanted.isEmpty ? nil : Set(wanted)
  }
}
