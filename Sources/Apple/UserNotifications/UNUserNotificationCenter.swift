import Foundation
import UIKit
import UIKitCore

/// The notifications of an app, which nobody gets in a film.
///
/// A request for permission is answered with no, as by somebody who allows nothing; requests wait
/// and are never delivered, so that the delegate is never asked.
///
/// Source: Apple, UNUserNotificationCenter.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  /// Asked what to do with notifications; held weakly.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Whether apps may show notifications by extensions of their own: false, for none is shown.
  open var supportsContentExtensions: Bool { false }

  /// Returns the app's centre.
  open class func current() -> UNUserNotificationCenter {
    LayerRuntime.current.stage.part { UNUserNotificationCenter() }
  }

  // MARK: Permission

  /// Asks for permission, which is not given; a line in the log says so.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Log.once(
      "Nobody is asked for notifications in a film: requestAuthorization(options:) is answered "
        + "with no.")
    later { completionHandler(false, nil) }
  }

  /// Asks for permission, which is not given.
  ///
  /// - Returns: false.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in
        continuation.resume(returning: isGranted)
      }
    }
  }

  /// Gives the settings: nothing is allowed.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    later { completionHandler(UNNotificationSettings()) }
  }

  /// Returns the settings: nothing is allowed.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  // MARK: Requests

  /// Keeps a request, in place of one with the same identifier; it is never delivered.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    requests.removeAll { $0.identifier == request.identifier }
    requests.append(request)
    if let completionHandler { later { completionHandler(nil) } }
  }

  /// Keeps a request, in place of one with the same identifier; it is never delivered.
  open func add(_ request: UNNotificationRequest) async throws {
    requests.removeAll { $0.identifier == request.identifier }
    requests.append(request)
  }

  /// Gives the requests that wait, in the order in which they came.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = requests
    later { completionHandler(requests) }
  }

  /// Returns the requests that wait, in the order in which they came.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }

  /// Removes the requests that wait and have one of some identifiers.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }

  /// Removes all requests that wait.
  open func removeAllPendingNotificationRequests() { requests = [] }

  /// Gives what was delivered: nothing.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { later { completionHandler([]) } }

  /// Does nothing: none was delivered.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Does nothing: none was delivered.
  open func removeAllDeliveredNotifications() {}

  /// Records the number on the app's icon, which a film does not show.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
    if let completionHandler { later { completionHandler(nil) } }
  }

  // MARK: Categories

  /// Keeps the categories in place of those before, for
  /// `getNotificationCategories(completionHandler:)`.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  /// Gives the categories that were set last, on a queue in the background.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = categories
    later { completionHandler(categories) }
  }

  /// Calls a handler as the system does: on a queue in the background.
  private func later(_ handler: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: handler)
  }
}

/// What is asked for notifications; nothing is, in a film.
///
/// Source: Apple, UNUserNotificationCenterDelegate.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Asked how a notification is shown while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Told what the user answers.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Asked to show the app's settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing; never called, for none is delivered.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Calls the handler; never called itself, for none is delivered.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Never called: no settings of the system lead here.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
