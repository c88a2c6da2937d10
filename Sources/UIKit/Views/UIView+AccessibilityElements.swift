// Recorded only: nobody reads a film aloud.
extension UIView {
  /// Whether what is inside the view is not read aloud.
  public var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// The things inside the view that are read aloud, in order; `nil` for the subviews.
  public var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// The outline of the view as it is read aloud.
  ///
  /// *Space*: the screen's, in points.
  public var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  /// The rectangle of the view on the screen.
  ///
  /// *Space*: the screen's, in points.
  public var accessibilityFrame: CGRect { window == nil ? .zero : convert(bounds, to: nil) }

  /// What can be done with the view beside a tap.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// Whether the view keeps its colours where the screen's are inverted; they never are.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }
}

/// Something that can be done with a view beside a tap; recorded only.
///
/// Source: Apple, UIAccessibilityCustomAction.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
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
