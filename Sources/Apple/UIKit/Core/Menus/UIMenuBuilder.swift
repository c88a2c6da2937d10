/// A system of menus that responders build together.
///
/// Source: Apple, UIMenuSystem.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menus of a menu bar, which iPads and Macs show: here nobody is asked to build them.
  public static var main: UIMenuSystem { MenuSystems.ofFilm.main }
  /// The edit menu of a view.
  public static var context: UIMenuSystem { MenuSystems.ofFilm.context }

  /// Asks for menus to be built anew; each one is, when it is shown.
  open func setNeedsRebuild() {}

  /// Asks whether commands can be performed; each is asked for when its menu is shown.
  open func setNeedsRevalidate() {}
}

/// The systems of menus of an app.
@MainActor
private final class MenuSystems {
  static var ofFilm: MenuSystems { World.current.part { MenuSystems() } }

  let main = UIMenuSystem()
  let context = UIMenuSystem()
}

/// Changes menus before they are shown.
///
/// Source: Apple, UIMenuBuilder.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// What the menus belong to.
  var system: UIMenuSystem { get }
  /// Returns a menu by its name; `nil` for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns an action by its name; `nil` for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns a command by its method; `nil` for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts another menu in place of one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts other entries in place of a menu's.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another one.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu before the entries of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu behind the entries of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  /// The menu around all others.
  public static let root = Self("com.apple.menu.root")
  public static let application = Self("com.apple.menu.application")
  public static let file = Self("com.apple.menu.file")
  public static let edit = Self("com.apple.menu.edit")
  public static let view = Self("com.apple.menu.view")
  public static let window = Self("com.apple.menu.window")
  public static let help = Self("com.apple.menu.help")
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// Cut, copy, paste and their like.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  public static let find = Self("com.apple.menu.find")
  public static let replace = Self("com.apple.menu.replace")
  public static let share = Self("com.apple.menu.share")
  public static let lookup = Self("com.apple.menu.lookup")
  public static let learn = Self("com.apple.menu.learn")
  public static let format = Self("com.apple.menu.format")
  public static let font = Self("com.apple.menu.font")
  public static let text = Self("com.apple.menu.text")
  public static let textStyle = Self("com.apple.menu.text-style")
  public static let services = Self("com.apple.menu.services")
  public static let toolbar = Self("com.apple.menu.toolbar")
  public static let sidebar = Self("com.apple.menu.sidebar")
}

/// Builds the menus of one system.
@MainActor
final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  /// The menu around all others.
  private(set) var root: UIMenu

  init(_ root: UIMenu, in system: UIMenuSystem) { (self.root, self.system) = (root, system) }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.all.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.all.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.all.lazy.compactMap { $0 as? UICommand }.first { $0.action == action }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] } }

  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier
  ) { change(siblingIdentifier) { [siblingMenu, $0] } }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  private func change(_ identifier: UIMenu.Identifier, by change: (UIMenu) -> [UIMenuElement]) {
    let changed = root.changing(identifier, by: change)
    root = changed.count == 1 ? changed[0] as? UIMenu ?? root : UIMenu(children: changed)
  }
}

extension UIMenu {
  /// The entries of the menu and of those inside it, and it itself.
  fileprivate var all: [UIMenuElement] {
    [self] + children.flatMap { ($0 as? UIMenu)?.all ?? [$0] }
  }

  /// Returns what stands in place of the menu when one of a name, it or one inside, is changed.
  fileprivate func changing(
    _ name: Identifier, by change: (UIMenu) -> [UIMenuElement]
  ) -> [UIMenuElement] {
    guard identifier != name else { return change(self) }
    guard all.contains(where: { ($0 as? UIMenu)?.identifier == name }) else { return [self] }
    return [
      replacingChildren(
        children.flatMap { ($0 as? UIMenu)?.changing(name, by: change) ?? [$0] })
    ]
  }
}
