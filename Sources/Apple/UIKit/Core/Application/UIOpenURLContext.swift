/// An address that a scene is asked to open; no other app asks in a scene.
///
/// Source: Apple, UIOpenURLContext.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// How it is to be opened.
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
    super.init()
  }
}

extension UIScene {
  /// How an address is to be opened.
  ///
  /// Source: Apple, UIScene.OpenURLOptions.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that asks; `nil` for the system.
    public let sourceApplication: String? = nil
    /// What the app that asks has sent along.
    public let annotation: Any? = nil
    /// Whether a file is opened where it is, instead of as a copy.
    public let openInPlace = false
  }
}
