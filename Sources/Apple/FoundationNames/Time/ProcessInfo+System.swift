import Foundation

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
