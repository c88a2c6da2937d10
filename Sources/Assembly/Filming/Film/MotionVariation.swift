import Staging
import UIKit

/// A parameter of a scene's motion that has another value than the scene's code gives it.
package struct MotionVariation: Hashable, Sendable {
  /// The parameter as an author writes it: `UISnapBehavior.damping`.
  package let parameter: String
  /// Its value, in its own unit.
  package let value: Double

  /// Gives a parameter a value.
  package init(_ parameter: String, value: Double) {
    (self.parameter, self.value) = (parameter, value)
  }

  /// What changes the motion of one run.
  @MainActor var tuning: MotionTuning { MotionTuning(MotionParameter(parameter), value: value) }
}

/// A parameter that the motion of a scene depends on.
package struct UsedParameter: Hashable, Sendable, Codable {
  /// The parameter as an author writes it: `UISnapBehavior.damping`.
  package let name: String
  /// The values that it has, each once; at least one.
  package let values: [Double]
  /// Whether the scene's code sets it.
  package let isSet: Bool

  /// Tells of a parameter.
  package init(name: String, values: [Double], isSet: Bool) {
    (self.name, self.values, self.isSet) = (name, values, isSet)
  }

  /// Plays a scene, and finds the parameters that its motion depends on.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - timing: which part of it is played.
  /// - Returns: the parameters, those that the code sets first, else in the order of first use.
  /// - Throws: `StagingError`.
  @MainActor
  package static func all(of scene: Scene, _ timing: FilmTiming) async throws -> [UsedParameter] {
    let tuning = MotionTuning()
    try await FilmRun(scene, timing, tuning: tuning).play { _ in }
    let found = tuning.parameters.map { parameter in
      let use = tuning.uses.first { $0.parameter == parameter }
      return UsedParameter(
        name: parameter.name, values: use?.values ?? [0],
        isSet: use.map { !$0.areDefaults } ?? false)
    }
    return found.filter(\.isSet) + found.filter { !$0.isSet }
  }
}
