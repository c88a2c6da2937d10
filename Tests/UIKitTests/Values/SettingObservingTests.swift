import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists

@MainActor @Suite struct SettingObservingTests {
  private final class Listener: UIViewController {
    var heard: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { heard.append("\(keyPath ?? ""): \(change?[.newKey] ?? "")") }
  }

  @Test func `a setting tells its observers of each change, by its key`() throws {
    try onStage { stage in
      let listener = Listener()
      let settings = UserDefaults.standard
      settings.addObserver(listener, forKeyPath: "user", options: .new, context: nil)
      settings.set("Ada", forKey: "user")
      settings.set(1, forKey: "other")
      settings.removeObserver(listener, forKeyPath: "user")
      settings.set("Eve", forKey: "user")
      #expect(listener.heard == ["user: Ada"])
    }
  }
}
