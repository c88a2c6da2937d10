/// Something that can be done with a view beside a tap; recorded only.
///
/// Source: Apple, UIAccessibilityCustomAction.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Called with the action; returns true when it was possible.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String

  /// Does it; returns true when that was possible.
  open var actionHandler: Handler?

  /// The object whose method does it.
  open weak var target: AnyObject?

  /// The method that does it.
  open var selector: Selector?

  /// Makes an action that calls a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
}
