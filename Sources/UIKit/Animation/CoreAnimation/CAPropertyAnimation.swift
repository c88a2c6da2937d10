import Foundation

import func Arithmetic.cos
import func Arithmetic.exp
import func Arithmetic.sin

/// An animation of one property of a layer.
///
/// Key paths are those of properties (`position`, `strokeEnd`) and of their parts (`position.x`,
/// `bounds.size.width`, `transform.rotation.z`, `transform.scale`). One that is none has no effect.
/// Source: Apple, CAPropertyAnimation.
@MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?

  /// Whether the values are added to what is there.
  open var isAdditive = false

  /// Whether each repetition goes on from where the one before ended.
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    return copy
  }

  /// The value at a share of the way, where the property is `base` without the animation.
  func value(at progress: Double, _ moment: Moment, over base: AnimatableValue)
    -> AnimatableValue?
  { nil }

  override func show(on layer: CALayer, progress: Double, _ moment: Moment) {
    guard let keyPath, let base = layer.animatableValue(forKeyPath: keyPath),
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
/// arrays of colours and numbers, as the property is. Source: Apple, CABasicAnimation.
@MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; where absent, what the others leave, or the property's own.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// What lies between the first and the last value.
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
    let from = base.matching(fromValue)
    let to = base.matching(toValue)
    let by = base.matching(byValue)
    // What "the property's own value" is where the values are added to it.
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

/// An animation from one value to another as a mass on a spring moves.
///
/// Source: Apple, CASpringAnimation.
@MainActor
open class CASpringAnimation: CABasicAnimation {
  /// No unit, above 0.
  open var mass: CGFloat = 1
  /// How hard the spring pulls. Units: 1/s² a mass of 1.
  open var stiffness: CGFloat = 100
  /// What takes the speed away. Units: 1/s a mass of 1.
  open var damping: CGFloat = 10
  /// Units: distances of the whole way a second, towards the end.
  open var initialVelocity: CGFloat = 0

  /// When the rest of the way stays below a thousandth. Units: seconds.
  ///
  /// Unspecified by Apple: which share of the way counts as settled.
  open var settlingDuration: CFTimeInterval {
    var last = 0.0
    var time = 0.0
    let step = 1.0 / 240
    while time < Self.longestDuration {
      if abs(1 - progress(after: time)) > 1e-3 { last = time }
      time += step
      if time > last + 2 * Self.period(mass: mass, stiffness: stiffness) + 1 { break }
    }
    return last + step
  }

  /// Units: seconds.
  private static let longestDuration = 100.0

  private static func period(mass: CGFloat, stiffness: CGFloat) -> Double {
    2 * .pi * Double(max(mass, 1e-6) / max(stiffness, 1e-6)).squareRoot()
  }

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    return copy
  }

  override func show(on layer: CALayer, progress: Double, _ moment: Moment) {
    // The spring has its own pace; the timing function bends the time that it is given.
    super.show(on: layer, progress: self.progress(after: progress * duration), moment)
  }

  /// How much of the way is behind after some seconds: m·x″ + c·x′ + k·x = 0 from 1 to 0.
  func progress(after seconds: Double) -> Double {
    let (mass, stiffness) = (max(Double(mass), 1e-6), max(Double(stiffness), 1e-6))
    let omega = (stiffness / mass).squareRoot()
    let decay = max(Double(damping), 0) / (2 * mass)
    let speed = -Double(initialVelocity)
    if decay < omega {
      let damped = (omega * omega - decay * decay).squareRoot()
      let sine = (speed + decay) / damped
      return 1 - exp(-decay * seconds) * (cos(damped * seconds) + sine * sin(damped * seconds))
    }
    guard decay > omega else { return 1 - exp(-decay * seconds) * (1 + (speed + decay) * seconds) }
    let root = (decay * decay - omega * omega).squareRoot()
    let (slow, fast) = (root - decay, -root - decay)
    let share = (speed - fast) / (slow - fast)
    return 1 - share * exp(slow * seconds) - (1 - share) * exp(fast * seconds)
  }
}
