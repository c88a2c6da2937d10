import Geometry

/// How a preview of a view looks.
///
/// Source: Apple, UIPreviewParameters.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown, in the view's space; `nil` for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline whose shadow is cast; `nil` for that of what is shown.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; `nil` for white in light and black in dark.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }
}

/// Where a preview stands.
///
/// Source: Apple, UIPreviewTarget.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose space the place is.
  public let container: UIView
  /// The middle of the preview.
  public let center: CGPoint
  /// The transform that the preview has there.
  public let transform: CGAffineTransform

  /// Makes a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Makes a place without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view to show as a preview, and where it stands.
///
/// Source: Apple, UITargetedPreview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// Where the preview stands.
  public let target: UIPreviewTarget
  /// The view that is shown.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Makes a preview at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Makes a preview where the view stands, which has to be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: Self.place(of: view))
  }

  /// Makes a preview where the view stands, with the usual looks.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The place of a view in its superview.
  package static func place(of view: UIView) -> UIPreviewTarget {
    guard let container = view.superview, view.window != nil else {
      raise(
        .internalInconsistency,
        "UIPreviewTarget requires that the container view is in a window, but it is not.")
    }
    return UIPreviewTarget(container: container, center: view.center, transform: view.transform)
  }
}
