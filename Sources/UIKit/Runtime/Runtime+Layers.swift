// What a stage is asked that its layers know.
extension Runtime {
  /// Units: seconds since launch, in virtual time.
  package var time: TimeInterval { layers.time }

  /// Whether anything wants to be told of the next frame.
  package var hasDisplayLinks: Bool { layers.hasDisplayLinks }

  /// The types of those that were released while they still wanted to be told of frames.
  package var releasedObservers: [String] { layers.releasedObservers }

  /// Tells whoever wants to know of one more frame, in the order in which they asked.
  ///
  /// - Parameter seconds: the time since the frame before.
  /// - Returns: how many were told.
  func fireDisplayLinks(after seconds: TimeInterval) -> Int {
    substeps = []
    return layers.fireDisplayLinks(after: seconds)
  }

  /// Whether a view or a layer is being animated, endless repetitions not counted.
  package var isAnimating: Bool { layers.isAnimating }

  /// Whether a view or a layer is being animated without an end.
  package var isAnimatingEndlessly: Bool { layers.isAnimatingEndlessly }
}
