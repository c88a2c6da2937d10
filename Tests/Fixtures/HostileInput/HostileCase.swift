import UIKit

/// One or two animators, with items, behaviours and interference that a seed decides.
@MainActor
final class HostileCase: NSObject {
  private struct Tracked {
    weak var object: AnyObject?
    let name: String
  }

  var numbers: HostileNumbers
  let runtime = Runtime()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let reference: UIView
  let layout = HostileLayout()
  var animators: [UIDynamicAnimator] = []
  var items: [any UIDynamicItem] = []
  var behaviors: [UIDynamicBehavior] = []
  private var tracked: [Tracked] = []
  private var depth = 0

  private init(seed: UInt64) {
    numbers = HostileNumbers(seed: seed)
    Runtime.current = runtime
    reference = UIView(
      frame: CGRect(x: 0, y: 0, width: numbers.number(100..<320), height: numbers.number(100..<480))
    )
    super.init()
    root.addSubview(reference)
    layout.size = numbers.size()
  }

  /// Builds and runs the case of a seed; returns the names of objects that outlive it.
  static func leaks(afterRunning seed: UInt64) -> [String] {
    let tracked = run(seed)
    return tracked.filter { $0.object != nil }.map(\.name).sorted()
  }

  private static func run(_ seed: UInt64) -> [Tracked] {
    let hostileCase = HostileCase(seed: seed)
    hostileCase.run()
    return hostileCase.tracked
  }

  func track<Object: AnyObject>(_ object: Object) -> Object {
    tracked.append(Tracked(object: object, name: "\(type(of: object))"))
    return object
  }

  private func run() {
    makeAnimator()
    for _ in 0..<(1 + numbers.below(7)) { makeItem() }
    for _ in 0..<(1 + numbers.below(6)) { add(makeBehavior()) }
    for _ in 0..<12 {
      if numbers.chance(20) { interfere() }
      let seconds = numbers.number(0..<0.05)
      step(by: min(abs(seconds.isFinite ? seconds : 0), 2))
      if numbers.chance(5) { _ = animators.first?.items(in: CGRect(origin: point(), size: size())) }
    }
  }

  /// Moves all that runs on by some seconds, also from within a step.
  func step(by seconds: TimeInterval) {
    let moment = FrameMoment(time: runtime.time + seconds, step: seconds)
    do { try runtime.make(.simulation, of: moment) } catch { preconditionFailure("\(error)") }
  }

  private func point() -> CGPoint { numbers.point() }
  private func size() -> CGSize { numbers.size() }

  func makeAnimator() {
    let animator: UIDynamicAnimator
    switch numbers.below(5) {
    case 0: animator = UIDynamicAnimator()
    case 1:
      animator = UIDynamicAnimator(collectionViewLayout: layout)
      layout.animator = animator
    default: animator = UIDynamicAnimator(referenceView: reference)
    }
    if numbers.chance(80) { animator.delegate = self }
    if numbers.chance(5) { animator.isDebugEnabled = true }
    animators.append(track(animator))
  }

  /// Interferes from inside a callback, but not from inside a callback that this causes.
  func interfereInside() {
    guard depth == 0, numbers.chance(15) else { return }
    depth += 1
    interfere()
    depth -= 1
  }

  func add(_ behavior: UIDynamicBehavior?) {
    guard let behavior, let animator = numbers.pick(animators) else { return }
    // Avoided mostly: else most sentences would be about behaviours of another animator.
    let isElsewhere = behavior.dynamicAnimator != nil && behavior.dynamicAnimator !== animator
    if isElsewhere, !numbers.chance(2) { behavior.dynamicAnimator?.removeBehavior(behavior) }
    if behaviors.contains(where: { $0.childBehaviors.contains(behavior) }), !numbers.chance(2) {
      return
    }
    animator.addBehavior(behavior)
  }
}

extension HostileCase: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { interfereInside() }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { interfereInside() }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { interfereInside() }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { interfereInside() }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { interfereInside() }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { interfereInside() }
}
