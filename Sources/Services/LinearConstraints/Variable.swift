/// An unknown of one `LinearSystem`.
package struct Variable: Hashable, Sendable {
  /// How many variables were added to the system before.
  package let index: Int

  /// Makes the name of a variable.
  package init(index: Int) { self.index = index }
}
