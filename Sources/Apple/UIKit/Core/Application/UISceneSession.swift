/// The session of a scene.
///
/// Source: Apple, UISceneSession.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The scene, once it was made.
  open internal(set) weak var scene: UIScene?

  /// What the scene is for.
  public let role: Role

  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration

  /// The name of the session, the same in every run.
  public let persistentIdentifier = "00000000-0000-0000-0000-000000000001"

  /// What the scene is to go on with, noted at an earlier launch; there was none.
  public let stateRestorationActivity: NSUserActivity? = nil

  /// What the app keeps with the session.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// What a scene is for.
  ///
  /// Source: Apple, UISceneSession.Role.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// For an app on the device's own screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is made.
///
/// Source: Apple, UISceneConfiguration.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name in an `Info.plist`, of which there is none here.
  public let name: String?

  /// What the scene is for.
  public let role: UISceneSession.Role

  /// The class of the scene; `UIWindowScene` unless set.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate; the class `SceneDelegate` of the app's module unless set.
  open var delegateClass: AnyClass?

  /// The storyboard that the scene's first controller comes from.
  open var storyboard: UIStoryboard?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
