import UIKit

// A whole app that knows nothing of films.

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let list = ListController(style: .plain)
    window?.rootViewController = UINavigationController(rootViewController: list)
    window?.makeKeyAndVisible()
    return true
  }
}

class BoxController: UIViewController {
  let box = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Box"
    view.backgroundColor = .systemBackground
    box.backgroundColor = .systemOrange
    box.accessibilityIdentifier = "box"
    view.addSubview(box)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.5) { self.box.center.y = 400 }
  }
}
