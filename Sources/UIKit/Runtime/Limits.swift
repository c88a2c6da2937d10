extension Limit {
  /// How many stack views lie inside one another.
  ///
  /// The place of each follows from those of all around it.
  static let stackDepth = 100

  /// How many lines a boundary has, once those are left out that nobody can see.
  static let boundaryLines = 8192

  /// How many corners the outline of an item with dents has.
  ///
  /// Each side is held against each other one.
  static let itemCorners = 2000

  /// How many behaviours an animator has that are in no other.
  ///
  /// Actions that add behaviours that have actions double them with every step.
  static let behaviors = 20_000

  /// How many behaviours, and how many regions, are made of one another.
  static let compositeDepth = 1000
}
