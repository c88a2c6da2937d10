import Flipbook

/// A command with the scenes of which recordings are made, each as it is and with one parameter
/// changed.
@main
struct CalibrationBenchmark: Gallery {
  static let scenes =
    pair("gravity", 1, 0.83, limit: 4) { FallController(gravity: $0) }
    + pair("elasticity", 0.6, 0.48, limit: 6) { FallController(elasticity: $0) }
    + pair("push", 2, 2.4, limit: 4) { GlideController(push: $0) }
    + pair("resistance", 1.5, 2.1, limit: 4) { GlideController(resistance: $0) }
    + pair("friction", 0.3, 0.22, limit: 4) { SlideController(friction: $0) }
    + pair("angular-resistance", 1, 0.7, limit: 4) { SpinController(angularResistance: $0) }
    + pair("snap-damping", 0.5, 0.32, limit: 5) { SnapController(damping: $0) }
    + pair("attachment-frequency", 2, 2.3, limit: 6) { SwingController(frequency: $0) }
    + pair("attachment-damping", 0.25, 0.18, limit: 6) { SwingController(damping: $0) }
    + pair("attachment-length", 120, 150, limit: 4) { RopeController(length: $0) }
    + pair("field-strength", 2, 2.6, limit: 5) { FieldController(strength: $0) }
    + pair("spring-damping", 0.4, 0.5, limit: 5) { SpringController(damping: $0) }
    + pair("spring-duration", 1, 1.25, limit: 5) { SpringController(duration: $0) }
    + pair("animation-duration", 0.6, 0.75, limit: 4) { FadeController(duration: $0) }

  /// Returns a scene with a parameter as it is, and one with it changed.
  ///
  /// - Parameters:
  ///   - name: the name of the first scene; the second is called `name.changed`.
  ///   - value: the parameter as it is.
  ///   - other: the parameter as it is changed.
  ///   - limit: when the scenes end at the latest, in seconds.
  ///   - controller: makes what is shown, with a value of the parameter.
  /// - Returns: both scenes.
  private static func pair(
    _ name: String, _ value: Double, _ other: Double, limit: Double,
    _ controller: @escaping @MainActor @Sendable (Double) -> StagedController
  ) -> [Scene] {
    [
      Scene(name, "The parameter is \(value).", limit: limit) { controller(value) },
      Scene("\(name).changed", "The parameter is \(other).", limit: limit) { controller(other) },
    ]
  }
}
