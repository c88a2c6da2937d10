/// Follows how hard a finger presses, which a film has not: its delegate is never called.
///
/// Source: Apple, UIPreviewInteraction.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view that is pressed.
  open private(set) weak var view: UIView?

  /// Is told of a press; never here.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Makes an interaction with a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Returns where the finger presses: the middle of the view, as there is none.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view else { return .zero }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return coordinateSpace.map { view.convert(middle, to: $0) } ?? middle
  }

  /// Ends the interaction.
  open func cancel() {}
}

/// Is told how far a press has gone; never here, for fingers have no force.
///
/// Source: Apple, UIPreviewInteractionDelegate.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
  /// Returns true when a press may begin; never called here.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called with how far a press has gone, 0...1; never called here.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Called with how far a harder press has gone, 0...1; never called here.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Called when the finger lifts before the press is over; never called here.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  /// Returns true; never called, since fingers have no force.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  /// Does nothing; never called, since fingers have no force.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}
