/// One finger from coming down to lifting.
///
/// Unlike Apple's it is no `NSObject`: sets of touches must have one order on every run, and an
/// `NSObject` is hashed by its address. Source: Apple, UITouch.
@MainActor
open class UITouch {
  /// What the finger does.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// What the finger did last.
  open internal(set) var phase = Phase.began

  /// When the finger did it. Units: seconds since launch.
  open internal(set) var timestamp: TimeInterval

  /// How many times the finger has come down here in quick succession, this time counted.
  open internal(set) var tapCount = 1

  /// The window in which the finger came down.
  open internal(set) var window: UIWindow?

  /// The view in which the finger came down.
  open internal(set) var view: UIView?

  /// The recognizers that watch the finger.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Which finger it is; the stage numbers them.
  nonisolated let id: Int

  /// Space: the window's.
  var position: CGPoint
  /// Where the finger was before its last move. Space: the window's.
  var previousPosition: CGPoint

  /// Those that watch the finger, of inner views first.
  var recognizers: [UIGestureRecognizer] = []

  /// Whether the view hears no more of the finger: it has another one, or knows the end.
  var isRefusedByView = false
  /// Whether the view was told that the finger came down, and not that it is gone.
  var isKnownToView = false
  /// Whether a recognized gesture has the finger for itself.
  var isTakenFromView = false

  init(id: Int, position: CGPoint, timestamp: TimeInterval, window: UIWindow?, view: UIView?) {
    self.id = id
    self.position = position
    previousPosition = position
    self.timestamp = timestamp
    self.window = window
    self.view = view
  }

  /// Where the finger is, in a view's space, in the window's for nothing.
  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(position, from: nil) } ?? position
  }

  /// Where the finger was before its last move, in a view's space, in the window's for nothing.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(previousPosition, from: nil) } ?? previousPosition
  }
}

extension UITouch: Hashable {
  nonisolated public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Without the seed that differs from run to run, so that a set of touches always has one order.
  nonisolated public func _rawHashValue(seed: Int) -> Int { id }
}
