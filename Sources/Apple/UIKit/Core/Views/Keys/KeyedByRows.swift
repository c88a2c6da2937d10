/// An object whose properties are reached by their keys.
@MainActor
protocol KeyedByRows: NSObject {
  static var keyedRows: [KeyedRow] { get }
  func setValue(_ value: Any?, forKey key: String)
}

extension UIView: KeyedByRows {}
extension UIViewController: KeyedByRows {}
extension UIGestureRecognizer: KeyedByRows {}
extension NSLayoutConstraint: KeyedByRows {}

/// Sets a value at the end of a path of keys that begins in an object.
///
/// - Returns: false for a path that leads nowhere.
@MainActor
func setKeyed(_ value: Any?, at keyPath: String, in object: Any?) -> Bool {
  if let layer = object as? CALayer {
    layer.setValue(value, forKeyPath: keyPath)
    return true
  }
  let (key, rest) = keyPath.firstKey
  guard let object = object as? any KeyedByRows else { return false }
  guard let rest else {
    object.setValue(value, forKey: keyPath)
    return true
  }
  return setKeyed(
    value, at: rest, in: type(of: object).keyedRows.value(of: key, in: object) ?? nil)
}
