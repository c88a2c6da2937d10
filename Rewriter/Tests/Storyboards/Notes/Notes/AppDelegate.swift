import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // The window and its root view controller come from Main.storyboard.
        let stack = window?.rootViewController as! UINavigationController
        let notes = stack.topViewController as! NotesViewController
        notes.store = NoteStore(titles: ["Milk and bread", "Call Ada", "Water the plants"])
        return true
    }
}
