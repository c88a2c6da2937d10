import Foundation

/// A set of objects, which it may hold weakly.
///
/// The objects may be of a protocol for classes, which Objective-C takes for a class and Swift does not.
///
/// Source: Apple, NSHashTable.
public final class NSHashTable<ObjectType>: NSObject {
  private let isWeak: Bool
  private var entries: [Held<ObjectType>] = []

  /// Makes an empty set.
  ///
  /// - Parameters:
  ///   - options: whether objects are held weakly.
  ///   - initialCapacity: nothing that is needed.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// Makes a set that holds its objects weakly.
  public static func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The objects that are there, in the order in which they were added.
  public var allObjects: [ObjectType] { entries.compactMap(\.object) }

  /// The number of objects, with those that are gone since they were added.
  public var count: Int { entries.count }

  /// One of the objects; `nil` where there is none.
  public var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless it is there.
  public func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(Held(object, isWeak: isWeak))
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    entries.removeAll { held in held.object == nil || held.isEqual(object) }
  }

  /// Removes all objects.
  public func removeAllObjects() { entries = [] }

  /// Returns whether an object, or an equal one, is there.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object that equals another; `nil` for none.
  public func member(_ object: ObjectType?) -> ObjectType? {
    entries.first { $0.isEqual(object) }?.object
  }

  /// Returns an enumerator of the objects.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// The objects as a set.
  public var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }
}

/// A dictionary of objects, whose keys or values it may hold weakly.
///
/// Source: Apple, NSMapTable.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keysAreWeak: Bool
  private let valuesAreWeak: Bool
  private var entries: [(key: Held<KeyType>, value: Held<ObjectType>)] = []

  /// Makes an empty dictionary.
  ///
  /// - Parameters:
  ///   - keyOptions: whether keys are held weakly.
  ///   - valueOptions: whether values are held weakly.
  ///   - initialCapacity: nothing that is needed.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    keysAreWeak = keyOptions.contains(.weakMemory)
    valuesAreWeak = valueOptions.contains(.weakMemory)
    super.init()
  }

  /// Makes a dictionary that holds keys and values.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Makes a dictionary that holds values weakly.
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Makes a dictionary that holds keys weakly.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Makes a dictionary that holds keys and values weakly.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of pairs, with those that are gone since they were added.
  public var count: Int { entries.count }

  /// Returns the object of a key; `nil` for none.
  public func object(forKey aKey: KeyType?) -> ObjectType? { entry(of: aKey)?.value.object }

  /// Sets the object of a key.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((Held(aKey, isWeak: keysAreWeak), Held(anObject, isWeak: valuesAreWeak)))
  }

  /// Removes the object of a key.
  public func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in
      guard entry.key.object != nil, entry.value.object != nil else { return true }
      return entry.key.isEqual(aKey)
    }
  }

  /// Removes everything.
  public func removeAllObjects() { entries = [] }

  /// Returns an enumerator of the keys, in the order in which they were set.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.compactMap(\.key.object)).objectEnumerator()
  }

  /// Returns an enumerator of the objects, in the order in which they were set.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.compactMap(\.value.object)).objectEnumerator()
  }

  private var living: [(key: Held<KeyType>, value: Held<ObjectType>)] {
    entries.filter { $0.key.object != nil && $0.value.object != nil }
  }

  private func entry(of key: KeyType?) -> (key: Held<KeyType>, value: Held<ObjectType>)? {
    living.first { $0.key.isEqual(key) }
  }
}

/// How a collection holds its objects.
///
/// Source: Apple, NSPointerFunctions.
public enum NSPointerFunctions {
  /// How objects are held and compared.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are held as in an array, or seen only, and let go; they are compared by `isEqual`.
    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality = Options([])
    /// Objects are the same only where they are one; others that are equal are taken for it here.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An object, held or only seen.
private struct Held<Object> {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: Object, isWeak: Bool) {
    let object = object as AnyObject
    strong = isWeak ? nil : object
    weak = object
  }

  var object: Object? { (strong ?? weak) as? Object }

  /// Returns true for the object itself, and for one that equals it.
  func isEqual(_ other: Object?) -> Bool {
    guard let own = strong ?? weak, let other = other.map({ $0 as AnyObject }) else { return false }
    if own === other { return true }
    guard let own = own as? NSObject, let other = other as? NSObject else { return false }
    return own.isEqual(other)
  }
}
