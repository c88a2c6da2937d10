import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct OldNotificationTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var given: [UIUserNotificationSettings] = []

    func application(
      _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) { given.append(notificationSettings) }
  }

  @Test func `nobody allows notifications, and the delegate is told so later`() {
    let stage = TestStage()
    defer { stage.leave() }
    let delegate = Delegate()
    let app = UIApplication.shared
    app.delegate = delegate
    let category = UIMutableUserNotificationCategory()
    category.identifier = "late"
    let action = UIMutableUserNotificationAction()
    #expect(action.activationMode == .foreground && !action.isDestructive)
    action.title = "Snooze"
    action.isDestructive = true
    category.setActions([action], for: .minimal)
    #expect(category.actions(for: .default) == nil)
    #expect((category as UIUserNotificationCategory).actions(for: .minimal)?[0].title == "Snooze")
    let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: [category])
    #expect(settings.types.rawValue == 5)
    app.registerUserNotificationSettings(settings)
    #expect(delegate.given.isEmpty)
    stage.run()
    #expect(delegate.given.count == 1)
    #expect(delegate.given.first?.types == [])
    #expect(app.currentUserNotificationSettings?.categories == [category])
  }

  @Test func `notifications wait until they are taken away`() {
    let stage = TestStage()
    defer { stage.leave() }
    let app = UIApplication.shared
    let (first, second) = (UILocalNotification(), UILocalNotification())
    #expect(first.hasAction && first.repeatInterval == [] && first.soundName == nil)
    app.scheduleLocalNotification(first)
    app.scheduleLocalNotification(second)
    app.presentLocalNotificationNow(second)
    #expect(app.scheduledLocalNotifications == [first, second])
    app.cancelLocalNotification(first)
    #expect(app.scheduledLocalNotifications == [second])
    app.cancelAllLocalNotifications()
    #expect(app.scheduledLocalNotifications == [])
  }
}
