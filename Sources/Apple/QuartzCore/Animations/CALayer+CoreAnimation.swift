import Geometry

/// An animation that was added to a layer.
@MainActor
final class AddedAnimation: LayerAnimation {
  let animation: CAAnimation
  /// When the animation begins, in the layer's time.
  ///
  /// *Units*: seconds.
  let begin: CFTimeInterval
  private var hasStarted = false
  private(set) var isOver = false

  init(_ animation: CAAnimation, to layer: CALayer, key: String) {
    self.animation = animation
    begin =
      animation.beginTime == 0
      ? layer.localTime(at: layer.runtime.time) : animation.beginTime
    super.init(layer: layer, key: key)
  }

  override var keyPath: String? { (animation as? CAPropertyAnimation)?.keyPath }

  override var described: CAAnimation { animation }

  override func show(on seen: inout LayerPresentation) {
    guard let layer else { return }
    seen.flush()
    animation.apply(to: seen.layer, at: layer.localTime(at: layer.runtime.time), begin: begin)
  }

  /// Tells the delegate of the beginning when its time has come; only once.
  func start(at time: CFTimeInterval) {
    guard !hasStarted, time >= begin - MediaTime.tolerance else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Returns true when the animation's time is over at a time of the layer, in seconds.
  func isDue(at time: CFTimeInterval) -> Bool {
    let whole = animation.wholeDuration(of: animation.duration)
    return (time - begin) * Double(animation.speed) >= whole - MediaTime.tolerance
  }

  /// Whether the animation never ends by itself; `nil` when it has ended.
  var isEndless: Bool? {
    guard !isOver else { return nil }
    let whole = animation.wholeDuration(of: animation.duration)
    return animation.speed <= 0 || whole >= Self.longestWait
  }

  /// The duration from which on an animation counts as endless, so that no scene waits for it.
  ///
  /// *Units*: seconds.
  private static let longestWait = 3600.0

  override func wasRemoved() { end(finished: false) }

  /// Ends the animation and tells its delegate and transactions; only once.
  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    tellTransactions()
  }
}

extension CALayer {
  /// The animations that were added to the layer, in the order in which they were added.
  var addedAnimations: [AddedAnimation] { animations.compactMap { $0 as? AddedAnimation } }

  /// Whether the layer's time, or that of a layer around it, may differ from the stage's.
  var hasOwnTime: Bool { sequence(first: self, next: \.superlayer).contains { $0.media != nil } }

  /// Whether the layer's time stands still, because its speed or that of a layer around it is 0.
  var isStopped: Bool {
    sequence(first: self, next: \.superlayer).contains { $0.media?.speed == 0 }
  }

  /// Returns the layer's time at a time of the stage, both in seconds.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    let outer = superlayer?.localTime(at: time) ?? time
    return media?.local(at: outer) ?? outer
  }

  /// Converts a time of another layer to this layer's.
  ///
  /// - Parameters:
  ///   - t: the time, in seconds.
  ///   - l: the other layer; `nil` for the stage.
  /// - Returns: the time in this layer's time, in seconds.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.stageTime(at: t) ?? t)
  }

  /// Converts a time of this layer to another layer's.
  ///
  /// - Parameters:
  ///   - t: the time, in seconds.
  ///   - l: the other layer; `nil` for the stage.
  /// - Returns: the time in the other layer's time, in seconds.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let stage = stageTime(at: t)
    return l?.localTime(at: stage) ?? stage
  }

  /// Returns the stage's time at a time of this layer, in its first round; when the layer stands
  /// still, the time it began.
  private func stageTime(at time: CFTimeInterval) -> CFTimeInterval {
    guard let media else { return superlayer?.stageTime(at: time) ?? time }
    let outer =
      media.speed == 0
      ? media.beginTime : (time - media.timeOffset) / Double(media.speed) + media.beginTime
    return superlayer?.stageTime(at: outer) ?? outer
  }

  /// Adds a copy of an animation and removes the one that was there under the key.
  func begin(_ anim: CAAnimation, as key: String?) {
    let copy = anim.duplicate()
    copy.complete(by: runtime.transaction)
    let name = anim is CATransition ? "transition" : key
    if let name { animation(under: name).map(remove) }
    copy.began(on: self)
    animations.append(AddedAnimation(copy, to: self, key: name ?? ""))
    runtime.noteCoreAnimation(of: self)
    (self as? CAEmitterLayer)?.emit()
  }
}

/// A layer that an animation was added to.
@MainActor
struct AnimatedLayer {
  fileprivate weak var layer: CALayer?
  /// The value of `animationTurn` when the animation was added.
  fileprivate let turn: Int

  /// The layer, unless it was released or another animation was added to it since.
  var current: CALayer? { layer.flatMap { $0.animationTurn == turn ? $0 : nil } }
}

extension LayerRuntime {
  /// Notes that a layer has an animation to run.
  func noteCoreAnimation(of layer: CALayer) {
    animationTurn += 1
    layer.animationTurn = animationTurn
    animatedLayers.append(AnimatedLayer(layer: layer, turn: animationTurn))
  }

  /// Tells delegates of animations that begin, then ends those whose time is over.
  ///
  /// - Returns: the number of animations that ended.
  func runCoreAnimations() -> Int {
    var count = 0
    closeFrameTransaction()
    frameCount += 1
    let layers = animatedLayers.compactMap(\.current)
    for layer in layers {
      let time = layer.localTime(at: self.time)
      for added in layer.addedAnimations { added.start(at: time) }
    }
    for layer in layers {
      let time = layer.localTime(at: self.time)
      for added in layer.addedAnimations where added.isDue(at: time) {
        if added.animation.isRemovedOnCompletion {
          layer.animations.removeAll { $0 === added }
        }
        added.end(finished: true)
        count += 1
      }
    }
    animatedLayers.removeAll { $0.current?.addedAnimations.isEmpty ?? true }
    return count
  }

  /// The added animations that are running, by layer, each layer's in the order in which they were
  /// added.
  var runningAddedAnimations: [AddedAnimation] {
    animatedLayers.compactMap(\.current).filter { !$0.isStopped }
      .flatMap(\.addedAnimations).filter { !$0.isOver }
  }
}
