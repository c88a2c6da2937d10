/// Says how a mouse's pointer looks over a view.
///
/// A scene has fingers and no pointer: the interaction is there to be added, and its delegate is
/// never asked.
///
/// Source: Apple, UIPointerInteraction.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to; `nil` for none.
  public private(set) weak var view: UIView?
  /// Would say how the pointer looks; held weakly, and never asked.
  open weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the delegate may be asked.
  open var isEnabled = true

  /// Makes an interaction; the delegate is held weakly.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing: there is no pointer to take away.
  open func willMove(to view: UIView?) {}

  /// Keeps the new view, without holding it.
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks for the pointer to be shown anew.
  open func invalidate() {}
}

/// Is asked how a pointer looks; every method is optional, and none is called here.
///
/// Source: Apple, UIPointerInteractionDelegate.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the part of the view that the pointer is over; `nil` for none.
  ///
  /// Never called here.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the looks of the pointer over a part of the view; `nil` for the system's.
  ///
  /// Never called here.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called when the pointer comes over a part of the view; never called here.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when the pointer goes; never called here.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the default region; never called, since there is no pointer.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns `nil`; never called, since there is no pointer.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing; never called, since there is no pointer.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing; never called, since there is no pointer.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// What goes along with a pointer's change.
///
/// Source: Apple, UIPointerInteractionAnimating.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A part of a view that a pointer can be over.
///
/// Source: Apple, UIPointerRegion.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// *Space*: that of the interaction's view.
  public let rect: CGRect
  /// The author's name for the part; `nil` by default.
  public let identifier: AnyHashable?

  /// Makes a part of a view; the rectangle is in the view's coordinates, in points.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// Where a pointer is.
///
/// Source: Apple, UIPointerRegionRequest.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// *Space*: that of the interaction's view.
  open private(set) var location = CGPoint.zero
  /// The keys that are held.
  open private(set) var modifiers: UIKeyModifierFlags = []
}

/// The looks of a pointer.
///
/// Source: Apple, UIPointerStyle.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Makes the looks of an effect on a view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }

  /// Makes the looks of a shape.
  public init(shape: UIPointerShape, constrainedAxes: NSLayoutConstraint.Axis? = nil) {
    super.init()
  }

  private override init() { super.init() }

  /// Returns the looks of a hidden pointer.
  open class func hidden() -> Self { _made(self) }

  /// Returns the system's looks.
  open class func system() -> Self { _made(self) }
}

/// What a pointer does to the view below it.
///
/// Source: Apple, UIPointerEffect.
public enum UIPointerEffect {
  /// How a hovered view is tinted.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The shape of a pointer.
///
/// Source: Apple, UIPointerShape.
public enum UIPointerShape {
  /// The radius of a shape of its own size.
  public static let defaultCornerRadius: CGFloat = 8

  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

extension UIButton {
  /// Returns the looks of a pointer over a button, which is never asked for here.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
}
