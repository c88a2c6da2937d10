import Foundation

extension UIApplication {
  /// The scenes of the app: one.
  public var connectedScenes: Set<UIScene> { [windowScene] }

  /// The sessions of the app's scenes: one.
  public var openSessions: Set<UISceneSession> { [windowScene.session] }

  /// Whether several scenes of the app may be open at a time.
  public var supportsMultipleScenes: Bool { false }

  /// The app was launched, before it is shown.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// Launches an app: makes its delegate and its scene and tells them, as a phone does.
  ///
  /// Unspecified by Apple: that the app becomes active before the first view has appeared.
  ///
  /// - Parameter type: the class of the app's delegate.
  func launch(_ type: any UIApplicationDelegate.Type) {
    guard let delegate = Self.make(type) as? any UIApplicationDelegate else {
      raise(.internalInconsistency, "Unable to instantiate the UIApplication delegate instance")
    }
    launchedDelegate = delegate
    self.delegate = delegate
    let window = makeMainWindow(isOfScene: false)
    if let window { (delegate as any UIWindowHolding).window = window }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    if let window { show(window, of: delegate) }
    post(Self.didFinishLaunchingNotification)
    connectScene(of: delegate)
    runtime.dressWindows()
    windowScene.activationState = .foregroundActive
    if let sceneDelegate = windowScene.delegate {
      sceneDelegate.sceneDidBecomeActive(windowScene)
      post(UIScene.didActivateNotification, windowScene)
    } else {
      delegate.applicationDidBecomeActive(self)
    }
    post(Self.didBecomeActiveNotification)
  }

  /// Makes the delegate of the app's scene, if it has one, and tells it that the scene comes.
  private func connectScene(of delegate: any UIApplicationDelegate) {
    let options = UIScene.ConnectionOptions()
    let session = windowScene.session
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    session.configuration = configuration
    let module = String(reflecting: Swift.type(of: delegate)).split(separator: ".").first ?? ""
    let sceneDelegateClass: AnyClass? =
      configuration.delegateClass ?? NSClassFromString("\(module).SceneDelegate")
    let window = makeMainWindow(isOfScene: true)
    guard let sceneDelegateClass,
      let sceneDelegate = Self.make(sceneDelegateClass) as? any UISceneDelegate
    else { return window?.makeKeyAndVisible() ?? () }
    let holder = sceneDelegate as? any UIWindowHolding
    if let window { holder?.window = window }
    windowScene.delegate = sceneDelegate
    windowScene.activationState = .foregroundInactive
    sceneDelegate.scene(windowScene, willConnectTo: session, options: options)
    if let window { show(window, of: holder) }
    post(UIScene.willConnectNotification, windowScene)
    sceneDelegate.sceneWillEnterForeground(windowScene)
    post(UIScene.willEnterForegroundNotification, windowScene)
    post(Self.willEnterForegroundNotification)
  }

  /// Makes the window of the storyboard that the app begins with; `nil` for an app without one.
  private func makeMainWindow(isOfScene: Bool) -> UIWindow? {
    guard let main = InterfaceFiles.main, main.isOfScene == isOfScene else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let storyboard = UIStoryboard(name: main.name, bundle: nil)
    window.rootViewController = storyboard.instantiateInitialViewController()
    window.takeTintOfStoryboard()
    mainWindow = window
    return window
  }

  /// Shows the window of a storyboard, or the one that its holder has put in its place.
  private func show(_ window: UIWindow, of holder: (any UIWindowHolding)?) {
    (holder?.window ?? window).makeKeyAndVisible()
  }

  private func post(_ name: NSNotification.Name, _ sender: AnyObject? = nil) {
    runtime.notifications.post(name: name, object: sender ?? self)
  }

  /// Makes an object of a class that is known only at run time, by its `init()`.
  ///
  /// - Parameter type: the class.
  /// - Returns: the object; `nil` where the class is no `NSObject`.
  private static func make(_ type: Any.Type) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    // Every class of objects has `init()` at the same place of its table, but only a type whose
    // `init()` is required may be asked for one. That one's name leads to the place; as an open
    // class it keeps the compiler from taking its own.
    return unsafeBitCast(type, to: _ObjectByClass.Type.self).init()
  }
}

extension Runtime {
  /// Launches an app on the stage.
  ///
  /// - Parameter type: the class of the app's delegate.
  package func launch(_ type: any UIApplicationDelegate.Type) { application.launch(type) }
}
