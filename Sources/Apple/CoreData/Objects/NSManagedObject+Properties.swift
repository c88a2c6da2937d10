import UIKit

/// What the rewriter makes of `@NSManaged`.
extension NSManagedObject {
  /// Returns the value of a property that always has one; zero, an empty text and the like where it
  /// was never set.
  public func _managed<Value>(_ key: String) -> Value {
    if let value: Value = _managedIfAny(key) { return value }
    let nothing: [Any] = [NSNumber(value: 0), "", NSSet(), NSOrderedSet(), Data()]
    for value in nothing { if let value = value as? Value { return value } }
    raise(
      .internalInconsistency,
      "Unexpectedly found nil in \(type(of: self)).\(key), whose type is no optional.")
  }

  /// Returns the value of a property; `nil` for none, and for one of another kind.
  public func _managedIfAny<Value>(_ key: String) -> Value? {
    guard let value = value(forKey: key) else { return nil }
    if let found = value as? Value { return found }
    if let set = value as? NSSet { return Set(set.allObjects.compactMap(hashable)) as? Value }
    if let set = value as? NSOrderedSet { return set.array as? Value }
    return nil
  }

  private func hashable(_ value: Any) -> AnyHashable? { value as? AnyHashable }

  /// Sets the value of a property.
  public func _setManaged(_ value: Any?, _ key: String) { setValue(value, forKey: key) }

  /// Adds objects to a relationship.
  ///
  /// - Parameters:
  ///   - value: an object, or a set of them.
  ///   - key: the name of the relationship.
  ///   - index: where the first goes in an ordered one; `nil` for the end.
  public func _add(_ value: Any?, _ key: String, at index: Int? = nil) {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return }
    let new = objectsIn(unwrapped(value))
    var all = objects(key).filter { !new.contains($0) }
    all.insert(contentsOf: new, at: min(index ?? all.count, all.count))
    relate(all, by: relationship)
  }

  /// Takes objects out of a relationship.
  public func _remove(_ value: Any?, _ key: String) {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return }
    if let index = value as? Int {
      var all = objects(key)
      if all.indices.contains(index) { all.remove(at: index) }
      return relate(all, by: relationship)
    }
    let gone = objectsIn(unwrapped(value))
    relate(objects(key).filter { !gone.contains($0) }, by: relationship)
  }

  /// The objects at the other end of a relationship, in the order in which they came.
  func objects(_ key: String) -> [NSManagedObject] {
    read()
    if let several = values[key] as? [NSManagedObject] { return several }
    return (values[key] as? NSManagedObject).map { [$0] } ?? []
  }

  /// Returns the objects in a value: one, a set, an array.
  func objectsIn(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet:
      set.allObjects.compactMap { $0 as? NSManagedObject }
        .sorted { $0.objectID.serial < $1.objectID.serial }
    case let list as [NSManagedObject]: list
    case let set as Set<AnyHashable>:
      set.compactMap { $0.base as? NSManagedObject }
        .sorted { $0.objectID.serial < $1.objectID.serial }
    default: []
    }
  }

  /// Sets the other end of a relationship, and the ends that lead back.
  func relate(_ new: [NSManagedObject], by relationship: NSRelationshipDescription) {
    let old = objects(relationship.name)
    put(new, by: relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !new.contains(object) {
      object.put(object.objects(inverse.name).filter { $0 !== self }, by: inverse)
    }
    for object in new where !old.contains(object) {
      let others = object.objects(inverse.name)
      if inverse.isToMany {
        object.put(others.filter { $0 !== self } + [self], by: inverse)
      } else {
        for other in others where other !== self {
          other.put(
            other.objects(relationship.name).filter { $0 !== object }, by: relationship)
        }
        object.put([self], by: inverse)
      }
    }
  }

  private func put(_ objects: [NSManagedObject], by relationship: NSRelationshipDescription) {
    change(
      relationship.name, to: relationship.isToMany ? objects : objects.first.map { $0 as Any })
  }
}
