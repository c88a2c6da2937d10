// The parts of a stage's state that its layers keep.
extension Runtime {
  /// Whether an observer waits for the next frame.
  package var hasDisplayLinks: Bool { layers.hasDisplayLinks }

  /// The types of observers that were released while they still observed frames.
  package var releasedObservers: [String] { layers.releasedObservers }

  /// Tells every observer of a frame, in the order in which they asked.
  ///
  /// - Parameter seconds: the time since the frame before.
  /// - Returns: the number of observers that were told.
  func fireDisplayLinks(after seconds: TimeInterval) -> Int {
    physics.substeps = []
    motion.follow?()
    return layers.fireDisplayLinks(after: seconds)
  }

  /// Whether a view or a layer is being animated; endless animations do not count.
  package var isAnimating: Bool { layers.isAnimating }

  /// Whether a view or a layer is being animated without an end.
  package var isAnimatingEndlessly: Bool { layers.isAnimatingEndlessly }
}
