import Foundation

/// A notification that is asked for.
///
/// Source: Apple, UNNotificationRequest.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    super.init()
  }
}

/// What a notification says.
///
/// Source: Apple, UNNotificationContent.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  public fileprivate(set) var title = ""
  public fileprivate(set) var subtitle = ""
  public fileprivate(set) var body = ""
  public fileprivate(set) var badge: NSNumber?
  public fileprivate(set) var sound: UNNotificationSound?
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  public fileprivate(set) var categoryIdentifier = ""
  public fileprivate(set) var threadIdentifier = ""
}

/// What a notification says, while it is written.
///
/// Source: Apple, UNMutableNotificationContent.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

/// The sound of a notification.
///
/// Source: Apple, UNNotificationSound.
public final class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String?

  private init(_ name: String?) { self.name = name }

  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

  public static let `default` = UNNotificationSound(nil)
  public static let defaultCritical = UNNotificationSound(nil)
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a notification is due.
///
/// Source: Apple, UNNotificationTrigger.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool

  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// A notification that is due after a time, in seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A notification that is due where a date has some components.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}
