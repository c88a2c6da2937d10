import UIKit

/// An app with a scene, as Xcode's template makes it.
public class AppDelegate: UIResponder, UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    SceneDelegate.notes = ["launched"]
    return true
  }

  // MARK: UISceneSession Lifecycle

  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    SceneDelegate.notes.append("asked")
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

public class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  public static var notes: [String] = []
  public var window: UIWindow?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    SceneDelegate.notes.append("connects")
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
  }

  public func sceneDidBecomeActive(_ scene: UIScene) { SceneDelegate.notes.append("active") }

  public func sceneWillEnterForeground(_ scene: UIScene) {
    SceneDelegate.notes.append("foreground")
  }
}

public class ViewController: UIViewController {
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let scenes = UIApplication.shared.connectedScenes
    let window = scenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }
      .first { $0.isKeyWindow }
    SceneDelegate.notes.append(window === view.window ? "own window" : "other window")
    if let delegate = UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate {
      SceneDelegate.notes.append(delegate.window === view.window ? "own delegate" : "no window")
    }
    if let window = (view.window?.windowScene?.delegate as? UIWindowSceneDelegate)?.window {
      SceneDelegate.notes.append(window == nil ? "nil" : "two question marks")
    }
  }
}
