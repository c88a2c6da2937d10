/// What the views of a collection view are made of, and those that wait for their next use.
@MainActor
struct ReusableViews {
  private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]

  mutating func register(_ viewClass: AnyClass?, as key: ReuseKey) {
    classes[key] = viewClass.map { requireReusable($0) }
    waiting[key] = nil
  }

  /// A view that waited, or a new one of a size; nothing for what is not registered.
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

  /// Lets a view wait for its next use.
  mutating func put(_ view: UICollectionReusableView) {
    guard let key = view.reuseKey else { return }
    waiting[key, default: []].append(view)
  }
}
