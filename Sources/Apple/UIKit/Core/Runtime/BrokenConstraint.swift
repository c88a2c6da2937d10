/// A constraint that contradicts others and was left out.
package struct BrokenConstraint: Hashable, Sendable {
  /// When it was left out first.
  ///
  /// *Units*: seconds since launch, in virtual time.
  package let time: TimeInterval
  /// The constraint as the log has it.
  package let constraint: String
}
