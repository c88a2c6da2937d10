/// Recognizes fingers that drag inwards from an edge of the screen.
///
/// Source: Apple, UIScreenEdgePanGestureRecognizer.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that a drag may begin at; none at first.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, state == .possible, progress.down.count == 1 else {
      return super.touchesBegan(touches, with: event)
    }
    if isAtEdge(touch.position) {
      super.touchesBegan(touches, with: event)
    } else {
      state = .failed
    }
  }

  private func isAtEdge(_ point: CGPoint) -> Bool {
    let screen = runtime.screen.bounds
    return edges.contains(.left) && point.x <= Self.width
      || edges.contains(.right) && point.x >= screen.width - Self.width
      || edges.contains(.top) && point.y <= Self.width
      || edges.contains(.bottom) && point.y >= screen.height - Self.width
  }

  /// How far from the edge of the screen a drag may begin.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: a finger that covers the edge is seen about so far inside.
  private static let width: CGFloat = 20

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIScreenEdgePanGestureRecognizer }
}

/// Edges of a rectangle.
///
/// Source: Apple, UIRectEdge.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
