import Foundation
import UIKit

/// A notification that is asked for.
///
/// Source: Apple, UNNotificationRequest.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// By which the request is removed, and another one takes its place.
  public let identifier: String
  /// What it says: a copy of what was given.
  public let content: UNNotificationContent
  /// When it is due; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request; it waits as soon as a centre has it, and is never delivered.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.trigger) = (identifier, trigger)
    self.content = UNNotificationContent(content)
    super.init()
  }
}

/// What a notification says.
///
/// Source: Apple, UNNotificationContent.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The first line, in bold; empty by default.
  public fileprivate(set) var title = ""
  /// The second line, in bold; empty by default.
  public fileprivate(set) var subtitle = ""
  /// The text; empty by default.
  public fileprivate(set) var body = ""
  /// The number on the app's icon when it is delivered; nil leaves it, 0 takes it away.
  public fileprivate(set) var badge: NSNumber?
  /// What is heard when it is delivered; nil, the default, for nothing.
  public fileprivate(set) var sound: UNNotificationSound?
  /// What the app keeps with it; empty by default.
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The name of the category whose buttons it has; empty by default.
  public fileprivate(set) var categoryIdentifier = ""
  /// Notifications of one name lie together; empty by default.
  public fileprivate(set) var threadIdentifier = ""

  public override init() { super.init() }

  /// Makes a content that says the same as another one.
  fileprivate convenience init(_ other: UNNotificationContent) {
    self.init()
    (title, subtitle, body) = (other.title, other.subtitle, other.body)
    (badge, sound, userInfo) = (other.badge, other.sound, other.userInfo)
    categoryIdentifier = other.categoryIdentifier
    threadIdentifier = other.threadIdentifier
  }

  /// Returns a content that says the same and stays so.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(self) }

  /// Returns an `UNMutableNotificationContent` that says the same.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(self) }
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

  /// Makes the sound of a file of the app, which is not read.
  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

  /// The system's own sound.
  public static let `default` = UNNotificationSound(nil)
  /// The system's sound that is heard also on a silent phone.
  public static let defaultCritical = UNNotificationSound(nil)
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes the name of a file, with its ending.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a notification is due.
///
/// Source: Apple, UNNotificationTrigger.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is due again and again; recorded only, for it is never delivered.
  public let repeats: Bool

  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// A notification that is due after a time, in seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// How long after the request it is due, in seconds; recorded only.
  public let timeInterval: TimeInterval

  /// Makes a trigger; stops as on iOS for a time of 0 or less, and below a minute if it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    if !(timeInterval > 0) { Self.refuse("time interval must be greater than 0") }
    if repeats, timeInterval < 60 {
      Self.refuse("time interval must be at least 60 if repeating")
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  private static func refuse(_ reason: String) -> Never {
    raiseOnAnyThread(name: "NSInternalInconsistencyException", reason)
  }
}

/// A notification that is due where a date has some components.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What a date has where it is due; recorded only.
  public let dateComponents: DateComponents

  /// Makes a trigger for the next date with these components, or for each.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}
