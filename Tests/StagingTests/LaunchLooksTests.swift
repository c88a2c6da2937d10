import Staging
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

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

  private final class Plain: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private func addStoryboard() {
    InterfaceFiles.add(
      storyboard: "Tinted", initial: "a", tint: .purple,
      scenes: [
        InterfaceFiles.Scene("a", identifier: nil) { load in
          load.make(UIViewController.self, { UIViewController(coder: $0) })
        }
      ])
  }

  @Test func `the window of an app's main storyboard has its tint`() throws {
    addStoryboard()
    InterfaceFiles.begin(with: "Tinted", isOfScene: false)
    defer { InterfaceFiles.main = nil }
    let stage = try Stage(Scene("tint", "", app: Plain.self))
    #expect(stage.window.tintColor == .purple)
    #expect(stage.window.rootViewController?.view.tintColor == .purple)
  }

  @Test func `a storyboard that is shown without its app has its tint, and no other window`() throws
  {
    addStoryboard()
    let stage = try Stage {
      UIStoryboard(name: "Tinted", bundle: nil).instantiateInitialViewController()
        ?? UIViewController()
    }
    #expect(stage.window.tintColor == .purple)
    #expect(try Stage { UIViewController() }.window.tintColor == .systemBlue)
  }
}
