/// What can be added to a view to answer fingers in a way of its own.
///
/// Source: Apple, UIInteraction.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the view changes; `nil` for none.
  func willMove(to view: UIView?)
  /// Called after the view has changed.
  func didMove(to view: UIView?)
}

/// What a context menu shows: a preview and actions.
///
/// Source: Apple, UIContextMenuConfiguration.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the controller whose view is the preview.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// Makes the menu from those that the system suggests, which are none.
  public typealias ActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

  /// The author's name for what the menu belongs to.
  public let identifier: any NSCopying
  /// The order of the entries; recorded only: the first one stands at the top.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The number on the preview; recorded only.
  open var badgeCount = 0
  /// The names of what the menu belongs to as well; recorded only.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The order of the entries of a menu.
  ///
  /// Source: Apple, UIContextMenuConfiguration.ElementOrder.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  let previewProvider: ContentPreviewProvider?
  let actionProvider: ActionProvider?

  /// Makes a configuration; without a preview the view itself is lifted.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "")
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Gives a context menu its configuration and is told of it.
///
/// Source: Apple, UIContextMenuInteractionDelegate.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns what the menu shows; `nil` for no menu.
  ///
  /// *Space*: the view's.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Called when the menu begins to come.
  func contextMenuInteractionWillDisplay(_ interaction: UIContextMenuInteraction)

  /// Called when the menu begins to go.
  func contextMenuInteractionWillEnd(_ interaction: UIContextMenuInteraction)

  /// Called when the menu begins to come.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called when the menu begins to go.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called when a finger taps on the preview, before the menu goes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// Returns what is lifted; `nil` for the view of the interaction.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing unless implemented; called before the method with an animator.
  public func contextMenuInteractionWillDisplay(_ interaction: UIContextMenuInteraction) {}
  /// Does nothing unless implemented; called before the method with an animator.
  public func contextMenuInteractionWillEnd(_ interaction: UIContextMenuInteraction) {}
  /// Does nothing unless implemented; what the animator gets runs while the menu grows.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing unless implemented; what the animator gets runs while the menu goes.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing unless implemented: a tap on the preview lets the menu go.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Returns `nil`: the view of the interaction is lifted.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// Shows a menu when a finger rests on a view.
///
/// Source: Apple, UIContextMenuInteraction.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view whose menu is shown; `nil` before the interaction is added to one.
  public private(set) weak var view: UIView?

  private weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Opens the menu.
  package let press = MenuPress(after: UIContextMenuInteraction.wait)
  private weak var overlay: MenuOverlay?

  /// How long a finger rests before the menu comes.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: that of a long press.
  private static let wait: TimeInterval = 0.5

  /// Makes an interaction; the delegate is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.makeOverlay = { [weak self] in self?.overlay(at: $0) }
  }

  /// Takes the long press that opens the menu off the old view.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

  /// Adds a long press of 0.5 seconds to the new view, which opens the menu.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Lets the menu go.
  open func dismissMenu() { overlay?.close() }

  /// How much of a menu is shown.
  ///
  /// Source: Apple, UIContextMenuInteraction.Appearance.
  public enum Appearance: Int, Sendable { case unknown, rich, compact }

  /// How much is shown: a menu with a preview; `unknown` while none is open.
  open var menuAppearance: Appearance { overlay == nil ? .unknown : .rich }

  /// Shows what a closure makes of the menu that is open, at once; does nothing where none is.
  open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
    overlay?.updateMenu(block)
  }

  private func overlay(at point: CGPoint) -> MenuOverlay? {
    guard let view,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: point),
      let menu = configuration.actionProvider?([])
    else { return nil }
    let controller = configuration.previewProvider?()
    let lifted = delegate?.contextMenuInteraction(
      self, previewForHighlightingMenuWithConfiguration: configuration)
    let source = lifted?.view ?? view
    let preview = controller?.view ?? Self.picture(of: source, lifted?.parameters)
    if let controller, controller.preferredContentSize != .zero {
      preview?.bounds.size = controller.preferredContentSize
    } else if controller != nil {
      preview?.bounds.size = CGSize(width: MenuMetrics.width, height: MenuMetrics.width)
    }
    let overlay = MenuOverlay(
      menu, anchor: source.convert(source.bounds, to: nil), sender: self, preview: preview)
    overlay.previewController = controller
    overlay.onEnd = { [weak self, weak overlay] in
      guard let self else { return }
      delegate?.contextMenuInteractionWillEnd(self)
      let animator = MenuAnimator(controller)
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      overlay?.going.append(animator)
    }
    overlay.onCommit = { [weak self, weak overlay] in
      guard let self else { return }
      let animator = MenuAnimator(controller)
      delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      overlay?.going.append(animator)
    }
    self.overlay = overlay
    delegate?.contextMenuInteractionWillDisplay(self)
    let animator = MenuAnimator(controller)
    delegate?.contextMenuInteraction(
      self, willDisplayMenuFor: configuration, animator: animator)
    overlay.coming = animator
    return overlay
  }

  /// Returns a picture of a view, as far as its parameters show it.
  private static func picture(of view: UIView, _ parameters: UIPreviewParameters?) -> UIView? {
    let picture = view.snapshotView(afterScreenUpdates: false)
    if let parameters, let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      picture?.layer.mask = mask
    }
    return picture
  }
}
