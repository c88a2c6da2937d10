/// An unknown of one `LinearSystem`.
package struct Variable: Hashable, Sendable {
  /// How many variables of the system are older.
  package let index: Int

  package init(index: Int) { self.index = index }
}
