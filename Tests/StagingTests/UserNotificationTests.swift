import Staging
import Testing
import UIKit
import UserNotifications

@MainActor @Suite struct UserNotificationTests {
  private final class Asking: UIViewController {
    var heard: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let center = UNUserNotificationCenter.current()
      center.requestAuthorization(options: [.alert, .sound]) { isGranted, error in
        DispatchQueue.main.async { self.heard.append("\(isGranted) \(error == nil)") }
      }
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      content.body = "It is ready."
      content.sound = .default
      for number in [1, 2, 2] {
        center.add(
          UNNotificationRequest(
            identifier: "\(number)", content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 0.1, repeats: false)))
      }
      center.removePendingNotificationRequests(withIdentifiers: ["1"])
      center.getPendingNotificationRequests { requests in
        let names = requests.map { "\($0.identifier) \($0.content.title)" }
        DispatchQueue.main.async { self.heard += names }
      }
      center.getNotificationSettings { settings in
        let isDenied = settings.authorizationStatus == .denied
        DispatchQueue.main.async { self.heard.append("denied \(isDenied)") }
      }
    }
  }

  @Test func `nobody allows notifications, and each stage keeps its own requests`() throws {
    for _ in 0..<2 {
      var asking: Asking?
      let stage = try Stage(
        Scene("asks", "") {
          let controller = Asking()
          asking = controller
          return controller
        })
      for _ in 0..<10 { try stage.advance() }
      #expect(asking?.heard == ["false true", "2 Tea", "denied true"])
    }
  }
}
