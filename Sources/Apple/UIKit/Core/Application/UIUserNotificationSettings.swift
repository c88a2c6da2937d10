/// How an app tells something while it is not in front, before iOS 10.
///
/// Source: Apple, UIUserNotificationType.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon, a sound, a text on the screen; none is given in a film.
  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
}

/// What an app asks for, and what it was given, to tell something while it is not in front.
///
/// Source: Apple, UIUserNotificationSettings.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// How the app may tell something.
  public let types: UIUserNotificationType
  /// The kinds of notifications, with their actions.
  public let categories: Set<UIUserNotificationCategory>?

  /// Makes settings.
  public init(
    types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?
  ) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

/// A kind of notifications, with what can be done with one.
///
/// Source: Apple, UIUserNotificationCategory.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  /// The name of the kind.
  open fileprivate(set) var identifier: String?

  fileprivate var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  /// Returns what can be done where there is as much room.
  open func actions(
    for context: UIUserNotificationActionContext
  ) -> [UIUserNotificationAction]? { actions[context] }
}

/// A kind of notifications that can be changed.
///
/// Source: Apple, UIMutableUserNotificationCategory.
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }

  /// Sets what can be done where there is as much room: two actions at most in little.
  open func setActions(
    _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
  ) { self.actions[context] = actions }
}

/// How much room there is for actions.
///
/// Source: Apple, UIUserNotificationActionContext.
public enum UIUserNotificationActionContext: UInt, Sendable { case `default`, minimal }

/// Whether an action opens the app.
///
/// Source: Apple, UIUserNotificationActivationMode.
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground, background }

/// Whether an action asks for a text.
///
/// Source: Apple, UIUserNotificationActionBehavior.
public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default`, textInput }

/// What can be done with a notification.
///
/// Source: Apple, UIUserNotificationAction.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
  /// The name of the action.
  open fileprivate(set) var identifier: String?
  /// The text of its button.
  open fileprivate(set) var title: String?
  /// Whether it asks for a text.
  open fileprivate(set) var behavior = UIUserNotificationActionBehavior.default
  /// What the system needs to know of the text.
  open fileprivate(set) var parameters: [AnyHashable: Any] = [:]
  /// Whether it opens the app.
  open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
  /// Whether the device has to be unlocked.
  open fileprivate(set) var isAuthenticationRequired = false
  /// Whether the action takes something away.
  open fileprivate(set) var isDestructive = false
}

/// What can be done with a notification, and can be changed.
///
/// Source: Apple, UIMutableUserNotificationAction.
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  open override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  open override var behavior: UIUserNotificationActionBehavior {
    get { super.behavior }
    set { super.behavior = newValue }
  }
  open override var parameters: [AnyHashable: Any] {
    get { super.parameters }
    set { super.parameters = newValue }
  }
  open override var activationMode: UIUserNotificationActivationMode {
    get { super.activationMode }
    set { super.activationMode = newValue }
  }
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { super.isAuthenticationRequired = newValue }
  }
  open override var isDestructive: Bool {
    get { super.isDestructive }
    set { super.isDestructive = newValue }
  }
}
