/// A view with values that apps ask for or set by their keys, some of them nowhere else.
///
/// The keys come without a leading underscore.
@MainActor
package protocol KeyedProperties: UIView {
  /// Returns a value; `nil` for a key that the view does not have.
  func keyed(_ key: String) -> Any??

  /// Sets a value.
  ///
  /// - Returns: false for a key that the view does not have.
  func setKeyed(_ value: Any?, _ key: String) -> Bool
}

extension KeyedProperties {
  /// Returns `nil`: the view has no value of any key that can be read.
  package func keyed(_ key: String) -> Any?? { nil }

  /// Returns false: the view has no value of any key that can be set.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool { false }
}

extension UIView {
  /// Returns a value by a key of the view's own class, or of a view in it.
  func ownValue(forKeyPath keyPath: String) -> Any?? {
    let (key, rest) = keyPath.firstKey
    guard let found = (self as? any KeyedProperties)?.keyed(key) else { return nil }
    guard let rest else { return .some(found) }
    return .some((found as? UIView)?.value(forKeyPath: rest))
  }

  /// Sets a value by a key of the view's own class, or of a view in it.
  ///
  /// - Returns: false for a key that there is not.
  func setOwnValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    guard let view = self as? any KeyedProperties else { return false }
    let (key, rest) = keyPath.firstKey
    if view.setKeyed(value, rest.map { "\(key).\($0)" } ?? key) { return true }
    guard let rest, let inner = view.keyed(key) as? UIView else { return false }
    inner.setValue(value, forKeyPath: rest)
    return true
  }
}

extension String {
  /// The first key of a path without its underscore, and what follows it.
  var firstKey: (key: String, rest: String?) {
    let parts = split(separator: ".", maxSplits: 1)
    let key = parts.first.map { $0.hasPrefix("_") ? $0.dropFirst() : $0 } ?? ""
    return (String(key), parts.count > 1 ? String(parts[1]) : nil)
  }
}
