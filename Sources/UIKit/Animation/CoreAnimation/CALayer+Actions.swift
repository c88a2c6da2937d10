extension CALayer {
  /// Animates the change of a property of a layer that stands for itself and has been shown.
  ///
  /// Views' layers change at once outside of `UIView.animate`, and so do layers that were put where
  /// they are in this frame. Source: Apple, "Animating Layer Content".
  func animateImplicitly(_ keyPath: String, from old: AnimatableValue) {
    let runtime = Runtime.current
    guard runtime.timeline.isEnabled, insertion < runtime.frameCount,
      let property = animatableProperty(keyPath), property.reach == .actions,
      !runtime.transaction.disablesActions, property.read(self) != old,
      outermost.view is UIWindow
    else { return }
    if let action = actions?[keyPath] {
      if let animation = action as? CAAnimation { add(animation, forKey: keyPath) }
      return
    }
    let animation = CABasicAnimation(keyPath: keyPath)
    // On its way already, it goes on from where it is seen.
    animation.fromValue =
      (self.animation(forKey: keyPath) == nil
      ? old : presentation()?.animatableValue(forKeyPath: keyPath) ?? old).boxed
    animation.timingFunction = runtime.transaction.timingFunction ?? Self.standardPace
    add(animation, forKey: keyPath)
  }

  private static let standardPace = CAMediaTimingFunction(name: .default)

  private var outermost: CALayer {
    var layer = self
    while let next = layer.superlayer { layer = next }
    return layer
  }
}
