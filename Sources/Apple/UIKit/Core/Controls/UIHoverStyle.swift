/// What a pointer does to a view that it comes over; there is no pointer here.
///
/// Source: Apple, UIHoverStyle.
@preconcurrency @MainActor
public final class UIHoverStyle: NSObject {
  /// What happens to the view.
  public var effect: any UIHoverEffect
  /// The shape in which it happens; `nil` for the view's own.
  public var shape: UIShape?
  /// Whether it happens.
  public var isEnabled = true

  /// Makes a style.
  public init(effect: any UIHoverEffect = .automatic, shape: UIShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Returns the system's style.
  public static func automatic() -> Self { Self() }
}

/// What happens to a view below a pointer.
///
/// Source: Apple, UIHoverEffect.
public protocol UIHoverEffect: Sendable {}

/// The system's effect.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Makes the effect; nothing is seen of it, since fingers do not hover.
  public init() {}
}

/// A light over the view.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Makes the effect; nothing is seen of it, since fingers do not hover.
  public init() {}
}

/// The view comes nearer.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// Makes the effect; nothing is seen of it, since fingers do not hover.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The system's effect.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A light over the view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The view comes nearer.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// A shape that fits itself to a rectangle.
///
/// Source: Apple, UIShape.
@preconcurrency @MainActor
public struct UIShape {
  /// What the shape is.
  private enum Kind {
    case rectangle, capsule, circle
    case rounded(CGFloat)
    case fixed(CGRect, CGFloat)
    case path(UIBezierPath)
  }

  private let kind: Kind

  /// The whole rectangle.
  public static var rect: UIShape { UIShape(kind: .rectangle) }
  /// The rectangle with half circles at its shorter sides.
  public static var capsule: UIShape { UIShape(kind: .capsule) }
  /// A circle in the middle.
  public static var circle: UIShape { UIShape(kind: .circle) }

  /// Returns the rectangle with round corners.
  ///
  /// *Units*: points.
  public static func rect(cornerRadius: CGFloat) -> UIShape {
    UIShape(kind: .rounded(cornerRadius))
  }

  /// Returns a rectangle of its own.
  ///
  /// *Units*: points.
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat = 0) -> UIShape {
    UIShape(kind: .fixed(rect, cornerRadius))
  }

  /// Returns the shape of a path.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(kind: .path(path)) }
}
