import Geometry

extension CALayer {
  /// Lets run what is to run when a property changes of a layer that has been shown.
  ///
  /// Views answer that nothing is, outside of `UIView.animate`; layers that were put where they are in
  /// this frame change at once. Source: Apple, "Animating Layer Content".
  func act(on keyPath: String, from old: () -> AnimatableValue) {
    guard runtime.timeline.isEnabled, insertion < runtime.frameCount, host != nil || isInWindow,
      runtime.transactions.last?.disablesActions != true
    else { return }
    let old = old()
    runtime.valueBeforeChange = old
    let action = action(forKey: keyPath)
    runtime.valueBeforeChange = nil
    guard let action, isInWindow, animatableProperty(keyPath)?.read(self) != old else { return }
    action.run(forKey: keyPath, object: self, arguments: nil)
  }

  /// The animation of a property that is animated by itself; nothing for others.
  func standardAction(forKey keyPath: String) -> (any CAAction)? {
    guard let property = animatableProperty(keyPath), property.reach == .actions else { return nil }
    let animation = CABasicAnimation(keyPath: keyPath)
    let old = runtime.valueBeforeChange ?? property.read(self)
    // On its way already, it goes on from where it is seen.
    animation.fromValue =
      (self.animation(forKey: keyPath) == nil
      ? old : presentation()?.animatableValue(forKeyPath: keyPath) ?? old).boxed
    animation.timingFunction = runtime.transaction.timingFunction ?? Self.standardPace
    return animation
  }

  private static let standardPace = CAMediaTimingFunction(name: .default)

  private var isInWindow: Bool {
    var layer = self
    while let next = layer.superlayer { layer = next }
    return layer.isWindow
  }
}
