import Foundation

/// An object whose properties are reached by their keys.
@MainActor
protocol KeyedByRows: FindsValues, ReadsForObservers {
  static var keyedRows: KeyedRows { get }
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
  func setValue(_ value: Any?, forKeyPath keyPath: String)
  /// Sets the value at the end of a path of keys.
  ///
  /// - Returns: false for a key that the object does not have, or that can only be read.
  func setIfKnown(_ value: Any?, _ keyPath: String) -> Bool
}

extension UIView: KeyedByRows {}
extension UIViewController: KeyedByRows {}
extension UIGestureRecognizer: KeyedByRows {}
extension NSLayoutConstraint: KeyedByRows {}

extension KeyedByRows {
  /// The row of a key that can be read.
  func rowToRead(_ key: String) -> KeyedRow? { readableRow(key, among: type(of: self).keyedRows) }

  /// Returns the value of a key; it stops with Apple's sentence on a key of none.
  func valueByRows(_ key: String) -> Any? {
    guard let row = rowToRead(key) else { raiseUnknownKey("valueForUndefinedKey:", key) }
    return row.value(in: self)
  }

  /// Returns the value of a key whose first is one of a row, and of the keys behind it in what is there.
  ///
  /// - Returns: `nil` for a key that is none of these.
  func valueAlongRows(_ key: String, _ rest: String?) -> Any?? {
    guard let row = rowToRead(key) else { return nil }
    let found = row.value(in: self)
    guard let rest else { return .some(found) }
    return .some(found.flatMap { valueOf(rest.split(separator: ".").map(String.init), in: $0) })
  }

  /// Sets the value at the end of a path of keys.
  ///
  /// Where nothing is on the way, nothing happens, as with messages to nobody. A value that is none of
  /// the property's changes nothing, which the log says.
  ///
  /// - Returns: false for a key of none, or one that can only be read, in this object.
  func setByRows(_ value: Any?, _ keyPath: String) -> Bool {
    let (key, rest) = keyPath.firstKey
    if let rest {
      guard let row = rowToRead(key) else { return false }
      set(value, at: rest, in: row.value(in: self))
      return true
    }
    guard let row = row(key, among: type(of: self).keyedRows), row.isWritable else { return false }
    if !row.set(value, in: self) {
      Log.once(
        "\(value ?? NSNull()) is no value for the key \(key) of \(type(of: self)), which stays as it"
          + " is.")
    }
    return true
  }

  func setIfKnown(_ value: Any?, _ keyPath: String) -> Bool { setByRows(value, keyPath) }

  /// Sets the value at the end of a path of keys; it stops with Apple's sentence on a key of none.
  func setKeyedValue(_ value: Any?, _ keyPath: String) {
    if !setIfKnown(value, keyPath) { raiseUnknownKey("setValue:forUndefinedKey:", keyPath) }
  }

  func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if keyPath.contains(".") {
      setKeyedValue(value, keyPath)
    } else {
      setValue(value, forKey: keyPath)
    }
  }

  private func set(_ value: Any?, at keyPath: String, in object: Any?) {
    switch object {
    case let layer as CALayer: layer.setValue(value, forKeyPath: keyPath)
    case let object as any KeyedByRows: object.setValue(value, forKeyPath: keyPath)
    case nil: break
    default: raiseUnknownKey("setValue:forUndefinedKey:", keyPath)
    }
  }
}
