import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct StatusBarTests {
  private final class Dark: UIViewController {
    var hides = false
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test func `the status bar is as the controller in front asks`() throws {
    let stage = TestStage(size: CGSize(width: 375, height: 812), root: UIViewController())
    defer { stage.leave() }
    let bar = try #require(stage.window.windowScene?.statusBarManager)
    #expect(!bar.isStatusBarHidden && bar.statusBarStyle == .darkContent)
    #expect(bar.statusBarFrame.width == 375 && bar.statusBarFrame.height > 20)
    let dark = Dark()
    stage.window.rootViewController = UINavigationController(rootViewController: dark)
    stage.run()
    // A navigation controller decides the style itself, and leaves the hiding to its top.
    #expect(bar.statusBarStyle == .darkContent)
    dark.hides = true
    #expect(bar.isStatusBarHidden && bar.statusBarFrame == .zero)
    stage.window.rootViewController = dark
    #expect(bar.statusBarStyle == .lightContent)
  }

  @Test func `entries of the icon's menu keep what they are given`() throws {
    try onStage { _ in
      let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
      item.localizedSubtitle = "Note"
      item.icon = UIApplicationShortcutIcon(type: .add)
      UIApplication.shared.shortcutItems = [item]
      #expect(UIApplication.shared.shortcutItems?.first?.localizedSubtitle == "Note")
    }
  }
}
