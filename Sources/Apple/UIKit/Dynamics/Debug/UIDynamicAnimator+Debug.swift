extension UIDynamicAnimator: PhysicsDrawing {
  /// Draws the physics of the animator if `--xray` asked for it, now or later.
  func showPhysicsIfAsked() {
    runtime.physics.drawings.add(self)
    isDebugEnabled = runtime.physics.isShown
  }

  /// Draws the physics again, or removes the drawing.
  func updateOverlay() {
    guard isDebugEnabled, let view = simulation.space.drawingView else {
      overlay?.hide()
      overlay = nil
      return
    }
    let overlay = overlay ?? DynamicsOverlay()
    self.overlay = overlay
    overlay.show(simulation.sketch(isDetailed: runtime.physics.isShown), over: view)
  }

  /// Sets a property that Apple's animators offer by its key only.
  ///
  /// The keys are `debugEnabled`, `debugInterval` and `debugAnimationSpeed`; any other stops with
  /// Apple's sentence.
  public func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case ("debugEnabled", let flag as Bool): isDebugEnabled = flag
    case ("debugEnabled", let number as Int): isDebugEnabled = number != 0
    case ("debugInterval", let number as Int): debugInterval = number
    case ("debugAnimationSpeed", let speed as CGFloat): debugAnimationSpeed = speed
    case ("debugAnimationSpeed", let speed as Double): debugAnimationSpeed = CGFloat(speed)
    case ("debugAnimationSpeed", let speed as Int): debugAnimationSpeed = CGFloat(speed)
    default:
      raise(
        name: "NSUnknownKeyException",
        "[\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
          + "key \(key).")
    }
  }
}
