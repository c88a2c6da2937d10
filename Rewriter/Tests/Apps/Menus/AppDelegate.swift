import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    @objc var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: SideMenuController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
