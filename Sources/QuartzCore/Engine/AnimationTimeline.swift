import Geometry

/// The batches of animations that run in a runtime.
@MainActor
package struct AnimationTimeline {
  package private(set) var batches: [AnimationBatch] = []
  /// What takes changes while blocks are being called, innermost last.
  package var collecting: [AnimationCollection] = []
  /// False within `performWithoutAnimation`.
  package var isEnabled = true

  /// What takes what changes now.
  package var current: AnimationCollection? {
    guard isEnabled, let collection = collecting.last, collection.batch.duration > 0 else {
      return nil
    }
    return collection
  }

  package mutating func add(_ batch: AnimationBatch) { batches.append(batch) }

  package mutating func remove(_ batch: AnimationBatch) {
    batches.removeAll { $0 === batch }
    holders[ObjectIdentifier(batch)] = nil
  }

  /// Property animators live as long as what they animate runs.
  private var holders: [ObjectIdentifier: AnyObject] = [:]

  package mutating func hold(_ object: AnyObject, during batch: AnimationBatch) {
    holders[ObjectIdentifier(batch)] = object
  }

  /// Takes out the batches whose time is over and that do not stay, in the order in which they were
  /// asked for.
  package mutating func takeDue() -> [AnimationBatch] {
    let due = batches.filter { $0.isDue && $0.staysAtEnd?() != true }
    guard !due.isEmpty || batches.contains(where: \.hasEnded) else { return [] }
    batches.removeAll { batch in batch.hasEnded || due.contains { $0 === batch } }
    return due
  }
}

extension LayerRuntime {
  /// Ends the animations whose time is over, then tells followers how far theirs are.
  ///
  /// - Returns: how many ended.
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

  /// Whether a view or a layer is being animated, endless repetitions not counted.
  package var isAnimating: Bool {
    timeline.batches.contains { !$0.isRepeating && $0.isRunning }
      || runningAddedAnimations.contains { $0.isEndless == false }
  }

  /// Whether a view or a layer is being animated without an end.
  ///
  /// What controls do for ever by themselves, such as a caret that blinks, does not count.
  package var isAnimatingEndlessly: Bool {
    timeline.batches.contains { $0.isRepeating && $0.isRunning && !$0.animations.isEmpty }
      || runningAddedAnimations.contains { $0.isEndless == true && $0.animation.speed > 0 }
  }

  /// The layers that are being animated, once for each animation.
  package var layersOnTheirWay: [CALayer] {
    let changes = timeline.batches.filter(\.isRunning).flatMap(\.animations)
    return (changes + runningAddedAnimations).compactMap(\.layer)
  }

  /// Calls a block and lets a batch take what it changes; the batch runs from then on.
  package func collect(into batch: AnimationBatch, _ changes: () -> Void) {
    collect(into: batch, batch.whole, changes)
    timeline.add(batch)
  }

  /// Calls a block and lets a span of a batch take what it changes.
  package func collect(into batch: AnimationBatch, _ span: AnimationSpan, _ changes: () -> Void) {
    timeline.collecting.append(AnimationCollection(batch: batch, span: span))
    changes()
    timeline.collecting.removeLast()
  }
}

extension AnimationBatch {
  /// Whether its time goes on.
  package var isRunning: Bool {
    guard !isHeld else { return false }
    return animations.isEmpty || animations.contains { $0.layer?.isStopped != true }
  }
}
