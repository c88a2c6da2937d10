import Foundation

/// A notification that was delivered: a film has none.
///
/// Source: Apple, UNNotification.
public final class UNNotification: NSObject, @unchecked Sendable {
  /// When it was delivered.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    (self.request, self.date) = (request, date)
    super.init()
  }
}

/// What the user answers to a notification.
///
/// Source: Apple, UNNotificationResponse.
public final class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification that is answered.
  public let notification: UNNotification
  /// Which of its buttons it was, or one of the two identifiers below.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    super.init()
  }
}

/// The answer of somebody who opens the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The answer of somebody who puts the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a notification may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What is asked for, by Apple's bits; nobody allows any of it.
  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
  public static let carPlay = Self(rawValue: 1 << 3)
  public static let criticalAlert = Self(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  public static let provisional = Self(rawValue: 1 << 6)
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The parts of a notification, by Apple's bits; none is ever shown.
  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
  public static let list = Self(rawValue: 1 << 3)
  public static let banner = Self(rawValue: 1 << 4)
}

/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether something of a notification is shown.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// What the user allows: nothing.
///
/// Source: Apple, UNNotificationSettings.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Denied, and each part of a notification disabled.
  public var authorizationStatus: UNAuthorizationStatus { .denied }
  public var alertSetting: UNNotificationSetting { .disabled }
  public var soundSetting: UNNotificationSetting { .disabled }
  public var badgeSetting: UNNotificationSetting { .disabled }
  public var lockScreenSetting: UNNotificationSetting { .disabled }
  public var notificationCenterSetting: UNNotificationSetting { .disabled }
}

/// A button of a notification.
///
/// Source: Apple, UNNotificationAction.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// By which the answer tells the button.
  public let identifier: String
  /// What the button says; recorded only, for no notification is shown.
  public let title: String
  /// How the button acts; recorded only.
  public let options: UNNotificationActionOptions

  /// Makes a button; it belongs into a category.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}

/// How a button of a notification acts.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The options by Apple's bits: only unlocked, in red, and opening the app.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  public static let destructive = Self(rawValue: 1 << 1)
  public static let foreground = Self(rawValue: 1 << 2)
}

/// A kind of notifications, with its buttons.
///
/// Source: Apple, UNNotificationCategory.
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// By which a notification's `categoryIdentifier` names it.
  public let identifier: String
  /// The buttons, in their order.
  public let actions: [UNNotificationAction]
  /// Which questions to Siri go with it; recorded only.
  public let intentIdentifiers: [String]
  /// What the app hears of its notifications; recorded only.
  public let options: UNNotificationCategoryOptions

  /// Makes a category, which `setNotificationCategories(_:)` keeps.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    super.init()
  }
}

/// What the app hears of a kind of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The options by Apple's bits: tells of a notification that was put away, and shows it in a car.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
}
