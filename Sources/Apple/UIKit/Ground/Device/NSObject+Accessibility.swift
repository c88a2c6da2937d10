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
  /// Whether a screen reader stops at the object; false unless set; recorded only.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { spoken("element") ?? false }
    set { speak("element", newValue) }
  }
  /// The words by which a screen reader names the object; `nil` unless set; recorded only.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { spoken("label") }
    set { speak("label", newValue) }
  }
  /// What happens when the object is used, in words; `nil` unless set; recorded only.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { spoken("hint") }
    set { speak("hint", newValue) }
  }
  /// What the object says at present, such as the percentage of a slider, in words; `nil` unless
  /// set; recorded only.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { spoken("value") }
    set { speak("value", newValue) }
  }
  /// A name for tests, which nobody is read; `nil` unless set; recorded only.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { spoken("identifier") }
    set { speak("identifier", newValue) }
  }
  /// Whether a screen reader passes over all that is inside; false unless set; recorded only.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { spoken("hidden") ?? false }
    set { speak("hidden", newValue) }
  }
  /// Whether a screen reader passes over all that stands beside the object; false unless set;
  /// recorded only.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { spoken("modal") ?? false }
    set { speak("modal", newValue) }
  }
  /// Whether all that is inside is read before what stands beside it; false unless set; recorded
  /// only.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { spoken("groups") ?? false }
    set { speak("groups", newValue) }
  }
  /// What is inside, in the order in which it is read; `nil` unless set; recorded only.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { spoken("elements") }
    set { speak("elements", newValue) }
  }
  /// The rectangle that a screen reader outlines, in points of the screen; zero unless set;
  /// recorded only.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { spoken("frame") ?? .zero }
    set { speak("frame", newValue) }
  }

  /// Returns what was set under a name.
  package func spoken<Value>(_ name: String) -> Value? {
    World.current.part { SpokenObjects() }.value(name, of: self) as? Value
  }

  /// Keeps what is set under a name.
  package func speak<Value>(_ name: String, _ value: Value?) {
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
