/// An animation that a layer was given.
@MainActor
final class AddedAnimation {
  let key: String
  let animation: CAAnimation
  /// In the layer's time. Units: seconds.
  let begin: CFTimeInterval
  let completions: [TransactionState.Completion]
  var hasStarted = false
  var isOver = false

  init(
    key: String, animation: CAAnimation, begin: CFTimeInterval,
    completions: [TransactionState.Completion]
  ) {
    self.key = key
    self.animation = animation
    self.begin = begin
    self.completions = completions
    for completion in completions { completion.waiting += 1 }
  }

  /// Tells of the beginning where its time has come.
  func start(at time: CFTimeInterval) {
    guard !hasStarted, time >= begin - MediaTime.tolerance else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Whether its time is over.
  func isDue(at time: CFTimeInterval) -> Bool {
    let whole = animation.wholeDuration(of: animation.duration)
    return (time - begin) * Double(animation.speed) >= whole - MediaTime.tolerance
  }

  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    for completion in completions { TransactionState.ended(completion) }
  }
}

extension CALayer {
  /// Lets a copy of an animation run; one that was there under the key is taken off.
  ///
  /// It is seen from the next frame on, after what was added before. Animations run while the stage
  /// does, whether the layer is in a window or not.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let runtime = Runtime.current
    let copy = anim.duplicate()
    copy.complete(by: runtime.transaction)
    let name = anim is CATransition ? "transition" : key
    if let name { removeAnimation(forKey: name) }
    copy.began(on: self)
    let added = AddedAnimation(
      key: name ?? "", animation: copy,
      begin: copy.beginTime == 0 ? localTime(at: runtime.time) : copy.beginTime,
      completions: runtime.transaction.completions)
    coreAnimations.append(added)
    runtime.noteCoreAnimation(of: self)
  }

  /// Takes off the animation that was added under a key; its delegate is told.
  public func removeAnimation(forKey key: String) {
    guard let index = coreAnimations.firstIndex(where: { $0.key == key && !key.isEmpty }) else {
      return
    }
    let removed = coreAnimations.remove(at: index)
    removed.end(finished: false)
  }

  /// The keys of the animations that run, in the order in which they were added; nothing for none.
  public func animationKeys() -> [String]? {
    let keys = coreAnimations.map(\.key).filter { !$0.isEmpty }
    return keys.isEmpty ? nil : keys
  }

  /// The animation that runs under a key, which must not be changed any more.
  public func animation(forKey key: String) -> CAAnimation? {
    coreAnimations.last { $0.key == key && !key.isEmpty }?.animation
  }

  func removeCoreAnimations() {
    let removed = coreAnimations
    coreAnimations = []
    for added in removed { added.end(finished: false) }
  }

  /// Changes a copy of the layer to what its animations make of it.
  func applyCoreAnimations(to copy: CALayer) {
    guard !coreAnimations.isEmpty else { return }
    let time = localTime(at: Runtime.current.time)
    for added in coreAnimations {
      added.animation.apply(to: copy, at: time, begin: added.begin)
    }
  }

  /// The layer's own time at a time of the stage. Units: seconds.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    guard let mediaTime = media else { return superlayer?.localTime(at: time) ?? time }
    let outer = superlayer?.localTime(at: time) ?? time
    return (outer - mediaTime.beginTime) * Double(mediaTime.speed) + mediaTime.timeOffset
  }

  /// A time of another layer, of the stage for nothing, in this layer's. Units: seconds.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.stageTime(at: t) ?? t)
  }

  /// A time of this layer in another's, in the stage's for nothing. Units: seconds.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let stage = stageTime(at: t)
    return l?.localTime(at: stage) ?? stage
  }

  /// The stage's time at a time of this layer; that of a layer that stands still is when it began.
  private func stageTime(at time: CFTimeInterval) -> CFTimeInterval {
    guard let media else { return superlayer?.stageTime(at: time) ?? time }
    let outer =
      media.speed == 0
      ? media.beginTime : (time - media.timeOffset) / Double(media.speed) + media.beginTime
    return superlayer?.stageTime(at: outer) ?? outer
  }
}

/// A layer that had an animation added.
@MainActor
struct AnimatedLayer {
  fileprivate weak var layer: CALayer?
  /// Which one it was in the order of adding.
  fileprivate let turn: Int

  /// The layer, unless it has gone or had another animation added since.
  var current: CALayer? { layer.flatMap { $0.animationTurn == turn ? $0 : nil } }
}

extension Runtime {
  func noteCoreAnimation(of layer: CALayer) {
    animationTurn += 1
    layer.animationTurn = animationTurn
    animatedLayers.append(AnimatedLayer(layer: layer, turn: animationTurn))
  }

  /// Tells of animations that begin, then ends those whose time is over.
  func runCoreAnimations() {
    closeFrameTransaction()
    frameCount += 1
    let layers = animatedLayers.compactMap(\.current)
    for layer in layers {
      let time = layer.localTime(at: self.time)
      for added in layer.coreAnimations { added.start(at: time) }
    }
    for layer in layers {
      let time = layer.localTime(at: self.time)
      for added in layer.coreAnimations where added.isDue(at: time) {
        if added.animation.isRemovedOnCompletion {
          layer.coreAnimations.removeAll { $0 === added }
        }
        added.end(finished: true)
      }
    }
    animatedLayers.removeAll { $0.current?.coreAnimations.isEmpty ?? true }
  }

  /// Whether a layer's animation will end by itself.
  var isCoreAnimating: Bool {
    animatedLayers.contains { reference in
      guard let layer = reference.current, layer.media?.speed != 0 else { return false }
      return layer.coreAnimations.contains { added in
        let whole = added.animation.wholeDuration(of: added.animation.duration)
        return !added.isOver && added.animation.speed > 0 && whole < Self.longestWait
      }
    }
  }

  /// Animations that take longer are taken for endless ones, for which no scene waits.
  ///
  /// Units: seconds.
  private static let longestWait = 3600.0
}
