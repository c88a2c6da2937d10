/// Objects in the order in which they came, each once.
struct ObjectList {
  private(set) var items: [NSManagedObject] = []
  private var known: Set<ObjectIdentifier> = []

  var isEmpty: Bool { items.isEmpty }

  func contains(_ object: NSManagedObject) -> Bool { known.contains(ObjectIdentifier(object)) }

  mutating func add(_ object: NSManagedObject) {
    if known.insert(ObjectIdentifier(object)).inserted { items.append(object) }
  }

  mutating func remove(_ object: NSManagedObject) {
    guard known.remove(ObjectIdentifier(object)) != nil else { return }
    items.removeAll { $0 === object }
  }

  mutating func removeAll() { self = ObjectList() }
}

/// Keeps the saved values of an object: numbers, texts and the like, identifiers of others.
struct StoredRow {
  let id: NSManagedObjectID
  let values: [String: Any]

  /// Writes down an object.
  @MainActor init(_ object: NSManagedObject) {
    id = object.objectID
    values = object.values.mapValues { value in
      if let other = value as? NSManagedObject { return other.objectID }
      if let others = value as? [NSManagedObject] { return others.map(\.objectID) }
      return value
    }
  }
}
