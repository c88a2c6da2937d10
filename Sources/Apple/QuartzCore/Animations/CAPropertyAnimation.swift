import Foundation

/// An animation of one property of a layer.
///
/// Key paths name a property (`position`, `strokeEnd`) or a part of one (`position.x`,
/// `bounds.size.width`, `transform.rotation.z`, `transform.scale`). One that names neither has no
/// effect.
///
/// Source: Apple, CAPropertyAnimation.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property or the part of one that is animated.
  open var keyPath: String?

  /// Whether the animation's values are added to the property's own.
  open var isAdditive = false

  /// Whether each repetition goes on from where the one before ended.
  open var isCumulative = false

  /// What numbers do to a transform, where the key path is `transform`; a transform when absent.
  open var valueFunction: CAValueFunction?

  /// Makes an animation of a property or a part of one.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.valueFunction = valueFunction
    copy.isCumulative = isCumulative
    return copy
  }

  /// The key path, with the part that the value function names.
  private var keyPathOfPart: String? {
    guard keyPath == "transform", let part = valueFunction?.part else { return keyPath }
    return "transform.\(part)"
  }

  /// Returns a value as the property has it, which the value function may make of numbers.
  func given(_ value: Any?) -> Any? { valueFunction.map { $0.value(of: value) } ?? value }

  /// Returns the value that the animation gives the property.
  ///
  /// - Parameters:
  ///   - progress: how far the animation is, 0...1.
  ///   - moment: where it is in its repetitions.
  ///   - base: the property's value without the animation.
  /// - Returns: the value; `nil` where the animation has no values of the property's type.
  func value(at progress: Double, _ moment: Moment, over base: AnimatableValue)
    -> AnimatableValue?
  { nil }

  override func show(on layer: CALayer, progress: Double, _ moment: Moment) {
    guard let keyPath = keyPathOfPart, let base = layer.animatableValue(forKeyPath: keyPath),
      var value = value(at: progress, moment, over: base)
    else { return }
    if isCumulative, moment.round > 0,
      let first = self.value(at: 0, moment, over: base),
      let last = self.value(at: 1, moment, over: base),
      let sum = value.adding(Double(moment.round), of: last, minus: isAdditive ? last.zero : first)
    {
      value = sum
    }
    if isAdditive { value = base.adding(1, of: value, minus: value.zero) ?? value }
    layer.setAnimatableValue(value, forKeyPath: keyPath)
  }
}

/// An animation from one value to another.
///
/// *Shape*: values are numbers, points, sizes, rectangles, transforms, `CGColor`s, `CGPath`s or
/// arrays of colours and numbers, as the property is.
///
/// Source: Apple, CABasicAnimation.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; when absent, what follows from the other two, or the property's own.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference between the first and the last value.
  open var byValue: Any?

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }

  override func value(at progress: Double, _ moment: Moment, over base: AnimatableValue)
    -> AnimatableValue?
  {
    let (from, to, by) = (
      base.matching(given(fromValue)), base.matching(given(toValue)), base.matching(given(byValue))
    )
    // The property's own value, which is zero where values are added to it.
    let own = isAdditive ? base.zero : base
    let ends: (AnimatableValue, AnimatableValue)? =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): from.adding(1, of: by, minus: by.zero).map { (from, $0) }
      case (nil, let to?, let by?): to.adding(-1, of: by, minus: by.zero).map { ($0, to) }
      case (let from?, nil, nil): (from, own)
      case (nil, let to?, nil): (own, to)
      case (nil, nil, let by?): own.adding(1, of: by, minus: by.zero).map { (own, $0) }
      case (nil, nil, nil): nil
      }
    return ends.map { $0.0.towards($0.1, by: progress) }
  }
}
