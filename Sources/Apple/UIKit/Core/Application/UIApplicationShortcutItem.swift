/// An entry of the menu of an app's icon, which no scene shows.
///
/// Source: Apple, UIApplicationShortcutItem.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The app's name for what is to be done.
  open fileprivate(set) var type: String
  /// The title.
  open fileprivate(set) var localizedTitle: String
  /// A smaller text below the title.
  open fileprivate(set) var localizedSubtitle: String?
  /// The icon beside the title.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What the app keeps with the entry.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// A name by which the system tells scenes apart.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// Makes an entry.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Makes an entry with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }
}

/// An entry that can be changed before it is given to the app.
///
/// Source: Apple, UIMutableApplicationShortcutItem.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The icon of an entry in the menu of an app's icon.
///
/// Source: Apple, UIApplicationShortcutIcon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The system's icons.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  let name: String

  /// Makes one of the system's icons.
  public init(type: IconType) { name = "\(type)" }

  /// Makes an icon of an image of the app's.
  public init(templateImageName: String) { name = templateImageName }

  /// Makes an icon of a symbol.
  public init(systemImageName: String) { name = systemImageName }
}

extension UIApplication {
  /// The entries of the menu of the app's icon; recorded only, for no scene shows the icon.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { wishes.shortcuts }
    set { wishes.shortcuts = newValue }
  }
}
