/// The scene that holds an app's windows.
///
/// Source: Apple, UIWindowScene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The app whose windows these are.
  weak var application: UIApplication?

  /// The visible windows, the one in front last.
  open var windows: [UIWindow] { application?.windows ?? [] }

  /// The window that was made key last.
  open var keyWindow: UIWindow? { application?.keyWindow }

  /// The screen on which the scene is shown.
  open var screen: UIScreen { .main }

  /// The space of the scene, which fills its screen.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// How the app stands on the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// Is told of the life of a window scene, and keeps its window; every member is optional.
///
/// Source: Apple, UIWindowSceneDelegate.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowHolding {
  /// Called when the scene's size or orientation has changed; never called here.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// Called when an entry of the icon's menu was chosen; never called here.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Does nothing; never called, since the scene keeps its size and stands as it does.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  /// Does nothing; never called, since the icon and its menu are not on the screen.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}

  /// The scene's window: `nil` where the delegate has no such property.
  ///
  /// The property is optional on a phone, which is why there are two question marks.
  public var window: UIWindow?? {
    let holder: any UIWindowHolding = self
    return .some(holder.window)
  }
}

extension UIWindow {
  /// The scene that the window is in; setting it has no effect, since an app here has one.
  public var windowScene: UIWindowScene? {
    get { runtime.application.windowScene }
    set {}
  }
}
