import Foundation

/// What any object may say to those who do not see the screen; recorded only.
///
/// A protocol, so that views and bar items have properties of their own under these names.
///
/// Source: Apple, UIAccessibility: an informal protocol of `NSObject`.
public protocol AccessibleObject: NSObject {}

extension NSObject: AccessibleObject {}

@MainActor
extension AccessibleObject {
  public var isAccessibilityElement: Bool {
    get { spoken("element") ?? false }
    set { speak("element", newValue) }
  }
  public var accessibilityLabel: String? {
    get { spoken("label") }
    set { speak("label", newValue) }
  }
  public var accessibilityHint: String? {
    get { spoken("hint") }
    set { speak("hint", newValue) }
  }
  public var accessibilityValue: String? {
    get { spoken("value") }
    set { speak("value", newValue) }
  }
  public var accessibilityIdentifier: String? {
    get { spoken("identifier") }
    set { speak("identifier", newValue) }
  }
  public var accessibilityElementsHidden: Bool {
    get { spoken("hidden") ?? false }
    set { speak("hidden", newValue) }
  }
  public var accessibilityViewIsModal: Bool {
    get { spoken("modal") ?? false }
    set { speak("modal", newValue) }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { spoken("groups") ?? false }
    set { speak("groups", newValue) }
  }
  public var accessibilityElements: [Any]? {
    get { spoken("elements") }
    set { speak("elements", newValue) }
  }
  public var accessibilityFrame: CGRect {
    get { spoken("frame") ?? .zero }
    set { speak("frame", newValue) }
  }

  private func spoken<Value>(_ name: String) -> Value? {
    World.current.part { SpokenObjects() }.value(name, of: self) as? Value
  }

  private func speak<Value>(_ name: String, _ value: Value?) {
    World.current.part { SpokenObjects() }.set(value, name, of: self)
  }
}

/// What the objects of an app say that have no place for it.
@MainActor
private final class SpokenObjects {
  private struct Entry {
    weak var object: NSObject?
    var values: [String: Any]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func value(_ name: String, of object: NSObject) -> Any? {
    // Another object may stand where one stood.
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.values[name] : nil }
  }

  func set(_ value: Any?, _ name: String, of object: NSObject) {
    let place = ObjectIdentifier(object)
    var entry = entries[place] ?? Entry(object: object, values: [:])
    if entry.object !== object { entry = Entry(object: object, values: [:]) }
    entry.values[name] = value
    entries[place] = entry
  }
}
