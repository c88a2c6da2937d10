/// What acts on the views of a runtime in one frame, read once for all of them.
@MainActor
package struct Causes {
  private let animators: [ActingBehaviors]
  private let touches: [(view: UIView, cause: String)]

  /// Reads what acts now.
  package init(in runtime: Runtime) {
    animators = runtime.layers.displayLinkObservers.lazy
      .compactMap { $0 as? UIDynamicAnimator }.map(ActingBehaviors.init)
    touches = runtime.touches.down.compactMap { touch in
      touch.view.map { ($0, "finger \(touch.id)") }
    }
  }

  /// Returns what acts on a view, or on a view around it: `UIGravityBehavior`, `finger 1`, `an
  /// animation`.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - holders: the view itself and all around it.
  /// - Returns: each cause once; behaviours first, then fingers, then animations, each kind in the
  ///   order in which they came.
  package func acting(on view: UIView, in holders: [UIView]) -> [String] {
    var causes = animators.flatMap { $0.names(movingAnyOf: holders) }
    for (touched, cause) in touches
    where touched.isDescendant(of: view) || view.isDescendant(of: touched) {
      causes.append(cause)
    }
    if holders.contains(where: { $0.layer.isAnimated }) { causes.append("an animation") }
    guard causes.count > 1 else { return causes }
    var seen: Set<String> = []
    return causes.filter { seen.insert($0).inserted }
  }
}

/// The behaviours of one animator that move items.
@MainActor
private struct ActingBehaviors {
  /// The types' names, in the order in which the behaviours were added.
  private var names: [String] = []
  /// The indices in `names` of what moves an item, ascending.
  private var indices: [ObjectIdentifier: [Int]] = [:]
  /// The collection view whose elements the animator lays out.
  private let collection: UICollectionView?

  init(of animator: UIDynamicAnimator) {
    collection = animator.simulation.space.layout?.collectionView
    for behavior in animator.behaviors.flatMap(\.subtree) where !behavior.isComposite {
      if collection == nil {
        for item in behavior.members.items {
          indices[ObjectIdentifier(item), default: []].append(names.count)
        }
      }
      names.append("\(type(of: behavior))")
    }
  }

  /// Returns the types of the behaviours that move one of the views, or lay out the elements of one.
  func names(movingAnyOf views: [UIView]) -> [String] {
    if let collection { return views.contains { $0 === collection } ? names : [] }
    let moving = views.compactMap { indices[ObjectIdentifier($0)] }
    return moving.count < 2
      ? moving.first.map { $0.map { names[$0] } } ?? []
      : Set(moving.joined()).sorted().map { names[$0] }
  }
}
