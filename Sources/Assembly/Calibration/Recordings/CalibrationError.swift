import Wording

/// Why a recording cannot be set beside a scene.
package enum CalibrationError: Error, Hashable, CustomStringConvertible {
  /// A recording with too few pictures to show a motion.
  case tooShort(String, frames: Int)
  /// A recording with more pictures than are looked at.
  case tooLong(String)
  /// A scene in which no view has a name.
  case noNamedViews(scene: String)
  /// A scene whose named views cannot be told from what lies around them.
  case nothingToSee(scene: String, views: [String])
  /// A recording that does not look like the scene, neither at its start nor at its end.
  case somethingElse(String, scene: String)

  package var description: String {
    switch self {
    case .tooShort(let path, let frames):
      "\(path) has only \(Words.count(frames, "picture")), which show no motion; record the scene"
        + " from before it starts until it rests"
    case .tooLong(let path):
      "\(path) has too many pictures to be looked at in one go; cut it to the seconds in which the"
        + " scene plays"
    case .noNamedViews(let scene):
      "no view of “\(scene)” has a name by which it could be followed; give those that matter an"
        + " accessibilityIdentifier"
    case .nothingToSee(let scene, let views):
      "the named views of “\(scene)” (\(Words.list(views))) cannot be told from what lies around"
        + " them; name views that stand out"
    case .somethingElse(let path, let scene):
      "\(path) does not look like “\(scene)”, neither at its start nor at its end; record the scene"
        + " on a screen of its size, in the same appearance, from before it starts until it rests"
    }
  }
}
