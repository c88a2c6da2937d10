extension Limit {
  /// The number of stack views that may lie inside one another.
  ///
  /// The place of each follows from those of all around it.
  static let stackDepth = 100

  /// The number of lines of a boundary, after those that nobody can see are left out.
  package static let boundaryLines = 8192

  /// The number of corners in the outline of a concave item.
  ///
  /// Each side is compared with each other one.
  package static let itemCorners = 2000

  /// The number of an animator's behaviours that are in no other behaviour.
  ///
  /// Actions that add behaviours with actions double them with every step.
  package static let behaviors = 20_000

  /// The number of behaviours, or of regions, that may be nested.
  package static let compositeDepth = 1000
}
