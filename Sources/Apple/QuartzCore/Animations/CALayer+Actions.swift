import Geometry

extension CALayer {
  /// Runs the action of a property that changed.
  ///
  /// Nothing runs for layers that are not in a window or were inserted in this frame: they change
  /// at once. A view's layer has no action; its changes are animated inside of `UIView.animate`
  /// only.
  ///
  /// Source: Apple, "Animating Layer Content".
  ///
  /// - Parameters:
  ///   - keyPath: the name of the property.
  ///   - old: returns the value before the change.
  func act(on keyPath: String, from old: () -> AnimatableValue) {
    guard actsOnChanges else { return }
    let old = old()
    let outer = runtime.valueBeforeChange
    runtime.valueBeforeChange = old
    defer { runtime.valueBeforeChange = outer }
    guard let action = action(forKey: keyPath), isInWindow,
      animatableProperty(keyPath)?.read(self) != old
    else { return }
    action.run(forKey: keyPath, object: self, arguments: nil)
  }

  /// Calls a block while the property whose action runs has the value from before the change.
  func withValueBeforeChange(of keyPath: String, _ body: (CALayer) -> Void) {
    guard let property = animatableProperty(keyPath), let value = runtime.valueBeforeChange else {
      return
    }
    let now = property.read(self)
    runtime.withoutAnimation {
      property.write(self, value)
      body(self)
      property.write(self, now)
    }
  }

  /// Whether changes of the layer's properties may have actions now.
  var actsOnChanges: Bool {
    runtime.timeline.isEnabled && insertion < runtime.frameCount && (host != nil || isInWindow)
      && runtime.transactions.last?.disablesActions != true
  }

  /// Returns the implicit animation of a property; `nil` for properties that have none.
  func standardAction(forKey keyPath: String) -> (any CAAction)? {
    guard let property = animatableProperty(keyPath), property.reach == .actions else { return nil }
    let animation = CABasicAnimation(keyPath: keyPath)
    let old = runtime.valueBeforeChange ?? property.read(self)
    // An animation that interrupts another begins where the layer is seen.
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
