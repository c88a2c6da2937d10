/// Something that an app asks the system to tell at a time, before iOS 10.
///
/// Source: Apple, UILocalNotification.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  /// When it is told; `nil` for at once.
  open var fireDate: Date?
  /// The time zone in which the date moves; `nil` for none.
  open var timeZone: TimeZone?
  /// After which unit of time it is told again; none.
  open var repeatInterval: NSCalendar.Unit = []
  /// The calendar of that unit; `nil` for the user's.
  open var repeatCalendar: Calendar?
  /// The text.
  open var alertBody: String?
  /// The short title of a watch.
  open var alertTitle: String?
  /// Whether the alert has a button that opens the app.
  open var hasAction = true
  /// The title of the button.
  open var alertAction: String?
  /// The picture that is shown while the app is launched.
  open var alertLaunchImage: String?
  /// The file of its sound; `nil` for none.
  open var soundName: String?
  /// The number on the app's icon; 0 for no change.
  open var applicationIconBadgeNumber = 0
  /// What the app keeps with it.
  open var userInfo: [AnyHashable: Any]?
  /// The kind of notification, which has actions.
  open var category: String?

  /// Makes one without a text.
  public override init() { super.init() }
}

/// The name of the system's sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The old notifications of an app.
@MainActor
private final class OldNotifications {
  var settings = UIUserNotificationSettings(types: [], categories: nil)
  var scheduled: [UILocalNotification] = []
}

extension UIApplication {
  private var old: OldNotifications { runtime.part { OldNotifications() } }

  /// Asks for permission to tell something, which nobody gives in a film: the delegate is told of
  /// settings without types.
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {
    Log.once(
      "Nobody is asked for notifications in a film: registerUserNotificationSettings(_:) is answered "
        + "with no.", on: runtime.world)
    let given = UIUserNotificationSettings(types: [], categories: notificationSettings.categories)
    old.settings = given
    DispatchQueue.main.async { self.delegate?.application(self, didRegister: given) }
  }

  /// What was given: no types.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { old.settings }

  /// Keeps a notification, which is never told.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    Log.once("Notifications are kept, and none is told in a film.", on: runtime.world)
    old.scheduled.append(notification)
  }

  /// Tells a notification at once; nobody has allowed that, and a line in the log says so.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    Log.once("Notifications are kept, and none is told in a film.", on: runtime.world)
  }

  /// Takes a notification away.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    old.scheduled.removeAll { $0 === notification }
  }

  /// Takes all notifications away.
  public func cancelAllLocalNotifications() { old.scheduled = [] }

  /// The notifications that wait.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { old.scheduled }
    set { old.scheduled = newValue ?? [] }
  }
}
