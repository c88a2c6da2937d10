/// The items of a behaviour: in the order in which they were added, each once.
@MainActor
struct ItemList {
  private(set) var items: [any UIDynamicItem] = []
  private var identifiers: Set<ObjectIdentifier> = []

  func contains(_ item: any UIDynamicItem) -> Bool {
    identifiers.contains(ObjectIdentifier(item))
  }

  /// Whether the item is new.
  mutating func append(_ item: any UIDynamicItem) -> Bool {
    guard identifiers.insert(ObjectIdentifier(item)).inserted else { return false }
    items.append(item)
    return true
  }

  /// Whether the item was there.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard identifiers.remove(ObjectIdentifier(item)) != nil else { return false }
    items.removeAll { $0 === item }
    return true
  }
}
