/// Something that touches can end up at.
///
/// What a responder does not take goes to the next one. Source: Apple, UIResponder.
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked after this one: a view's controller or superview, a controller's superview.
  open var next: UIResponder? { nil }

  /// Fingers have come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers have lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches have been taken away, mostly by a gesture recognizer.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
