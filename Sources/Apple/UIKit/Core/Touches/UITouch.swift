/// One finger, from coming down to lifting.
///
/// Apple's is an `NSObject`; this one is not, because an `NSObject` is hashed by its address and
/// sets of touches must have the same order on every run.
///
/// Source: Apple, UITouch.
@preconcurrency @MainActor
open class UITouch {
  /// What a finger does.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// What the finger did last.
  open internal(set) var phase = Phase.began

  /// When the finger did it.
  ///
  /// *Units*: seconds since launch.
  open internal(set) var timestamp: TimeInterval

  /// How many times the finger has come down here in quick succession, including this time.
  open internal(set) var tapCount = 1

  /// The window in which the finger came down.
  open internal(set) var window: UIWindow?

  /// The view in which the finger came down.
  open internal(set) var view: UIView?

  /// What touches: a finger, always.
  open var type: TouchType { .direct }

  /// The radius of the finger's tip, and how inexactly it is known.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: about what a finger has.
  open var majorRadius: CGFloat { 20 }
  /// *Units*: points.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// How hard the finger presses: 0, as on a screen that does not feel it.
  open var force: CGFloat { 0 }

  /// The greatest force: 0, as on a screen that does not feel it.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The recognizers that watch the finger.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The finger's number, given by the stage.
  package nonisolated let id: Int

  /// Where the finger is.
  ///
  /// *Space*: the window's.
  var position: CGPoint
  /// Where the finger was before its last move.
  ///
  /// *Space*: the window's.
  var previousPosition: CGPoint

  /// The recognizers that watch the finger, those of inner views first.
  var recognizers: [UIGestureRecognizer] = []

  /// Whether the view is told no more: it follows another finger, or knows that this one is gone.
  var isRefusedByView = false
  /// Whether the view knows that the finger is down.
  var isKnownToView = false
  /// Whether a recognized gesture has taken the finger from its view.
  var isTakenFromView = false

  /// Makes the touch of a finger that comes down.
  init(id: Int, position: CGPoint, timestamp: TimeInterval, window: UIWindow?, view: UIView?) {
    self.id = id
    self.position = position
    previousPosition = position
    self.timestamp = timestamp
    self.window = window
    self.view = view
  }

  /// Makes the touch of no finger, at the origin of no window.
  public convenience init() {
    self.init(id: -1, position: .zero, timestamp: 0, window: nil, view: nil)
  }

  /// Returns where the finger is, in a view's space, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(position, from: nil) } ?? position
  }

  /// Returns where the finger was before its last move, in a view's space, or in the window's for
  /// nil.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(previousPosition, from: nil) } ?? previousPosition
  }
}

extension UITouch: Hashable {
  nonisolated public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Returns the number, without the seed that differs between runs, so that sets keep one order.
  nonisolated public func _rawHashValue(seed: Int) -> Int { id }
}

extension UITouch {
  /// What touches.
  ///
  /// Source: Apple, UITouch.TouchType.
  public enum TouchType: Int, Sendable, CaseIterable {
    /// A finger on the screen.
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    /// The old name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// Returns where the finger is; the screen knows it no better than `location(in:)`.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns where the finger was before; the screen knows it no better.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
