import Foundation

/// A property that is reached by its key, as in `setValue(_:forKey:)`.
@MainActor
package struct KeyedRow {
  /// The name by which Objective-C knows the property: `hidden` of `isHidden`.
  package let key: String
  /// Whether the object tells its observers of each change by itself.
  package let isTold: Bool
  private let read: (AnyObject) -> Any?
  private let write: ((AnyObject, Any?) -> Bool)?

  /// Makes the row of a property, which can be set where its path can.
  package init<Root: AnyObject, Value>(_ key: String, _ path: KeyPath<Root, Value>) {
    self.init(key, path, isTold: false, writing: path as? ReferenceWritableKeyPath<Root, Value>)
  }

  /// Makes the row of a property that only UIKit sets.
  package init<Root: AnyObject, Value>(_ key: String, reading path: KeyPath<Root, Value>) {
    self.init(key, path, isTold: false, writing: nil)
  }

  /// Makes the row of a property of whose changes observers are told.
  package init<Root: AnyObject, Value>(_ key: String, told path: KeyPath<Root, Value>) {
    self.init(key, path, isTold: true, writing: path as? ReferenceWritableKeyPath<Root, Value>)
  }

  private init<Root: AnyObject, Value>(
    _ key: String, _ path: KeyPath<Root, Value>, isTold: Bool,
    writing writable: ReferenceWritableKeyPath<Root, Value>?
  ) {
    self.key = key
    self.isTold = isTold
    read = { ($0 as? Root).map { $0[keyPath: path] as Any } }
    write = writable.map { path in
      { object, value in
        guard let object = object as? Root, let new = KeyedValue.value(of: value, as: Value.self)
        else { return false }
        object[keyPath: path] = new
        return true
      }
    }
  }

  /// Returns the property as it is, an optional of which is `nil` in it.
  package func plainValue(in object: AnyObject) -> Any? { read(object) }

  /// Returns the property as a key gives it.
  ///
  /// What can be observed is given as it is, not in an `NSNumber`.
  package func value(in object: AnyObject) -> Any? {
    isTold ? read(object) : read(object).flatMap(KeyedValue.boxed)
  }

  /// Whether the property can be set.
  package var isWritable: Bool { write != nil }

  /// Sets the property, which stops with Apple's sentence for `nil` where there is no such value.
  ///
  /// - Returns: false for a value that is none of the property's, and where it can only be read.
  package func set(_ value: Any?, in object: NSObject) -> Bool {
    guard let write else { return false }
    if write(object, value) { return true }
    if value == nil {
      raise(
        .invalidArgument,
        "[\(object) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }
    return false
  }
}
