import ForeignApp
import ForeignCode
import Staging
import Testing
import UIKit

/// Whole apps, compiled in Swift 5 mode.
@MainActor
@Suite(.serialized) struct AppTests {
  @Test func `an app is launched as on a phone, and makes its window`() throws {
    let stage = try Stage(Scene("app", "An app.", app: ForeignCode.AppDelegate.self))
    #expect(
      ForeignCode.AppDelegate.notes == ["launched", "loaded", "active", "appeared", "own window"])
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    #expect(navigation.topViewController is FirstController)
    stage.perform {
      #expect(windowOfApp() === stage.window && rootOfApp() === navigation)
    }
    try stage.advanceToEnd()
    #expect(stage.time.frame == 30)
  }

  @Test func `an app with a scene is shown by the scene's delegate`() throws {
    let stage = try Stage(Scene("app", "An app.", app: ForeignApp.AppDelegate.self))
    #expect(
      SceneDelegate.notes == [
        "launched", "asked", "connects", "foreground", "active", "own window", "own delegate",
        "two question marks",
      ])
    #expect(stage.window.rootViewController is ForeignApp.ViewController)
  }

  @Test func `delegates with all that Xcode's templates may have are launched`() throws {
    let stage = try Stage { UIViewController() }
    let opens = stage.perform {
      let app: any UIApplicationDelegate = FullAppDelegate()
      return URL(string: "a:b").map {
        app.application(.shared, open: $0, options: [.sourceApplication: "other"])
      }
    }
    #expect(opens == true)
    let other = stage.perform {
      let app: any UIApplicationDelegate = ForeignCode.AppDelegate()
      return URL(string: "a:b").map { app.application(.shared, open: $0, options: [:]) }
    }
    #expect(other == false)
  }

  @Test func `an app that shows no window is refused with a sentence`() {
    final class Mute: UIResponder, UIApplicationDelegate {}
    let scene = Scene("mute", "Nothing.", app: Mute.self)
    #expect(throws: StagingError.appWithoutWindow(scene: "mute")) { try Stage(scene) }
  }

  @Test func `a scene without an app has a window scene, too`() throws {
    let stage = try Stage { UIViewController() }
    stage.perform {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      #expect(scenes.count == 1 && scenes.first?.keyWindow === stage.window)
      #expect(scenes.first?.activationState == .foregroundActive)
      #expect(stage.window.windowScene === scenes.first)
      #expect(windowOfApp() === stage.window)
    }
  }
}
