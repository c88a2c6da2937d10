/// The batches of animations that run in a runtime.
@MainActor
struct AnimationTimeline {
  private(set) var batches: [AnimationBatch] = []
  /// The batches whose blocks are being called, innermost last.
  var collecting: [AnimationBatch] = []
  /// False within `performWithoutAnimation`.
  var isEnabled = true

  /// The batch that takes what changes now.
  var current: AnimationBatch? {
    guard isEnabled, let batch = collecting.last, batch.duration > 0 else { return nil }
    return batch
  }

  /// Whether anything will still change by itself.
  var isRunning: Bool { batches.contains { $0.heldProgress == nil && !$0.isRepeating } }

  mutating func add(_ batch: AnimationBatch) { batches.append(batch) }

  mutating func remove(_ batch: AnimationBatch) {
    batches.removeAll { $0 === batch }
    holders[ObjectIdentifier(batch)] = nil
  }

  /// Property animators live as long as what they animate runs.
  private var holders: [ObjectIdentifier: AnyObject] = [:]

  mutating func hold(_ object: AnyObject, during batch: AnimationBatch) {
    holders[ObjectIdentifier(batch)] = object
  }

  /// Takes out the batches whose time is over, in the order in which they were asked for.
  mutating func takeDue() -> [AnimationBatch] {
    let due = batches.filter(\.isDue)
    batches.removeAll { $0.isDue || $0.hasEnded }
    return due
  }
}

extension Runtime {
  /// The second pass of a frame: ends the animations whose time is over.
  package func animate() {
    runCoreAnimations()
    for batch in timeline.takeDue() {
      batch.end(batch.isReversed ? .beginnings : .values, finished: true)
      timeline.remove(batch)
    }
    for batch in timeline.batches {
      let progress = batch.progress
      for follower in batch.followers { follower(progress) }
    }
  }

  /// Whether a view or a layer is being animated, endless repetitions not counted.
  package var isAnimating: Bool { timeline.isRunning || isCoreAnimating }

  func running(_ animator: UIViewPropertyAnimator, in batch: AnimationBatch) {
    timeline.hold(animator, during: batch)
  }

  /// Calls a block and lets a batch take what it changes; the batch runs from then on.
  func collect(into batch: AnimationBatch, _ changes: () -> Void) {
    timeline.collecting.append(batch)
    changes()
    timeline.collecting.removeLast()
    timeline.add(batch)
  }
}
