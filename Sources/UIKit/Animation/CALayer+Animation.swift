extension CALayer {
  /// Whether anything of the layer is being animated.
  var isAnimated: Bool { !animations.isEmpty || !coreAnimations.isEmpty }

  /// Whether an animation of the layer keeps touches away, as those do that do not allow them.
  var isClosedToTouches: Bool {
    animations.contains { !$0.batch.options.contains(.allowUserInteraction) }
  }

  /// Takes a property's change into the batch that collects changes now, if there is one.
  func changed(_ property: AnimatableProperty, from old: @autoclosure () -> AnimatableValue) {
    let runtime = Runtime.current
    guard let batch = runtime.timeline.current else {
      if view == nil { animateImplicitly(property.keyPath, from: old()) }
      return
    }
    record(property, from: old(), in: batch)
  }

  private func record(
    _ property: AnimatableProperty, from old: AnimatableValue, in batch: AnimationBatch
  ) {
    let new = value(of: property)
    guard new != old else { return }
    let isFresh = batch.options.contains(.beginFromCurrentState)
    let from = isFresh || !property.addsUp ? shownValue(of: property, over: old) : old
    if isFresh || !property.addsUp {
      for running in animations where running.property == property {
        detach(running)
        running.batch.remove(running)
      }
    }
    let animation = LayerAnimation(
      layer: self, property: property, from: from, to: new,
      isAdditive: !isFresh && property.addsUp, batch: batch)
    animations.append(animation)
    batch.add(animation)
  }

  /// A property as it is seen now, the model's value being `base`.
  private func shownValue(
    of property: AnimatableProperty, over base: AnimatableValue
  ) -> AnimatableValue {
    animations.filter { $0.property == property }.reduce(base) { $1.applied(to: $0) }
  }

  /// A property as it is seen now.
  func shownValue(of property: AnimatableProperty) -> AnimatableValue {
    shownValue(of: property, over: value(of: property))
  }

  /// The animation is over.
  func detach(_ animation: LayerAnimation) { animations.removeAll { $0 === animation } }

  /// Ends all animations of the layer and what is inside it: it is not seen any more.
  func removeAnimationsBelow() {
    removeAllAnimations()
    for child in children { child.removeAnimationsBelow() }
  }

  /// Ends all animations of the layer; it is seen as it is.
  public func removeAllAnimations() {
    removeCoreAnimations()
    let ended = animations
    animations = []
    for animation in ended { animation.batch.remove(animation) }
  }

  /// A property of the model.
  func value(of property: AnimatableProperty) -> AnimatableValue {
    switch property {
    case .position: .point(position)
    case .bounds: .rect(bounds)
    case .transform: transform.isAffine ? .transform(affineTransform()) : .space(transform)
    case .alpha: .scalar(alpha)
    case .backgroundColor: backgroundColor.animatable
    case .cornerRadius: .scalar(cornerRadius)
    case .borderWidth: .scalar(borderWidth)
    case .borderColor: borderColor.animatable
    }
  }

  func setValue(_ value: AnimatableValue, of property: AnimatableProperty) {
    switch (property, value) {
    case (.position, .point(let point)): position = point
    case (.bounds, .rect(let rect)): bounds = rect
    case (.transform, .transform(let transform)): setAffineTransform(transform)
    case (.transform, .space(let transform)): self.transform = transform
    case (.alpha, .scalar(let alpha)): self.alpha = min(max(alpha, 0), 1)
    case (.backgroundColor, .color(let color)): backgroundColor = CGColor(animatable: color)
    case (.cornerRadius, .scalar(let radius)): cornerRadius = max(0, radius)
    case (.borderWidth, .scalar(let width)): borderWidth = max(0, width)
    case (.borderColor, .color(let color)): borderColor = CGColor(animatable: color)
    default: return
    }
  }
}

extension AnimatableProperty {
  /// Whether several animations of the property add up, as they have since iOS 8.
  fileprivate var addsUp: Bool {
    switch self {
    case .position, .bounds, .alpha, .cornerRadius, .borderWidth: true
    case .transform, .backgroundColor, .borderColor: false
    }
  }
}

extension CGColor? {
  /// Red, green, blue and alpha; a colour that is absent is transparent.
  var animatable: AnimatableValue {
    guard let self else { return .color(.zero) }
    let (red, green, blue) = self.rgb
    return .color(SIMD4(Double(red), Double(green), Double(blue), Double(self.alpha)))
  }
}

extension CGColor {
  convenience init(animatable color: SIMD4<Double>) {
    self.init(
      red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z),
      alpha: CGFloat(min(max(color.w, 0), 1)))
  }
}
