/// An app's settings, which here last only as long as the scene, so that every run begins alike.
///
/// In a file that imports only UIKit, `UserDefaults` is this class.
///
/// Source: Apple, UserDefaults.
@preconcurrency @MainActor
open class UserDefaults: NSObject {
  private var values: [String: Any] = [:] {
    didSet {
      onChange?()
      NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }
  }
  private var registered: [String: Any] = [:]
  /// Tells those who observe settings; `nil` where nobody ever did.
  package var onChange: (() -> Void)?

  /// Posted whenever a setting changes.
  ///
  /// Source: Apple, UserDefaults.didChangeNotification.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

  /// The settings of the scene that runs now.
  open class var standard: UserDefaults { World.current.defaults }

  /// Sets the values of settings that have no other value.
  open func register(defaults registrationDictionary: [String: Any]) {
    registered.merge(registrationDictionary) { _, new in new }
  }

  /// Returns a setting, or what was registered for it; `nil` for neither.
  open func object(forKey defaultName: String) -> Any? {
    values[defaultName] ?? registered[defaultName]
  }

  /// Keeps a setting and posts `didChangeNotification`; `nil` removes it.
  open func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }

  /// Keeps a setting by the name of key-value coding, as `set(_:forKey:)` does.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns a setting by the name of key-value coding, as `object(forKey:)` does.
  open func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Removes a setting, so that what was registered for it holds again.
  open func removeObject(forKey defaultName: String) { values[defaultName] = nil }

  /// Returns the setting as a text, also where it is a number; nil where it is neither.
  open func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let flag as Bool: flag ? "1" : "0"
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// Returns the setting as a list; `nil` where it is none.
  open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

  /// Returns the setting as a dictionary; `nil` where it is none.
  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// Returns the setting as bytes; `nil` where it is none.
  open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

  /// Returns the setting as true or false; false where there is none.
  ///
  /// A text is true that begins like `YES`, `true` or a number other than 0.
  open func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let flag as Bool: flag
    case let text as String: NSString(string: text).boolValue
    default: number(defaultName) != 0
    }
  }

  /// Returns the setting as an integer; 0 where there is none.
  open func integer(forKey defaultName: String) -> Int { Int(saturating: number(defaultName)) }

  /// Returns the setting as a number; 0 where there is none.
  open func double(forKey defaultName: String) -> Double { number(defaultName) }

  /// Returns the setting as a number; 0 where there is none.
  open func float(forKey defaultName: String) -> Float { Float(number(defaultName)) }

  /// Returns the setting as strings.
  open func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// Returns the setting as an address.
  open func url(forKey defaultName: String) -> URL? { object(forKey: defaultName) as? URL }

  /// Returns all settings.
  open func dictionaryRepresentation() -> [String: Any] { registered.merging(values) { $1 } }

  /// Removes the settings of an app, which are all.
  open func removePersistentDomain(forName domainName: String) { values = [:] }

  /// Returns true: settings are kept as soon as they are set.
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

extension World {
  /// The app's settings.
  fileprivate var defaults: UserDefaults { part { UserDefaults() } }
}
