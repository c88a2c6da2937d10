/// How a view looks that has the focus of a keyboard; nobody has it in a film.
///
/// Source: Apple, UIFocusEffect.
open class UIFocusEffect: NSObject {
  public override init() { super.init() }
}

/// A line around a view that has the focus of a keyboard.
///
/// Source: Apple, UIFocusHaloEffect.
@preconcurrency @MainActor
public final class UIFocusHaloEffect: UIFocusEffect {
  /// The line.
  public private(set) var path: UIBezierPath?

  /// Makes a line along a path.
  public convenience init(path: UIBezierPath) {
    self.init()
    self.path = path
  }

  /// Makes a line around a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  /// Makes a line around a rectangle with round corners.
  public convenience init(
    roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) { self.init(path: UIBezierPath(roundedRect: roundedRect, cornerRadius: cornerRadius)) }
}
