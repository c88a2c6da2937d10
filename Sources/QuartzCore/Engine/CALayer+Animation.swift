import Geometry

extension CALayer {
  /// Whether anything of the layer is being animated.
  package var isAnimated: Bool { !animations.isEmpty }

  /// Whether an animation of the layer keeps touches away, as those do that do not allow them.
  package var isClosedToTouches: Bool { animations.contains(where: \.keepsTouchesAway) }

  /// Whether touches look for the layer where it is seen.
  package var isTouchedWhereSeen: Bool { animations.contains(where: \.isTouchedWhereSeen) }

  /// A property was set: the block that collects changes now takes it, or an action begins.
  ///
  /// The name is that of the property's row in `AnimatableProperties`.
  func changed(_ property: String, from old: @autoclosure () -> AnimatableValue) {
    if let collection = runtime.timeline.current {
      record(property, from: old(), in: collection)
    } else {
      act(on: property) { old() }
    }
  }

  /// A property was set for which nothing runs by itself.
  func changedInBlock(_ property: String, from old: @autoclosure () -> AnimatableValue) {
    guard let collection = runtime.timeline.current else { return }
    record(property, from: old(), in: collection)
  }

  private func record(
    _ name: String, from old: AnimatableValue, in collection: AnimationCollection
  ) {
    guard let property = animatableProperty(name), property.reach != .keyPaths else { return }
    let new = property.read(self)
    guard new != old else { return }
    let running = animations.compactMap { $0 as? PropertyChange }
      .filter { $0.property === property }
    if let same = running.last(where: { $0.span === collection.span && $0.to == old }) {
      return same.extend(to: new)
    }
    let from = property.addsUp || running.isEmpty ? old : shown(property)
    let change = PropertyChange(of: property, on: self, from: from, to: new, in: collection)
    animations.append(change)
    collection.batch.add(change)
    if !property.addsUp { for animation in running { remove(animation) } }
  }

  private func shown(_ property: AnimatableProperty) -> AnimatableValue {
    property.read(presentation() ?? self)
  }

  /// Takes an animation off before its end; who waits for it is told.
  func remove(_ animation: LayerAnimation) {
    animations.removeAll { $0 === animation }
    animation.wasRemoved()
  }

  /// A key that none of the layer's animations has: the name, or the name and a number.
  ///
  /// Source: UIKit's keys on iOS: `position`, `position-2`.
  func freeKey(for name: String) -> String {
    let taken = Set(animations.map(\.key))
    var (key, number) = (name, 1)
    while taken.contains(key) {
      number += 1
      key = "\(name)-\(number)"
    }
    return key
  }

  /// Ends all animations of the layer and what is inside it: it is not seen any more.
  package func removeAnimationsBelow() {
    removeAllAnimations()
    for child in children { child.removeAnimationsBelow() }
  }

  /// Ends all animations of the layer; it is seen as it is.
  public func removeAllAnimations() {
    let ended = animations
    animations = []
    for animation in ended { animation.wasRemoved() }
  }

  /// Takes off the animation that was added under a key; its delegate is told.
  public func removeAnimation(forKey key: String) {
    animation(under: key).map(remove)
  }

  /// The keys of the animations that run, in the order in which they were added; nothing for none.
  public func animationKeys() -> [String]? {
    let keys = animations.map(\.key).filter { !$0.isEmpty }
    return keys.isEmpty ? nil : keys
  }

  /// The animation that runs under a key, which must not be changed any more.
  public func animation(forKey key: String) -> CAAnimation? { animation(under: key)?.described }

  private func animation(under key: String) -> LayerAnimation? {
    animations.last { $0.key == key && !key.isEmpty }
  }

  /// Makes a copy what is seen of the layer.
  func takePresentation(to copy: CALayer) {
    takeAppearance(to: copy)
    var seen = LayerPresentation(copy)
    for animation in animations { animation.show(on: &seen) }
    seen.flush()
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
