import Geometry

extension CALayer {
  /// Returns an animation with the time and the pace of the block that is being called: what a view
  /// answers there when it is asked for the action of a property, and what actions for properties of
  /// one's own are made of.
  ///
  /// - Parameter key: the name of a property of the layer.
  /// - Returns: `nil` outside of blocks, within key frames, and for what blocks do not animate.
  package func actionOfBlock(forKey key: String) -> CABasicAnimation? {
    guard let block = runtime.timeline.current, block.span.keyframes == nil,
      block.batch.duration > 0, let property = animatableProperty(key),
      property.reach != .keyPaths
    else { return nil }
    let animation = block.animation()
    animation.keyPath = key
    animation.fromValue = property.read(self).boxed
    return animation
  }

  /// Whether a block is being called that animates changes of this layer, a view's.
  var isInBlock: Bool {
    host != nil && runtime.timeline.isEnabled && runtime.timeline.current != nil
  }
}

extension AnimationCollection {
  /// Makes an animation that takes as long as the changes of the block, at their pace.
  @MainActor
  fileprivate func animation() -> CABasicAnimation {
    let duration = batch.duration * span.length
    let animation: CABasicAnimation
    switch span.curve ?? batch.curve {
    case .cubic(let timing):
      animation = CABasicAnimation()
      animation.timingFunction = CAMediaTimingFunction(timing)
    case .spring(let timing):
      let spring = timing.spring(for: duration)
      let moving = CASpringAnimation()
      moving.stiffness = CGFloat(spring.frequency * spring.frequency)
      moving.damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
      moving.allowsOverdamping = spring.dampingRatio > 1
      moving.initialVelocity = CGFloat(timing.velocity)
      animation = moving
    }
    animation.duration = duration
    let wait = batch.delay + batch.duration * span.start
    if wait > 0 { animation.beginTime = LayerRuntime.current.time + wait }
    animation.fillMode = .both
    animation.repeatCount = span.rounds == 1 ? 0 : Float(span.rounds)
    animation.autoreverses = span.autoreverses
    return animation
  }
}
