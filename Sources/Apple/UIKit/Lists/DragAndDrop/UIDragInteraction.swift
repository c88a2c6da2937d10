/// Lets a finger that rests on a view lift items and drag them away.
///
/// Source: Apple, UIDragInteraction.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view whose items a finger lifts; `nil` until it is added to one.
  public private(set) weak var view: UIView?

  /// Whether new interactions are enabled: on phones since iOS 15, too.
  open class var isEnabledByDefault: Bool { true }

  /// Gives the items and is told of the drag.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?

  /// Whether a finger may lift items.
  open var isEnabled = true {
    didSet { press.isEnabled = isEnabled }
  }

  /// Whether other gestures may go on while items are lifted; they may not here.
  open var allowsSimultaneousRecognitionDuringLift = false

  private let press = DragPress()

  /// Makes an interaction; the delegate is held weakly.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.makeFlight = { [weak self] in self?.makeFlight(at: $0) }
  }

  /// Takes the recognizer of long presses off the view that the interaction leaves.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

  /// Gives the new view a recognizer of long presses.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Asks for items and lifts them; `nil` where there are none.
  private func makeFlight(at point: CGPoint) -> DragFlight? {
    guard let view, let window = view.window, let delegate else { return nil }
    let flight = DragFlight(of: self, in: window, at: view.convert(point, to: nil))
    flight.items = delegate.dragInteraction(self, itemsForBeginning: flight)
    guard !flight.items.isEmpty else { return nil }
    let previews = flight.items.map { item in
      delegate.dragInteraction(self, previewForLifting: item, session: flight)
        ?? UITargetedDragPreview(view: view)
    }
    flight.lift(previews)
    return flight
  }
}

/// Gives items to drag, and is told of the drag; all but the first method are optional.
///
/// Source: Apple, UIDragInteractionDelegate.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns what is lifted; nothing for none.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// Returns what is shown of an item; `nil` for the view of the interaction.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// Called as the items are lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)

  /// Called when the finger begins to move the items.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

  /// Returns whether the items may be moved, instead of copied; true unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether the items may not leave the app; false unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Returns whether previews keep their size; they always do here.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool

  /// Called when the finger has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// Called when the finger has lifted, before the animation of the end.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)

  /// Called when everything is over.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)

  /// Called when the items were handed over.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

  /// Returns where an item goes back to.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Called as an item goes back.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  /// Returns `nil`: the view of the interaction is shown.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  /// Returns true: items may be moved, and not only copied.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns false: items may leave the app.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Returns false; never called, for previews always keep their size.
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {}
  /// Returns the preview where the item was lifted: it goes back there.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}
