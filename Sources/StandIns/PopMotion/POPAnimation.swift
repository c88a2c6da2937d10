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
  public func pop_animationDidStart(_ anim: POPAnimation!) {}
  public func pop_animationDidReach(toValue anim: POPAnimation!) {}
  public func pop_animationDidStop(_ anim: POPAnimation!, finished: Bool) {}
  public func pop_animationDidApply(_ anim: POPAnimation!) {}
}

/// An animation that changes its object with each frame.
///
/// Source: pop, POPAnimation.
@preconcurrency @MainActor
open class POPAnimation: NSObject {
  open var name: String!
  /// In seconds since launch, by `CACurrentMediaTime()`; 0 begins with the next frame.
  open var beginTime: CFTimeInterval = 0
  open weak var delegate: (any POPAnimationDelegate)?
  open var animationDidStartBlock: ((POPAnimation?) -> Void)?
  open var animationDidReachToValueBlock: ((POPAnimation?) -> Void)?
  open var completionBlock: ((POPAnimation?, Bool) -> Void)?
  open var animationDidApplyBlock: ((POPAnimation?) -> Void)?
  open var removedOnCompletion = true
  open var isPaused = false
  open var autoreverses = false
  open var repeatCount = 0
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
  open var property: POPAnimatableProperty!
  open var fromValue: Any!
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

  @preconcurrency @MainActor
  public func pop_removeAllAnimations() { popAnimations.removeAll() }

  @preconcurrency @MainActor
  public func pop_removeAnimation(forKey key: String!) { popAnimations.remove(key) }

  @preconcurrency @MainActor
  public func pop_animationKeys() -> [Any]! { popAnimations.running.map(\.key) }

  @preconcurrency @MainActor
  public func pop_animation(forKey key: String!) -> Any! {
    popAnimations.running.first { $0.key == key }?.animation as Any
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
