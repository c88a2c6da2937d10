import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // The storyboard's window and root view controller are there by now.
        guard let _ = (scene as? UIWindowScene) else { return }
        window?.tintColor = .systemPurple
    }
}
