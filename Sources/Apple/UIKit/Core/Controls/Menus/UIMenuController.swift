/// An item of an edit menu.
///
/// Source: Apple, UIMenuItem.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The words of the item.
  open var title: String
  /// What the first responder, or one after it, is sent with the menu controller; where none can
  /// perform it, the item is left out.
  open var action: Selector

  /// Makes an item for `UIMenuController.menuItems`.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu above what is selected, as iOS 3 to 15 had it.
///
/// It shows the items that the first responder, or one after it, can perform.
///
/// Source: Apple, UIMenuController.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu of the scene.
  open class var shared: UIMenuController { World.current.part { UIMenuController() } }

  /// The app's own items, behind those of the system.
  open var menuItems: [UIMenuItem]?

  /// Whether the menu is shown.
  open var isMenuVisible: Bool {
    get { bubble != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Where the menu is shown, in the window.
  open var menuFrame: CGRect { bubble?.card.frame ?? .zero }

  private var target: (rect: CGRect, view: UIView)?
  private var bubble: EditMenuBubble?

  /// Says what the menu belongs to.
  ///
  /// *Space*: the view's, in points.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = (targetRect, targetView)
  }

  /// Shows the menu for a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Lets the menu go, in a fade; nothing happens where none is shown.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Lets the menu go, whichever view it belongs to.
  open func hideMenu(from targetView: UIView) { hideMenu() }

  /// Finds anew which items are shown.
  open func update() { if isMenuVisible { setMenuVisible(true, animated: false) } }

  /// Shows the menu where its target is, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if let old = bubble {
      bubble = nil
      post(Self.willHideMenuNotification)
      old.leave(animated: animated && !menuVisible)
      post(Self.didHideMenuNotification)
    }
    guard menuVisible, let target, let window = target.view.window else { return }
    let responder = window.runtime.firstResponder ?? target.view
    let items = shownItems(from: responder)
    guard !items.isEmpty else { return }
    post(Self.willShowMenuNotification)
    let bubble = EditMenuBubble(items.map(\.title)) { [weak self] choice in
      self?.hideMenu()
      guard let self, let item = choice.map({ items[$0] }),
        let taker = responder.target(forAction: item.action, withSender: self)
      else { return }
      item.action.perform(on: taker as AnyObject, sender: self)
    }
    self.bubble = bubble
    bubble.show(
      above: target.view.convert(target.rect, to: window), in: window, animated: animated)
    post(Self.didShowMenuNotification)
  }

  private func shownItems(from responder: UIResponder) -> [UIMenuItem] {
    (StandardEditAction.items + (menuItems ?? [])).filter {
      responder.target(forAction: $0.action, withSender: self) != nil
    }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted before and after the menu is shown and hidden.
  public class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// Posted when the menu has been added to the window, while it still fades in.
  public class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// Posted before the menu leaves, and before one that is shown is shown anew.
  public class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// Posted when the menu begins to fade out.
  public class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
}

extension StandardEditAction {
  /// The items of an edit menu, in their order.
  @MainActor package static var items: [UIMenuItem] {
    [
      UIMenuItem(title: "Cut", action: Selector(UIResponder.cut(_:), "cut:")),
      UIMenuItem(title: "Copy", action: Selector(UIResponder.copy(_:), "copy:")),
      UIMenuItem(title: "Select All", action: Selector(UIResponder.selectAll(_:), "selectAll:")),
      UIMenuItem(title: "Paste", action: Selector(UIResponder.paste(_:), "paste:")),
    ]
  }
}
