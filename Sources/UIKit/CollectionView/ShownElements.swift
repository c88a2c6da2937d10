/// The views that a collection view shows.
@MainActor
struct ShownElements {
  /// From the one furthest back to the one in front.
  private(set) var views: [UICollectionReusableView] = []
  private var byElement: [ElementKey: UICollectionReusableView] = [:]

  subscript(element: ElementKey) -> UICollectionReusableView? { byElement[element] }

  /// Takes in a view that shows something, behind those that stand in front of it, and says
  /// behind which one and in front of which one.
  mutating func add(_ view: UICollectionReusableView)
    -> (above: UICollectionReusableView?, below: UICollectionReusableView?)
  {
    guard let element = view.shown?.element else { return (nil, nil) }
    byElement[element] = view
    // Views mostly come in from the front, in order.
    let index = (views.lastIndex { $0.isBehind(view) } ?? -1) + 1
    views.insert(view, at: index)
    return (
      index > 0 ? views[index - 1] : nil, index + 1 < views.count ? views[index + 1] : nil
    )
  }

  mutating func remove(_ view: UICollectionReusableView) {
    views.removeAll { $0 === view }
    if let element = view.shown?.element, byElement[element] === view { byElement[element] = nil }
  }

  /// Forgets all.
  mutating func removeAll() {
    views = []
    byElement = [:]
  }
}
