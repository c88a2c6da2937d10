import UIKit

/// Hears when an animation begins, reaches its end and stops.
///
/// Source: pop, POPAnimationDelegate.
@preconcurrency @MainActor
public protocol POPAnimationDelegate: AnyObject {
  func pop_animationDidStart(_ anim: POPAnimation!)
  func pop_animationDidReach(toValue anim: POPAnimation!)
  func pop_animationDidStop(_ anim: POPAnimation!, finished: Bool)
  func pop_animationDidApply(_ anim: POPAnimation!)
}

extension POPAnimationDelegate {
  /// Called in the first frame, and in the first after a pause; does nothing unless written.
  public func pop_animationDidStart(_ anim: POPAnimation!) {}
  /// Called when the animation is at its end, before it stops; does nothing unless written.
  public func pop_animationDidReach(toValue anim: POPAnimation!) {}
  /// Called when the animation stops, at its end or before it; does nothing unless written.
  public func pop_animationDidStop(_ anim: POPAnimation!, finished: Bool) {}
  /// Called in each frame, after the object was changed; does nothing unless written.
  public func pop_animationDidApply(_ anim: POPAnimation!) {}
}

/// An animation that changes its object with each frame.
///
/// Source: pop, POPAnimation.
@preconcurrency @MainActor
open class POPAnimation: NSObject {
  /// A name of the app's own; recorded only.
  open var name: String!
  /// In seconds since launch, by `CACurrentMediaTime()`; 0 begins with the next frame.
  open var beginTime: CFTimeInterval = 0
  /// Hears when it begins, changes its object, reaches its end and stops; not retained.
  open weak var delegate: (any POPAnimationDelegate)?
  /// Called in the first frame, and in the first after a pause, before the delegate.
  open var animationDidStartBlock: ((POPAnimation?) -> Void)?
  /// Called when it is at its end, before it stops.
  open var animationDidReachToValueBlock: ((POPAnimation?) -> Void)?
  /// Called when it stops, with true where it reached its end; after the delegate.
  open var completionBlock: ((POPAnimation?, Bool) -> Void)?
  /// Called in each frame, after the object was changed and before the delegate.
  open var animationDidApplyBlock: ((POPAnimation?) -> Void)?
  /// Whether its key is free at its end; otherwise it stays among those of the object.
  open var removedOnCompletion = true
  /// Whether it stands still; it goes on from there.
  open var isPaused = false
  /// Whether each turn is followed by one back; only a `POPBasicAnimation` looks at it.
  open var autoreverses = false
  /// How many turns there are, each with its way back; 0 is one, and only a `POPBasicAnimation`
  /// looks at it.
  open var repeatCount = 0
  /// Whether turns follow each other for ever; only a `POPBasicAnimation` looks at it.
  open var repeatForever = false

  private var link: CADisplayLink?
  private var key = ""
  private var last: CFTimeInterval?
  private(set) weak var object: NSObject?

  /// Begins, from the next frame.
  func start(on object: NSObject, key: String) {
    (self.object, self.key, last) = (object, key, nil)
    prepare()
    let link = CADisplayLink(target: self, selector: Selector(POPAnimation.step(_:), "step:"))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends.
  func stop(finished: Bool) {
    guard let link else { return }
    link.invalidate()
    self.link = nil
    delegate?.pop_animationDidStop(self, finished: finished)
    completionBlock?(self, finished)
  }

  private func step(_ link: CADisplayLink) {
    guard let object else { return stop(finished: false) }
    let now = link.timestamp
    guard !isPaused, beginTime <= now else {
      last = nil
      return
    }
    if last == nil {
      animationDidStartBlock?(self)
      delegate?.pop_animationDidStart(self)
    }
    let seconds = last.map { now - $0 } ?? 0
    last = now
    let isOver = advance(seconds)
    animationDidApplyBlock?(self)
    delegate?.pop_animationDidApply(self)
    guard isOver, self.link != nil else { return }
    animationDidReachToValueBlock?(self)
    delegate?.pop_animationDidReach(toValue: self)
    if removedOnCompletion { object.popAnimations.forget(self, key) }
    stop(finished: true)
  }

  /// Reads what the object shows.
  func prepare() {}

  /// Shows how it is some seconds later.
  ///
  /// - Returns: whether the animation is over.
  func advance(_ seconds: Double) -> Bool { true }
}

/// An animation of a property.
///
/// Source: pop, POPPropertyAnimation.
@preconcurrency @MainActor
open class POPPropertyAnimation: POPAnimation {
  /// What is changed; nothing without one.
  open var property: POPAnimatableProperty!
  /// Where it begins; `nil` is what the object shows.
  open var fromValue: Any!
  /// Where it leads: a number, a point, a size, a rectangle, insets or a colour; may be set while
  /// it runs.
  open var toValue: Any! { didSet { target = PopValue.numbers(toValue) ?? target } }

