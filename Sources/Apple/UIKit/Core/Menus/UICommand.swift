/// An entry of a menu that calls a method of the first responder, or of an object after it.
///
/// Source: Apple, UICommand.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// The method.
  public let action: Selector
  /// What the app keeps with the entry.
  public let propertyList: Any?
  /// Entries in place of this one while modifiers are held; no menu here knows of keys that are.
  public let alternates: [UICommandAlternate]
  /// A longer title for a list of keyboard commands; recorded only, for there is no such list.
  open var discoverabilityTitle: String?
  /// How a menu lets the command be chosen.
  open var attributes: UIMenuElement.Attributes
  /// The mark that a menu shows before the command.
  open var state: UIMenuElement.State

  /// What a storyboard connects the command to; `nil` for the first responder.
  weak var target: AnyObject?

  /// Makes a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the method; without an object that has it nothing happens, as on a phone.
  public func performWithSender(_ sender: Any?, target: Any?) {
    Runtime.current.application.sendAction(
      action, to: target ?? self.target, from: self, for: nil)
  }
}

/// An entry of a menu that can be chosen: an action or a command.
///
/// Source: Apple, UIMenuLeaf.
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
  /// A longer title for a list of keyboard commands.
  var discoverabilityTitle: String? { get set }
  /// How a menu lets the entry be chosen.
  var attributes: UIMenuElement.Attributes { get set }
  /// The mark that a menu shows before the entry.
  var state: UIMenuElement.State { get set }
  /// Does what the entry is for.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
  /// Calls the closure, with `sender` or the action itself as the action's sender; `target` is not
  /// heeded.
  public func performWithSender(_ sender: Any?, target: Any?) { call(from: sender ?? self) }
}

/// A command in place of another one while modifiers are held.
///
/// Source: Apple, UICommandAlternate.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title in place of the command's; recorded only, since no menu here shows alternates.
  public let title: String
  /// What is sent in place of the command's action; recorded only.
  public let action: Selector
  /// Which modifiers bring the alternate; recorded only.
  public let modifierFlags: UIKeyModifierFlags

  /// Makes an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
