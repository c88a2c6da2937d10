/// Why a system refused a constraint.
package enum LinearConstraintsError: Error, Hashable, CustomStringConvertible {
  /// These required constraints cannot hold together.
  ///
  /// *Shape*: the older first. All of them are needed for the contradiction; the constraint that
  /// was being added is not among `others`.
  case contradiction(others: [ConstraintToken])

  /// A number in the constraint is infinite or not a number.
  case notFinite

  /// The reason, and what to do.
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
