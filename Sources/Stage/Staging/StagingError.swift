import Geometry

/// Why a scene cannot be played.
public enum StagingError: Error, Hashable {
  case unusableScene(scene: String, reason: String)
  case unusableFinger(scene: String, finger: Int, source: SourceLine, reason: String)
  /// A finger did not find its target where it should be.
  ///
  /// *Units*: `seconds` since the start.
  case missedTarget(
    scene: String, finger: Int, source: SourceLine, seconds: TimeInterval, target: Target,
    miss: Miss)
  /// An app was launched and has shown no window.
  case appWithoutWindow(scene: String)
  /// The scene's own code keeps it from going on; `reason` is a sentence.
  ///
  /// *Units*: `seconds` since the start.
  case stopped(scene: String, seconds: TimeInterval, reason: String)
}

/// What a finger found in place of its target.
public enum Miss: Hashable, Sendable {
  /// No view has the identifier; `names` are the identifiers that views have, back to front.
  case noSuchView(names: [String])
  /// The view or one around it is hidden or too transparent to be touched.
  case hidden
  /// The point is not on the screen.
  case outside(CGPoint, screen: CGSize)
  /// A touch at the point would reach another view.
  case covered(CGPoint, by: String)
  /// A touch at the point would reach no view.
  case nothing(CGPoint)
}

extension StagingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusableScene(let scene, let reason):
      "The scene “\(scene)” cannot be played: \(reason)."
    case .unusableFinger(let scene, let finger, let source, let reason):
      "\(source): finger \(finger) of the scene “\(scene)” cannot be played: \(reason)."
    case .appWithoutWindow(let scene):
      """
      The app of the scene “\(scene)” shows no window. Make one in \
      application(_:didFinishLaunchingWithOptions:), or in scene(_:willConnectTo:options:) of a class \
      SceneDelegate, and call makeKeyAndVisible(); or give its main storyboard with its files.
      """
    case .missedTarget(let scene, let finger, let source, let seconds, let target, let miss):
      "\(source): finger \(finger) of the scene “\(scene)” misses \(target)"
        + " at \(seconds.inWords) s: \(miss)"
    case .stopped(let scene, let seconds, let reason):
      "The scene “\(scene)” stopped at \(seconds.inWords) s. \(reason)"
    }
  }
}

extension Miss: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchView(let names):
      names.isEmpty
        ? "no view has an accessibilityIdentifier. Give it one."
        : "no view has this accessibilityIdentifier. These are there: "
          + names.joined(separator: ", ") + "."
    case .hidden:
      "it is hidden then. Touch it at another time, or show it."
    case .outside(let point, let screen):
      "\(point.inWords) is outside of the screen of"
        + " \(screen.width.inWords)×\(screen.height.inWords) points."
        + " Give a point on it or another time."
    case .covered(let point, let view):
      "at \(point.inWords) there is \(view). Give another time, offset or target."
    case .nothing(let point):
      "at \(point.inWords) nothing takes touches. Give another time, offset or target."
    }
  }
}
