/// Scales one parameter wherever a scene's code uses it, and notes which parameters are used.
///
/// The code that sets a parameter reads back what it has set: only the motion differs.
@MainActor
package final class MotionTuning {
  /// What is scaled; `nil` for nothing.
  package let parameter: MotionParameter?
  /// How many times as large the parameter is.
  package let factor: Double

  /// A parameter that was used, and with which values.
  package struct Use: Hashable, Sendable {
    /// The parameter, named as an author writes it.
    package let parameter: MotionParameter
    /// The values, each once, in the order in which they were used; none is 0.
    package internal(set) var values: [Double]
    /// Whether the values are Apple's, because the code sets none.
    package internal(set) var areDefaults: Bool
  }

  /// What was used so far, in the order of the first use.
  package private(set) var uses: [Use] = []

  /// Makes a tuning that scales one parameter, or none.
  package init(_ parameter: MotionParameter? = nil, by factor: Double = 1) {
    (self.parameter, self.factor) = (parameter, factor)
  }

  /// Notes a use, and returns how many times as large the parameter is to be.
  fileprivate func factor(
    of parameter: MotionParameter, at value: Double, isDefault: Bool
  ) -> Double {
    if value != 0, value.isFinite { note(parameter, value, isDefault: isDefault) }
    return parameter == self.parameter ? factor : 1
  }

  private func note(_ parameter: MotionParameter, _ value: Double, isDefault: Bool) {
    guard let place = uses.firstIndex(where: { $0.parameter == parameter }) else {
      uses.append(Use(parameter: parameter, values: [value], areDefaults: isDefault))
      return
    }
    if uses[place].areDefaults, !isDefault {
      (uses[place].values, uses[place].areDefaults) = ([value], false)
    } else if uses[place].areDefaults == isDefault, !uses[place].values.contains(value),
      uses[place].values.count < Self.mostValues
    {
      uses[place].values.append(value)
    }
  }

  /// How many values of a parameter are kept.
  private static let mostValues = 8
}

extension LayerRuntime {
  /// Notes that a parameter is used, and scales it where a tuning asks for that.
  ///
  /// - Parameters:
  ///   - parameter: the parameter.
  ///   - value: its value as the scene's code has it, in any unit.
  ///   - isDefault: whether the code has set none, so that it is Apple's.
  /// - Returns: how many times as large the parameter is to be: exactly 1 without a tuning.
  package func factor(
    of parameter: MotionParameter, at value: @autoclosure () -> CGFloat, isDefault: Bool = false
  ) -> CGFloat {
    guard let tuning else { return 1 }
    return CGFloat(tuning.factor(of: parameter, at: Double(value()), isDefault: isDefault))
  }
}
