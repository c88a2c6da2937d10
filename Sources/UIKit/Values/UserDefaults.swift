/// What an app remembers; here from the beginning of a scene to its end, so that every run begins
/// alike.
///
/// A file that imports UIKit alone means this class by `UserDefaults`. Source: Apple, UserDefaults.
@MainActor
open class UserDefaults: NSObject {
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]

  /// What the scene that runs now remembers.
  open class var standard: UserDefaults { Runtime.current.defaults }

  /// What is answered where nothing was set.
  open func register(defaults registrationDictionary: [String: Any]) {
    registered.merge(registrationDictionary) { _, new in new }
  }

  open func object(forKey defaultName: String) -> Any? {
    values[defaultName] ?? registered[defaultName]
  }

  open func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func value(forKey key: String) -> Any? { object(forKey: key) }

  open func removeObject(forKey defaultName: String) { values[defaultName] = nil }

  open func string(forKey defaultName: String) -> String? {
    object(forKey: defaultName) as? String
  }

  open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

  /// False where there is none.
  open func bool(forKey defaultName: String) -> Bool {
    object(forKey: defaultName) as? Bool ?? (number(defaultName) != 0)
  }

  /// 0 where there is none.
  open func integer(forKey defaultName: String) -> Int { Int(saturating: number(defaultName)) }

  /// 0 where there is none.
  open func double(forKey defaultName: String) -> Double { number(defaultName) }

  /// 0 where there is none.
  open func float(forKey defaultName: String) -> Float { Float(number(defaultName)) }

  /// Whether all is written, which it is when it is set.
  @discardableResult
  open func synchronize() -> Bool { true }

  private func number(_ name: String) -> Double {
    switch object(forKey: name) {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as String: Double(value) ?? 0
    default: 0
    }
  }
}
