import Geometry

/// The batches of animations that run in a runtime.
@MainActor
package struct AnimationTimeline {
  /// The batches that run or are held, in the order in which they were begun.
  package private(set) var batches: [AnimationBatch] = []
  /// The batches that collect changes while blocks are being called, the innermost last.
  package var collecting: [AnimationCollection] = []
  /// The layouts to make at the end of the block that is being called, in the order of asking.
  fileprivate var layouts: [(view: ObjectIdentifier, call: () -> Void)] = []
  /// Whether changes are animated; false within `performWithoutAnimation`.
  package var isEnabled = true

  /// The batch and span that changes made now belong to; `nil` where they are not animated.
  package var current: AnimationCollection? {
    guard isEnabled, let collection = collecting.last, collection.batch.takesTime else {
      return nil
    }
    return collection
  }

  /// Adds a batch that runs from now on.
  package mutating func add(_ batch: AnimationBatch) { batches.append(batch) }

  /// Removes a batch, and lets go of its property animator.
  package mutating func remove(_ batch: AnimationBatch) {
    batches.removeAll { $0 === batch }
    holders[ObjectIdentifier(batch)] = nil
  }

  /// The property animators, each of which lives as long as its batch runs.
  private var holders: [ObjectIdentifier: AnyObject] = [:]

  /// Keeps a property animator alive until its batch is removed.
  package mutating func hold(_ object: AnyObject, during batch: AnimationBatch) {
    holders[ObjectIdentifier(batch)] = object
  }

  /// Removes the batches whose time is over and that do not stay at their end.
  ///
  /// - Returns: the batches, in the order in which they were begun.
  package mutating func takeDue() -> [AnimationBatch] {
    let due = batches.filter { $0.isDue && $0.staysAtEnd?() != true }
    guard !due.isEmpty || batches.contains(where: \.hasEnded) else { return [] }
    batches.removeAll { batch in batch.hasEnded || due.contains { $0 === batch } }
    return due
  }
}

extension LayerRuntime {
  /// Ends the animations whose time is over, then calls the followers of the others.
  ///
  /// - Returns: the number of animations that ended.
  package func endAnimations() -> Int {
    var count = runCoreAnimations()
    for batch in timeline.takeDue() {
      count += 1
      batch.end(batch.isReversed ? .beginnings : .values, finished: true)
      timeline.remove(batch)
    }
    for batch in timeline.batches where !batch.followers.isEmpty {
      let progress = batch.progress
      for follower in batch.followers { follower(progress) }
    }
    return count
  }

  /// Whether a view or a layer is being animated; endless animations do not count.
  package var isAnimating: Bool {
    timeline.batches.contains { !$0.isRepeating && $0.isRunning }
      || runningAddedAnimations.contains { $0.isEndless == false }
  }

  /// Whether a view or a layer is being animated without an end.
  ///
  /// Endless followers of controls, such as a caret that blinks, do not count.
  package var isAnimatingEndlessly: Bool {
    timeline.batches.contains { $0.isRepeating && $0.isRunning && !$0.animations.isEmpty }
      || runningAddedAnimations.contains { $0.isEndless == true && $0.animation.speed > 0 }
  }

  /// The layers that are being animated, once for each animation.
  package var layersOnTheirWay: [CALayer] {
    let changes = timeline.batches.filter(\.isRunning).flatMap(\.animations)
    return (changes + runningAddedAnimations).compactMap(\.layer)
  }

  /// Calls a block, adds its changes to a batch, and starts the batch.
  package func collect(into batch: AnimationBatch, _ changes: () -> Void) {
    collect(into: batch, batch.whole, changes)
    timeline.add(batch)
  }

  /// Calls a block.
  ///
  /// - Returns: the batches that were begun meanwhile and have not ended, in that order.
  package func begunBatches(by body: () -> Void) -> [AnimationBatch] {
    let before = timeline.batches
    body()
    return timeline.batches.filter { batch in !before.contains { $0 === batch } }
  }

  /// Calls a block and adds its changes to a span of a batch.
  package func collect(into batch: AnimationBatch, _ span: AnimationSpan, _ changes: () -> Void) {
    let outer = timeline.layouts
    timeline.layouts = []
    timeline.collecting.append(AnimationCollection(batch: batch, span: span))
    changes()
    // A layout may ask for another one.
    while !timeline.layouts.isEmpty { timeline.layouts.removeFirst().call() }
    timeline.collecting.removeLast()
    timeline.layouts = outer
  }

  /// Calls a layout at the end of the animation's block that is being called, once for each view that
  /// asks for it; does nothing outside of one.
  package func atEndOfBlock(for view: ObjectIdentifier, _ layout: @escaping () -> Void) {
    guard timeline.current != nil, !timeline.layouts.contains(where: { $0.view == view }) else {
      return
    }
    timeline.layouts.append((view, layout))
  }
}

extension AnimationBatch {
  /// Whether the batch's time runs: it is not held, and not all of its layers stand still.
  package var isRunning: Bool {
    guard !isHeld else { return false }
    return animations.isEmpty || animations.contains { $0.layer?.isStopped != true }
  }
}
