/// Something that touches can end up at.
///
/// What a responder does not take goes to the next one. Source: Apple, UIResponder.
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The stage that the responder is on; that whose code runs now for one that is on none.
  var runtime: Runtime { .current }

  /// Who is asked after this one: a view's controller or superview, a controller's superview.
  open var next: UIResponder? { nil }

  /// The object was read from a file, which never happens here.
  open func awakeFromNib() {}

  /// The object is shown in Interface Builder, which never happens here.
  open func prepareForInterfaceBuilder() {}

  /// A value of a view that was asked for with `addObserver(_:forKeyPath:options:context:)` has
  /// changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Whether what is typed may come here.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether what is typed need not come here any longer.
  open var canResignFirstResponder: Bool { true }

  /// Whether what is typed comes here.
  open var isFirstResponder: Bool { runtime.firstResponder === self }

  /// Asks for what is typed; answers whether it comes here now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let other = runtime.firstResponder {
      guard other.resignFirstResponder() else { return false }
    }
    runtime.firstResponder = self
    return true
  }

  /// Gives up what is typed; answers whether it does not come here now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    runtime.firstResponder = nil
    return true
  }

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
