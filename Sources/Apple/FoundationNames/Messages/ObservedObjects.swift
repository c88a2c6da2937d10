/// An object that keeps by itself which of its values are observed, and tells of some by itself.
///
/// Views do.
@MainActor
package protocol KeepsObservations: ReadsForObservers {
  /// The values of the object that are observed.
  var observedValues: [ObservedValue] { get set }
}

/// An object that reads values for observers which are no stored properties.
@MainActor
package protocol ReadsForObservers: NSObject {
  /// Returns what reads a value that can be observed; `nil` for another.
  func reader(of keyPath: String) -> (() -> Any)?
}

/// The values that are observed of objects that do not keep them by themselves.
@MainActor
enum ObservedObjects {
  private struct Entry {
    weak var object: NSObject?
    var values: [ObservedValue]
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are removed.
  private static var nextSweep = 64

  /// Returns the values of an object that are observed, in the order in which that began.
  static func values(of object: NSObject) -> [ObservedValue] {
    // Another object may stand where one is gone.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return [] }
    return entry.values
  }

  static func set(_ values: [ObservedValue], of object: NSObject) {
    if entries.count >= nextSweep {
      entries = entries.filter { $0.value.object != nil }
      nextSweep = max(64, 2 * entries.count)
    }
    entries[ObjectIdentifier(object)] =
      values.isEmpty ? nil : Entry(object: object, values: values)
  }
}

extension NSObject {
  /// The values of the object that are observed.
  @MainActor
  var valuesObserved: [ObservedValue] {
    get { (self as? any KeepsObservations)?.observedValues ?? ObservedObjects.values(of: self) }
    set {
      if let keeper = self as? any KeepsObservations {
        keeper.observedValues = newValue
      } else {
        ObservedObjects.set(newValue, of: self)
        if let settings = self as? UserDefaults {
          settings.onChange = { [weak settings] in settings.map { tellObservers(of: $0) } }
        }
      }
    }
  }
}

/// Tells the observers of an object's values of those that have changed.
///
/// Rewritten files call it when a `dynamic` property changes; by itself a property tells nobody
/// without Objective-C. Call it in a `didSet` of your own.
@preconcurrency @MainActor
public func tellObservers(of object: NSObject) {
  let values = object.valuesObserved
  guard !values.isEmpty else { return }
  World.current.call(.observation, "A change of an observed value of \(type(of: object))") {
    for value in values { value.look() }
  }
  object.valuesObserved.removeAll(where: \.isOver)
}

extension NSObject {
  /// Reads a stored property by its name, also one of a superclass, or a setting by its key; `nil`
  /// where there is none.
  @MainActor package func storedProperty(_ keyPath: String) -> (() -> Any)? {
    if let settings = self as? UserDefaults {
      return { [unowned settings] in settings.object(forKey: keyPath) ?? NSNull() }
    }
    guard findStored(keyPath) != nil else { return nil }
    return { [unowned self] in findStored(keyPath) ?? NSNull() }
  }

  private func findStored(_ keyPath: String) -> Any? {
    var object: Any = self
    for name in keyPath.split(separator: ".") {
      var mirror: Mirror? = Mirror(reflecting: object)
      var found: Any?
      while let current = mirror, found == nil {
        found = current.children.first { $0.label ?? "" == name }?.value
        mirror = current.superclassMirror
      }
      guard let found else { return nil }
      object = found
    }
    return object
  }
}
