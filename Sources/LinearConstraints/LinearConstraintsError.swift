/// Why a system did not take a constraint.
package enum LinearConstraintsError: Error, Hashable, CustomStringConvertible {
  /// No values satisfy these required constraints together.
  ///
  /// *Shape*: the older first. All of them are needed for the contradiction; where it is the one
  /// that was being added, it is not among `others`.
  case contradiction(others: [ConstraintToken])

  /// A number in the constraint is infinite or none.
  case notFinite

  package var description: String {
    switch self {
    case .contradiction(let others):
      let numbers = others.map { "\($0.number)" }.joined(separator: ", ")
      return "The constraint contradicts the required constraints [\(numbers)]; remove one of them."
    case .notFinite:
      return "A number in the constraint is infinite or not a number; give finite ones."
    }
  }
}
