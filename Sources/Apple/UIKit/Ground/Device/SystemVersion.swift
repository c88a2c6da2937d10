import Foundation

/// A version of iOS that apps ask for: by `#available`, `UIDevice` and `ProcessInfo`.
public enum SystemVersion: Int, CaseIterable, Hashable, Sendable {
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// The one where none is asked for.
  public static let standard = SystemVersion.iOS18

  /// The parts of the version, the last one that there was of it; of iOS 26 the first.
  var parts: (major: Int, minor: Int) {
    switch self {
    case .iOS17: (17, 7)
    case .iOS18: (18, 6)
    case .iOS26: (26, 0)
    }
  }

  /// The version as `UIDevice` says it: `18.6`.
  var text: String { "\(parts.major).\(parts.minor)" }
}

/// What files that `flipbook` compiles ask in place of Foundation's, which tells of Linux.
extension ProcessInfo {
  /// The version of the scene's system.
  public var _operatingSystemVersion: OperatingSystemVersion {
    let parts = MainActor.assumeIsolated { World.current.system.parts }
    return OperatingSystemVersion(
      majorVersion: parts.major, minorVersion: parts.minor, patchVersion: 0)
  }

  /// The version of the scene's system, as a user reads it.
  public var _operatingSystemVersionString: String {
    let text = MainActor.assumeIsolated { World.current.system.text }
    return "Version \(text)"
  }

  /// Returns whether the scene's system has a version or a later one.
  public func _isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let parts = MainActor.assumeIsolated { World.current.system.parts }
    return (parts.major, parts.minor, 0)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
}
