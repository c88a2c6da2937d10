/// The items of a behaviour, in the order in which they were added, each once.
@MainActor
struct ItemList {
  /// The items in that order.
  private(set) var items: [any UIDynamicItem] = []
  private var identifiers: Set<ObjectIdentifier> = []

  /// Returns true when the item is in the list.
  func contains(_ item: any UIDynamicItem) -> Bool {
    identifiers.contains(ObjectIdentifier(item))
  }

  /// Adds an item at the end, unless it is in the list.
  ///
  /// - Returns: false if it is.
  mutating func append(_ item: any UIDynamicItem) -> Bool {
    guard identifiers.insert(ObjectIdentifier(item)).inserted else { return false }
    items.append(item)
    return true
  }

  /// Removes an item.
  ///
  /// - Returns: false if it is not in the list.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard identifiers.remove(ObjectIdentifier(item)) != nil else { return false }
    items.removeAll { $0 === item }
    return true
  }
}
