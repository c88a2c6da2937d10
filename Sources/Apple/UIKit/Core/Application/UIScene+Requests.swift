import Foundation

/// Why the system did not do what was asked for a scene.
///
/// Source: Apple, UISceneError.
public struct UISceneError: Error, CustomNSError, Hashable, Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  /// Why the request was refused.
  public let code: Code
  private let sentence: String

  init(_ code: Code, _ sentence: String) { (self.code, self.sentence) = (code, sentence) }

  /// The codes again, which `code` may be compared with.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  public static let requestDenied = Code.requestDenied
  public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
  public static let geometryRequestDenied = Code.geometryRequestDenied

  public static var errorDomain: String { "UISceneErrorDomain" }
  public var errorCode: Int { code.rawValue }
  /// The sentence that says why, under the key of the localized description.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: sentence] }
}

/// Matches an error of a code, as in `catch UISceneError.requestDenied`.
public func ~= (code: UISceneError.Code, error: any Error) -> Bool {
  (error as? UISceneError)?.code == code
}

extension UIApplication {
  /// Brings a scene to the front; the app's scene is there, and a further one is refused.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if sceneSession !== windowScene.session { refuseScenes(errorHandler) }
  }

  /// Takes a scene away, which is refused: the app has one alone.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { refuseScenes(errorHandler) }

  /// Asks for a new picture of a scene in the list of apps, which is not on the screen.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private func refuseScenes(_ handler: ((any Error) -> Void)?) {
    handler?(
      UISceneError(
        .multipleScenesNotSupported, "Application does not support multiple scenes."))
  }
}

extension UIScene {
  /// How a scene comes to the front.
  ///
  /// Source: Apple, UIScene.ActivationRequestOptions.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?

    public override init() { super.init() }
  }

  /// How an address is opened in another app.
  ///
  /// Source: Apple, UIScene.OpenExternalURLOptions.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app opens the address that is known for it.
    open var universalLinksOnly = false

    public override init() { super.init() }
  }

  /// Asks the system to open an address in another app, of which there are none in a scene.
  ///
  /// Source: Apple, UIScene.open(_:options:completionHandler:).
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, options: [:], completionHandler: completionHandler) }
}

/// How a scene is taken away.
///
/// Source: Apple, UISceneDestructionRequestOptions.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// How the window of a scene is taken away.
///
/// Source: Apple, UIWindowSceneDestructionRequestOptions.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How a scene goes: with its changes as they are, kept, or given up.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }

  /// How the window goes, `.standard` by default; recorded only, since the one scene is never taken
  /// away.
  open var windowDismissalAnimation = DismissalAnimation.standard
}
