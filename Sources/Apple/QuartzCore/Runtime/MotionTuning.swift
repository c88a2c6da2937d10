/// Changes one parameter wherever a scene's code uses it, and notes which parameters are used.
///
/// The code that sets a parameter reads back what it has set: only the motion differs.
@MainActor
package final class MotionTuning {
  /// What is changed; `nil` for nothing.
  package let parameter: MotionParameter?
  /// How it is changed.
  package let change: Change

  /// How a parameter is changed.
  package enum Change: Hashable, Sendable {
    /// It is so many times as large; 0 stays 0.
    case times(Double)
    /// It has this value, whatever the code says, in the parameter's own unit.
    case value(Double)
  }

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
  /// What was asked for so far, also where it is 0, in the order of the first time.
  package private(set) var parameters: [MotionParameter] = []

  /// Makes a tuning that scales one parameter, or none.
  package init(_ parameter: MotionParameter? = nil, by factor: Double = 1) {
    (self.parameter, change) = (parameter, .times(factor))
  }

  /// Makes a tuning that gives one parameter another value.
  package init(_ parameter: MotionParameter, value: Double) {
    (self.parameter, change) = (parameter, .value(value))
  }

  /// Notes a use, and returns the value that the parameter is to have.
  fileprivate func tuned(
    _ parameter: MotionParameter, _ value: Double, isDefault: Bool
  ) -> Double {
    if !parameters.contains(parameter) { parameters.append(parameter) }
    if value != 0, value.isFinite { note(parameter, value, isDefault: isDefault) }
    guard parameter == self.parameter else { return value }
    return switch change {
    case .times(let factor): value * factor
    case .value(let other): other
    }
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
  /// Notes that a parameter is used, and changes it where a tuning asks for that.
  ///
  /// - Parameters:
  ///   - parameter: the parameter.
  ///   - value: its value as the scene's code has it, in the parameter's own unit.
  ///   - isDefault: whether the code has set none, so that it is Apple's.
  /// - Returns: the value that the motion has: exactly the same one without a tuning.
  package func tuned(
    _ parameter: MotionParameter, _ value: CGFloat, isDefault: Bool = false
  ) -> CGFloat {
    guard let tuning else { return value }
    return CGFloat(tuning.tuned(parameter, Double(value), isDefault: isDefault))
  }

  /// Notes that a parameter is used which is the length of a vector, and tells by how much to scale it.
  ///
  /// - Parameters:
  ///   - parameter: the parameter.
  ///   - length: the length of the vector; without one, it points nowhere and stays so.
  /// - Returns: how many times as long the vector is to be: exactly 1 without a tuning.
  package func factor(
    of parameter: MotionParameter, at length: @autoclosure () -> CGFloat
  ) -> CGFloat {
    guard let tuning else { return 1 }
    let length = Double(length())
    guard length != 0 else { return 1 }
    return CGFloat(tuning.tuned(parameter, length, isDefault: false) / length)
  }
}
