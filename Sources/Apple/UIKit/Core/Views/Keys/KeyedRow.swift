/// A property that is reached by its key, as in `setValue(_:forKey:)`.
@MainActor
package struct KeyedRow {
  /// The name by which Objective-C knows the property: `hidden` of `isHidden`.
  package let key: String
  private let read: (AnyObject) -> Any?
  private let write: ((AnyObject, Any?) -> Bool)?

  /// Makes the row of a property, which can be set where its path can.
  package init<Root: AnyObject, Value>(_ key: String, _ path: KeyPath<Root, Value>) {
    self.init(key, reading: path, writing: path as? ReferenceWritableKeyPath<Root, Value>)
  }

  /// Makes the row of a property that only UIKit sets.
  package init<Root: AnyObject, Value>(_ key: String, reading path: KeyPath<Root, Value>) {
    self.init(key, reading: path, writing: nil)
  }

  private init<Root: AnyObject, Value>(
    _ key: String, reading path: KeyPath<Root, Value>,
    writing writable: ReferenceWritableKeyPath<Root, Value>?
  ) {
    self.key = key
    read = { ($0 as? Root).flatMap { KeyedValue.boxed($0[keyPath: path]) } }
    write = writable.map { path in
      { object, value in
        guard let object = object as? Root, let new = KeyedValue.value(of: value, as: Value.self)
        else { return false }
        object[keyPath: path] = new
        return true
      }
    }
  }

  /// Returns true for the property's key, and for the name of the method that reads it, `isHidden`.
  fileprivate func isRead(by name: String) -> Bool {
    key == name || name == "is\(key.prefix(1).uppercased())\(key.dropFirst())"
  }

  fileprivate func value(in object: AnyObject) -> Any? { read(object) }

  /// Sets the property.
  ///
  /// Stops as on iOS where it can only be read, and for `nil` where there is no such value.
  fileprivate func set(_ value: Any?, in object: NSObject) {
    guard let write else { object.raiseUnknownKey("setValue:forUndefinedKey:", key) }
    if write(object, value) { return }
    guard let value else {
      raise(
        .invalidArgument,
        "[\(object) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }
    Log.once(
      "\(value) is no value for the key \(key) of \(type(of: object)), which stays as it is.")
  }
}

@MainActor
extension [KeyedRow] {
  /// Returns the value of a key in an object; `nil` for a key that is none of these.
  package func value(of key: String, in object: NSObject) -> Any?? {
    first { $0.isRead(by: key) }.map { $0.value(in: object) }
  }

  /// Sets the value of a key in an object.
  ///
  /// - Returns: false for a key that is none of these.
  package func set(_ value: Any?, for key: String, in object: NSObject) -> Bool {
    guard let row = first(where: { $0.key == key }) else { return false }
    row.set(value, in: object)
    return true
  }
}

@MainActor
extension NSObject {
  /// Stops with Apple's sentence on a key that an object does not have.
  package func raiseUnknownKey(_ method: String, _ key: String) -> Never {
    raise(
      name: "NSUnknownKeyException",
      "[\(self) \(method)]: this class is not key value coding-compliant for the key \(key).")
  }
}
