import Staging
import Testing
import UIKit

/// Looks of whole classes that an app sets while it is launched.
@MainActor @Suite struct LaunchLooksTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.makeKeyAndVisible()
      let controller = UIViewController()
      let own = UILabel()
      own.backgroundColor = .green
      controller.view.addSubview(own)
      controller.view.addSubview(UILabel())
      window?.rootViewController = UINavigationController(rootViewController: controller)
      UINavigationBar.appearance().barTintColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UIViewController.self]).backgroundColor =
        .blue
      return true
    }
  }

  @Test func `views that were there before take them, too, but for what is their own`() throws {
    let stage = try Stage(Scene("looks", "", app: Delegate.self))
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    #expect(navigation.navigationBar.barTintColor == .red)
    let labels = navigation.topViewController?.view.subviews ?? []
    #expect(labels.map(\.backgroundColor) == [.green, .blue])
  }
}
