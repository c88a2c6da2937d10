import Geometry

/// An animation that a layer was given.
@MainActor
final class AddedAnimation: LayerAnimation {
  let animation: CAAnimation
  /// In the layer's time. Units: seconds.
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

  /// Whether it ends by itself; nothing for one that is over.
  var isEndless: Bool? {
    guard !isOver else { return nil }
    let whole = animation.wholeDuration(of: animation.duration)
    return animation.speed <= 0 || whole >= Self.longestWait
  }

  /// Animations that take longer are taken for endless ones, for which no scene waits.
  ///
  /// Units: seconds.
  private static let longestWait = 3600.0

  override func wasRemoved() { end(finished: false) }

  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    tellTransactions()
  }
}

extension CALayer {
  /// Lets a copy of an animation run; one that was there under the key is taken off.
  ///
  /// It is seen from the next frame on, after what was added before. Animations run while the stage
  /// does, whether the layer is in a window or not.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.duplicate()
    copy.complete(by: runtime.transaction)
    let name = anim is CATransition ? "transition" : key
    if let name { removeAnimation(forKey: name) }
    copy.began(on: self)
    animations.append(AddedAnimation(copy, to: self, key: name ?? ""))
    runtime.noteCoreAnimation(of: self)
  }

  /// The animations that the layer was given, in order.
  var addedAnimations: [AddedAnimation] { animations.compactMap { $0 as? AddedAnimation } }

  /// Whether its time or that of a layer around it may differ from the stage's.
  var hasOwnTime: Bool { sequence(first: self, next: \.superlayer).contains { $0.media != nil } }

  /// Whether its time stands still.
  var isStopped: Bool {
    sequence(first: self, next: \.superlayer).contains { $0.media?.speed == 0 }
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

extension LayerRuntime {
  func noteCoreAnimation(of layer: CALayer) {
    animationTurn += 1
    layer.animationTurn = animationTurn
    animatedLayers.append(AnimatedLayer(layer: layer, turn: animationTurn))
  }

  /// Tells of animations that begin, then ends those whose time is over.
  ///
  /// - Returns: how many ended.
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

  /// The animations that layers were given and that go on, in the order of adding by layers.
  var runningAddedAnimations: [AddedAnimation] {
    animatedLayers.compactMap(\.current).filter { !$0.isStopped }
      .flatMap(\.addedAnimations).filter { !$0.isOver }
  }
}
