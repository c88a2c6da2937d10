/// The registered classes of a collection view, and the views that wait to be used again.
@MainActor
struct ReusableViews {
  private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]

  mutating func register(_ viewClass: AnyClass?, as key: ReuseKey) {
    classes[key] = viewClass.map { requireReusable($0) }
    waiting[key] = nil
  }

  /// Returns true when a class is registered for a key.
  func knows(_ key: ReuseKey) -> Bool { classes[key] != nil }

  /// Takes a waiting view, or makes one with a frame; `nil` for a key that is not registered.
  mutating func take(_ key: ReuseKey, frame: CGRect) -> UICollectionReusableView? {
    guard let viewClass = classes[key] else { return nil }
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = viewClass.init(reusableWith: frame)
    view.reuseKey = key
    view.reuseIdentifier = key.identifier
    return view
  }

  /// Puts a view among those that wait to be used again.
  mutating func put(_ view: UICollectionReusableView) {
    guard let key = view.reuseKey else { return }
    waiting[key, default: []].append(view)
  }
}
