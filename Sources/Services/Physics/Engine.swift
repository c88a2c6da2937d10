import CBox2D

/// The engine that moves bodies.
package enum Engine {
  /// The version of Box2D that runs: `2.4.1`.
  package static var version: String {
    let version = box_version_running()
    return "\(version.major).\(version.minor).\(version.revision)"
  }
}
