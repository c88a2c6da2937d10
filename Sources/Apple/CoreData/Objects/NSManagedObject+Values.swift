import UIKit

extension NSManagedObject {
  /// Returns the value of a property: a number as `NSNumber`, several objects as `NSSet` or
  /// `NSOrderedSet`.
  public func value(forKey key: String) -> Any? {
    read()
    guard let property = entity.property(key) else { raiseUndefined(key, "valueFor") }
    guard let relationship = property as? NSRelationshipDescription, relationship.isToMany else {
      return values[key]
    }
    let objects = objects(key)
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Sets the value of a property.
  public func setValue(_ value: Any?, forKey key: String) {
    read()
    guard let property = entity.property(key) else { raiseUndefined(key, "setValue:for") }
    let value = unwrapped(value)
    if let relationship = property as? NSRelationshipDescription {
      relate(objectsIn(value), by: relationship)
    } else {
      change(key, to: (property as? NSAttributeDescription)?.stored(value))
    }
  }

  /// Returns the value at the end of a path, such as `author.name`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".").map(String.init)
    var found: Any? = self
    for name in names {
      if let object = found as? NSManagedObject {
        found = object.value(forKey: name)
      } else if name == "@count" || name == "count", let set = found as? NSSet {
        found = NSNumber(value: set.count)
      } else if name == "@count", let set = found as? NSOrderedSet {
        found = NSNumber(value: set.count)
      } else if let set = found as? NSSet {
        found = set.allObjects.compactMap { ($0 as? NSManagedObject)?.value(forKey: name) }
      } else {
        return nil
      }
    }
    return found
  }

  /// Sets the value at the end of a path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let names = keyPath.split(separator: ".").map(String.init)
    let owner = names.dropLast().reduce(Optional(self)) { found, name in
      found?.value(forKey: name) as? NSManagedObject
    }
    owner?.setValue(value, forKey: names.last ?? "")
  }

  /// Returns a value without telling that it is read.
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  /// Sets a value without telling that it changes.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  /// Tells that a value is about to be read; it is there.
  public func willAccessValue(forKey key: String?) {}
  /// Tells that a value was read.
  public func didAccessValue(forKey key: String?) {}
  /// Tells that a value is about to change.
  public func willChangeValue(forKey key: String) {}
  /// Tells that a value changed.
  public func didChangeValue(forKey key: String) {}

  /// Returns the values that changed since the object was saved.
  public func changedValues() -> [String: Any] {
    let before = managedObjectContext?.before(of: self) ?? [:]
    var changed: [String: Any] = [:]
    for property in entity.properties where !same(before[property.name], values[property.name]) {
      changed[property.name] = value(forKey: property.name) ?? NSNull()
    }
    return changed
  }

  /// Returns some values as they were saved last.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let before = managedObjectContext?.before(of: self) ?? [:]
    return before.filter { keys?.contains($0.key) ?? true }
  }

  private func same(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    guard let one = first as? AnyHashable, let other = second as? AnyHashable else { return false }
    return one == other
  }

  private func raiseUndefined(_ key: String, _ verb: String) -> Never {
    raise(
      name: "NSUnknownKeyException",
      "[<\(type(of: self))> \(verb)UndefinedKey:]: the entity \(entity.name ?? "") is not key value"
        + " coding-compliant for the key \"\(key)\".")
  }

  /// Sets a value and tells the context.
  func change(_ key: String, to value: Any?) {
    managedObjectContext?.willChange(self)
    values[key] = value
    managedObjectContext?.changed(self)
  }

  /// Reads the values of a fault.
  func read() {
    guard isFault, let context = managedObjectContext else { return }
    isFault = false
    values = context.savedValues(of: objectID) ?? [:]
    awakeFromFetch()
  }

  /// Throws Apple's error for a value that is missing.
  func validate() throws {
    for property in entity.properties where !property.isOptional && !property.isTransient {
      let relationship = property as? NSRelationshipDescription
      let isMissing =
        relationship?.isToMany == true
        ? objects(property.name).isEmpty : values[property.name] == nil
      guard isMissing else { continue }
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
        userInfo: [
          NSLocalizedDescriptionKey: "\(property.name) is a required value.",
          "NSValidationErrorKey": property.name,
        ])
    }
  }
}

/// Returns what stands in any number of optionals; `nil` for nothing and for `NSNull`.
func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}

/// The code of the error for a missing value.
///
/// Source: Apple, CoreDataErrors.
public let NSValidationMissingMandatoryPropertyError = 1570

extension NSAttributeDescription {
  private func number(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
    if let number = value as? NSNumber { return number }
    return value
  }

  /// Returns a value as it is kept: numbers as `NSNumber`.
  fileprivate func stored(_ value: Any?) -> Any? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType, .decimalAttributeType:
      number(value)
    case .stringAttributeType: (value as? NSString).map { "\($0)" as Any } ?? value
    case .dateAttributeType: (value as? Date).map { $0 as Any } ?? value
    case .undefinedAttributeType, .binaryDataAttributeType, .UUIDAttributeType, .URIAttributeType,
      .transformableAttributeType, .objectIDAttributeType:
      value
    }
  }
}

extension NSManagedObject: KeyedObject {
  /// Returns the value of a property for predicates and sort descriptors; a name that the entity
  /// lacks raises.
  package nonisolated func keyedValue(_ key: String) -> Any? {
    var found: Any?
    MainActor.assumeIsolated { found = value(forKey: key) }
    return found
  }
}
