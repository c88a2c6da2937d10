/// Where an edit menu is shown.
///
/// Source: Apple, UIEditMenuConfiguration.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The author's name for what the menu belongs to.
  public let identifier: any Hashable & Sendable
  /// The point at which the menu is shown unless the delegate gives a rectangle.
  ///
  /// *Space*: that of the interaction's view.
  public let sourcePoint: CGPoint
  /// The side of the arrow; the menu stands above the point where there is room.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration.
  public init(identifier: (any Hashable & Sendable)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? "UIEditMenuConfiguration"
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The side at which an edit menu has its arrow; recorded only.
///
/// Source: Apple, UIEditMenuArrowDirection.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// What goes along with the coming or going of an edit menu.
///
/// Source: Apple, UIEditMenuInteractionAnimating.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated along with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called at its end.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Says what an edit menu shows and is told of it; every method is optional.
///
/// Source: Apple, UIEditMenuInteractionDelegate.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu; `nil` for what the system suggests.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Returns what the menu belongs to; `.null` for the source point.
  ///
  /// *Space*: that of the interaction's view.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// Called when the menu begins to come.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)

  /// Called when the menu begins to go.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Returns `nil`: the menu shows the suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns a null rectangle: the menu stands at the configuration's source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing unless implemented; what the animator gets runs while the menu comes.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing unless implemented; what the animator gets runs while the menu goes.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Shows an edit menu at a place of a view, as iOS 16 and later have it.
///
/// It suggests the standard edit actions that the view, or an object after it, can perform, and asks
/// all of them to build the menu.
///
/// Source: Apple, UIEditMenuInteraction.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view whose responders perform the actions; `nil` before the interaction is added to one.
  public private(set) weak var view: UIView?
  private weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var bubble: EditMenuBubble?
  private var configuration: UIEditMenuConfiguration?

  /// Makes an interaction; the delegate is held weakly.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Lets the menu go, which stands at the old view.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// Keeps the new view, without holding it.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu, unless it has nothing to offer.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, view.window != nil else { return }
    let suggested = view.suggestedEditMenu.children
    let menu = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
    show(menu ?? UIMenu(children: suggested), configuration)
  }

  /// Lets the menu go.
  open func dismissMenu() {
    guard let bubble, let configuration else { return }
    (self.bubble, self.configuration) = (nil, nil)
    let animator = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    bubble.leave(animated: true, along: animator)
  }

  /// Shows the menu with what it offers now, if it is shown.
  open func reloadVisibleMenu() { if let configuration { presentEditMenu(with: configuration) } }

  /// Moves the menu to where it belongs now, if it is shown.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let bubble, let configuration, let target = target(of: configuration) else { return }
    UIView.animate(withDuration: animated ? EditMenuBubble.duration : 0) {
      bubble.place(above: target.rect, in: target.window)
    }
  }

  /// Returns the source point of the menu that is shown, in the space of a view; zero for none.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  private func target(of configuration: UIEditMenuConfiguration) -> (
    rect: CGRect, window: UIWindow
  )? {
    guard let view, let window = view.window else { return nil }
    let given =
      delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? CGRect.null
    let rect = given.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : given
    return (view.convert(rect, to: window), window)
  }

  private func show(_ menu: UIMenu, _ configuration: UIEditMenuConfiguration) {
    let entries = menu.entriesOfEditMenu
    guard !entries.isEmpty, let target = target(of: configuration) else { return }
    let bubble = EditMenuBubble(entries.map(\.title)) { [weak self] choice in
      guard let self else { return }
      dismissMenu()
      guard let entry = choice.map({ entries[$0] }) else { return }
      if let inner = entry as? UIMenu { return show(inner, configuration) }
      perform(entry)
    }
    (self.bubble, self.configuration) = (bubble, configuration)
    let animator = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    bubble.show(above: target.rect, in: target.window, animated: true, along: animator)
  }

  private func perform(_ entry: UIMenuElement) {
    let command = entry as? UICommand
    let target = command.flatMap { view?.target(forAction: $0.action, withSender: $0) }
    (entry as? any UIMenuLeaf)?.performWithSender(self, target: target)
  }
}

extension UIMenu {
  /// What a bar shows of the menu: all that can be chosen, and menus that open in its place.
  fileprivate var entriesOfEditMenu: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        let isNamed = !menu.title.isEmpty && !menu.options.contains(.displayInline)
        return isNamed ? [menu] : menu.entriesOfEditMenu
      }
      let attributes = (child as? any UIMenuLeaf)?.attributes ?? .hidden
      return attributes.isDisjoint(with: [.hidden, .disabled]) ? [child] : []
    }
  }
}

extension UIView {
  /// The standard edit actions that can be performed now, and what the view and those after it add.
  fileprivate var suggestedEditMenu: UIMenu {
    let standard = StandardEditAction.items.filter {
      target(forAction: $0.action, withSender: self) != nil
    }
    let edit = UIMenu(
      identifier: .standardEdit, options: .displayInline,
      children: standard.map { UICommand(title: $0.title, action: $0.action) })
    let builder = MenuBuilder(UIMenu(identifier: .root, children: [edit]), in: .context)
    for responder in sequence(first: self as UIResponder, next: \.next) {
      responder.buildMenu(with: builder)
    }
    return builder.root
  }
}
