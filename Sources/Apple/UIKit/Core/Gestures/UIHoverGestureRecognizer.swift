/// Recognizes a pointer above a view, which a screen for fingers has not: it never begins.
///
/// Source: Apple, UIHoverGestureRecognizer.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of a pencil above the screen; 0 without one.
  open var zOffset: CGFloat { 0 }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIHoverGestureRecognizer }
}

/// The devices whose scrolling drags.
///
/// Source: Apple, UIScrollTypeMask.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels that scroll in steps, and trackpads; neither is there, so that no scrolling drags.
  public static let discrete = Self(rawValue: 1 << 0)
  public static let continuous = Self(rawValue: 1 << 1)
  public static let all: Self = [.discrete, .continuous]
}
