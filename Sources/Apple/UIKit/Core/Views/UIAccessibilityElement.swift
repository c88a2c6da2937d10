/// Something that is read aloud and is no view of its own; recorded only.
///
/// Source: Apple, UIAccessibilityElement.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or element that the element is in.
  open weak var accessibilityContainer: AnyObject?
  /// Whether it is read aloud as one thing.
  open var isAccessibilityElement = true
  /// What it is called.
  open var accessibilityLabel: String?
  /// What happens when it is used.
  open var accessibilityHint: String?
  /// What it stands at.
  open var accessibilityValue: String?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What kind of thing it is.
  open var accessibilityTraits = UIAccessibilityTraits.none

  private var frame: CGRect?

  /// The rectangle of the element on the screen.
  ///
  /// *Space*: the screen's, in points.
  open var accessibilityFrame: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView, frame == nil else {
        return frame ?? .zero
      }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { frame = newValue }
  }

  /// The rectangle of the element in its container.
  ///
  /// *Space*: the container's, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet { frame = nil }
  }

  /// Makes an element within a view or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Called when the element is used by somebody who hears the screen; never here.
  open override func accessibilityActivate() -> Bool { false }
}
