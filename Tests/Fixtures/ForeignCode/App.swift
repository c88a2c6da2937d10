// swift-format-ignore-file: NeverForceUnwrap
import UIKit

/// The window as code asks the app's delegate for it.
public func windowOfApp() -> UIWindow? {
  guard let window = UIApplication.shared.delegate?.window else { return nil }
  return window
}

/// As code that unwraps twice asks for it.
public func rootOfApp() -> UIViewController? {
  UIApplication.shared.delegate?.window??.rootViewController
}

/// An app without scenes.
public class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  public static var notes: [String] = []

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppDelegate.notes = ["launched"]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: FirstController())
    self.window = window
    window.makeKeyAndVisible()
    return true
  }

  public func applicationDidBecomeActive(_ application: UIApplication) {
    AppDelegate.notes.append("active")
  }
}

public class FirstController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
    view.backgroundColor = .white
    AppDelegate.notes.append("loaded")
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    AppDelegate.notes.append("appeared")
    let delegate = UIApplication.shared.delegate as! AppDelegate
    AppDelegate.notes.append(delegate.window === view.window ? "own window" : "other window")
  }
}
