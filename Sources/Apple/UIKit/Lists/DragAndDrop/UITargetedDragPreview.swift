/// How the preview of a dragged item looks.
///
/// Source: Apple, UIDragPreviewParameters.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the preview of a dragged item stands.
///
/// Source: Apple, UIDragPreviewTarget.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view to show for a dragged item, and where it stands.
///
/// Source: Apple, UITargetedDragPreview.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Makes a preview at a place.
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }

  /// Makes a preview where the view stands, which has to be in a window.
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    let place = Self.place(of: view)
    self.init(
      view: view, parameters: parameters,
      target: UIDragPreviewTarget(
        container: place.container, center: place.center, transform: place.transform))
  }

  /// Makes a preview where the view stands, with the usual looks.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Returns the same preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: view, parameters: parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters(),
      target: newTarget)
  }
}

/// A view to show for an item while it is dragged.
///
/// Source: Apple, UIDragPreview.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Makes a preview with the usual looks.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
