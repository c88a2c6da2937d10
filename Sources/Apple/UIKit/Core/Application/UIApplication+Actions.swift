extension UIApplication {
  /// Calls a method of a target; without one, of the first responder or of the first one after it
  /// that has the method.
  ///
  /// - Returns: true when something was called.
  ///
  /// Source: Apple, UIApplication.sendAction(_:to:from:for:).
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let sender = sender ?? self
    if let target {
      return action.performs(on: target as AnyObject, sender: sender, event: event)
    }
    let start = runtime.firstResponder ?? sender as? UIResponder ?? keyWindow
    for responder in sequence(first: start ?? self, next: \.next)
    where responder.canPerformAction(action, withSender: sender) {
      if action.performs(on: responder, sender: sender, event: event) { return true }
    }
    return false
  }

  /// Asks the system to open an address in another app, of which there are none in a scene.
  ///
  /// It says so in the log, and calls the handler with false.
  ///
  /// Source: Apple, UIApplication.open(_:options:completionHandler:).
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Log.once("\(url) is not opened: there are no other apps in a scene.", on: runtime.world)
    completion?(false)
  }

  /// Returns true where another app opens an address; there are none in a scene.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Bool`: whether only an app may open the address, no browser; not heeded, since no address
    /// is opened.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The size of text that the user asks for: the one that phones come with.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    runtime.world.contentSizeCategory
  }
}
