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

  @Test func `a request keeps what its content said`() throws {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.userInfo = ["number": 1]
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "Coffee"
    #expect(request.content.title == "Tea" && request.content.userInfo["number"] as? Int == 1)
    #expect(!(request.content is UNMutableNotificationContent))
    let other = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
    other.title = "Milk"
    #expect(request.content.title == "Tea" && other.userInfo["number"] as? Int == 1)
    #expect((other.copy() as? UNNotificationContent)?.title == "Milk")
  }

  @Test func `a time that is over or repeats too often stops with Apple's sentence`() async {
    let past = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
    }
    #expect(said(past).contains("reason: 'time interval must be greater than 0'"))
    let often = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 59.9, repeats: true)
    }
    #expect(
      said(often).contains(
        "'NSInternalInconsistencyException', reason: 'time interval must be at least 60 if "
          + "repeating'"))
    #expect(UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true).repeats)
    #expect(!UNTimeIntervalNotificationTrigger(timeInterval: 0.1, repeats: false).repeats)
  }

  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
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
