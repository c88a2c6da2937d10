import Geometry

extension CALayer {
  /// Whether the layer has animations.
  package var isAnimated: Bool { !animations.isEmpty }

  /// Whether an animation of the layer keeps touches away.
  package var isClosedToTouches: Bool { animations.contains(where: \.keepsTouchesAway) }

  /// Whether touches find the layer where it is seen, instead of where it ends.
  package var isTouchedWhereSeen: Bool { animations.contains(where: \.isTouchedWhereSeen) }

  /// Animates a property that was set: in the block that is being called, or else by its action.
  ///
  /// - Parameters:
  ///   - property: the name of its row in `AnimatableProperties`.
  ///   - old: the value before.
  func changed(_ property: String, from old: @autoclosure () -> AnimatableValue) {
    if let collection = runtime.timeline.current {
      guard host != nil || isAnimatedWithoutView(property) else { return }
      record(property, from: old(), in: collection)
    } else {
      act(on: property) { old() }
    }
  }

  /// Returns whether a block animates a property of a layer that is no view's: unless the layer has
  /// no action for it, as for a path, or `NSNull`.
  private func isAnimatedWithoutView(_ property: String) -> Bool {
    runtime.transactions.last?.disablesActions != true && action(forKey: property) != nil
  }

  /// Animates a property that was set in the block that is being called; it has no action.
  ///
  /// - Parameters:
  ///   - property: the name of its row in `AnimatableProperties`.
  ///   - old: the value before.
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

  /// Removes an animation before its end and tells those that wait for it.
  func remove(_ animation: LayerAnimation) {
    animations.removeAll { $0 === animation }
    animation.wasRemoved()
  }

  /// Returns a key that no animation of the layer has: the name, or the name and a number.
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

  /// Ends all animations of the layer and of its sublayers, which are no longer seen.
  package func removeAnimationsBelow() {
    removeAllAnimations()
    for child in children { child.removeAnimationsBelow() }
  }

  /// Returns the keys of the running animations, in the order in which they were added; `nil` for
  /// none.
  public func animationKeys() -> [String]? {
    let keys = animations.map(\.key).filter { !$0.isEmpty }
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation under a key; it must not be changed any more.
  public func animation(forKey key: String) -> CAAnimation? { animation(under: key)?.described }

  func animation(under key: String) -> LayerAnimation? {
    animations.last { $0.key == key && !key.isEmpty }
  }

  /// Gives a copy the layer's values as they are seen now.
  func takePresentation(to copy: CALayer) {
    takeAppearance(to: copy)
    copy.layoutState.needsDisplay = false
    var seen = LayerPresentation(copy)
    for animation in animations { animation.show(on: &seen) }
    seen.flush()
    // Animated properties of the author's are drawn anew.
    copy.displayIfNeeded()
  }
}

extension CGColor? {
  /// The colour as red, green, blue and alpha; transparent when absent.
  var animatable: AnimatableValue {
    guard let self else { return .color(.zero) }
    let (red, green, blue) = self.rgb
    return .color(SIMD4(Double(red), Double(green), Double(blue), Double(self.alpha)))
  }
}

extension CGColor {
  /// Makes a colour of red, green, blue and alpha, the last limited to 0...1.
  convenience init(animatable color: SIMD4<Double>) {
    self.init(
      red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z),
      alpha: CGFloat(min(max(color.w, 0), 1)))
  }
}
