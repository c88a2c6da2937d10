/// The views that a collection view shows.
@MainActor
struct ShownElements {
  /// The views from back to front.
  private(set) var views: [UICollectionReusableView] = []
  private var byElement: [ElementKey: UICollectionReusableView] = [:]

  subscript(element: ElementKey) -> UICollectionReusableView? { byElement[element] }

  /// Adds a view at its place in the order of depth.
  ///
  /// - Returns: the view directly behind it and the view directly in front of it.
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

  /// Forgets all views.
  mutating func removeAll() {
    views = []
    byElement = [:]
  }
}
