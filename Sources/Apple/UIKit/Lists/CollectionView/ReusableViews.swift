/// The registered classes of a collection view, and the views that wait to be used again.
@MainActor
struct ReusableViews {
  private var makers: [ReuseKey: @MainActor (CGRect) -> UICollectionReusableView?] = [:]
  private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]

  mutating func register(_ viewClass: AnyClass?, as key: ReuseKey) {
    waiting[key] = nil
    makers[key] = nil
    guard let viewClass else { return }
    let type = requireReusable(viewClass)
    makers[key] = { type.init(reusableWith: $0) }
  }

  /// Registers what makes a view of a nib or a prototype; `nil` removes the registration.
  mutating func register(
    as key: ReuseKey, _ make: (@MainActor () -> UICollectionReusableView?)?
  ) {
    if let make {
      makers[key] = { frame in
        let view = make()
        view?.frame = frame
        return view
      }
    } else {
      makers[key] = nil
    }
    waiting[key] = nil
  }

  /// Returns true when a class is registered for a key.
  func knows(_ key: ReuseKey) -> Bool { makers[key] != nil }

  /// Takes a waiting view, or makes one with a frame; `nil` for a key that is not registered.
  mutating func take(_ key: ReuseKey, frame: CGRect) -> UICollectionReusableView? {
    guard let make = makers[key] else { return nil }
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = make(frame) else { return nil }
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