  /// The value that is shown: one number, or one for each coordinate.
  var values: [Double] = []
  var target: [Double] = []

  /// Makes an animation of one of pop's properties.
  public convenience init!(propertyNamed name: String!) {
    self.init()
    property = POPAnimatableProperty.known(name)
  }

  override func prepare() {
    guard let object, let property else { return }
    values = PopValue.numbers(fromValue) ?? property.read(object) ?? []
    // A property of an app's own has room for four numbers.
    if target.isEmpty { target = values } else { values = Array(values.prefix(target.count)) }
  }

  func write() {
    guard let object, !values.isEmpty else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    property?.write(object, values)
    CATransaction.commit()
  }

  var threshold: Double { property?.threshold ?? 0.01 }
}

extension NSObject {
  /// Begins an animation, in place of one of the same key.
  @preconcurrency @MainActor
  public func pop_add(_ anim: POPAnimation!, forKey key: String!) {
    guard let anim else { return }
    popAnimations.add(anim, key ?? "\(ObjectIdentifier(anim).hashValue)", self)
  }

  /// Stops all animations of the object, which their completions hear.
  @preconcurrency @MainActor
  public func pop_removeAllAnimations() { popAnimations.removeAll() }

  /// Stops the animation of a key; does nothing where there is none.
  @preconcurrency @MainActor
  public func pop_removeAnimation(forKey key: String!) { popAnimations.remove(key) }

  /// Returns the keys of the object's animations, in the order in which they began.
  @preconcurrency @MainActor
  public func pop_animationKeys() -> [Any]! { popAnimations.running.map(\.key) }

  /// Returns the animation of a key, to be cast; `nil` where there is none.
  @preconcurrency @MainActor
  public func pop_animation(forKey key: String!) -> Any! {
    popAnimations.running.first { $0.key == key }?.animation
  }

  @MainActor
  var popAnimations: AnimationsOfObject {
    if let found = objc_getAssociatedObject(self, &keyOfAnimations) as? AnimationsOfObject {
      return found
    }
    let made = AnimationsOfObject()
    objc_setAssociatedObject(self, &keyOfAnimations, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

@MainActor private var keyOfAnimations: UInt8 = 0

/// The animations of an object, in the order in which they began.
@MainActor
final class AnimationsOfObject {
  private(set) var running: [(key: String, animation: POPAnimation)] = []

  func add(_ animation: POPAnimation, _ key: String, _ object: NSObject) {
    remove(key)
    running.append((key, animation))
    animation.start(on: object, key: key)
  }

  func remove(_ key: String) {
    let ended = running.filter { $0.key == key }
    running.removeAll { $0.key == key }
    for (_, animation) in ended { animation.stop(finished: false) }
  }

  func removeAll() {
    let ended = running
    running = []
    for (_, animation) in ended { animation.stop(finished: false) }
  }

  /// Lets an animation go that is over.
  func forget(_ animation: POPAnimation, _ key: String) {
    running.removeAll { $0.animation === animation }
  }
}
