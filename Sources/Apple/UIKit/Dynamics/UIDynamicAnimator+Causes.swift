extension UIDynamicAnimator: MovesViews {
  /// The behaviours that now move items, by their types' names, for those who ask what moves a
  /// view.
  package var movingNow: any MovingViews { ActingBehaviors(of: self) }
}

/// The behaviours of one animator that move items.
@MainActor
private struct ActingBehaviors: MovingViews {
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
