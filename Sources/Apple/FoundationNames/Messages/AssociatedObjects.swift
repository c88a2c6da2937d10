import Foundation

/// How an object keeps a value that is associated with it.
///
/// Source: Apple, objc_AssociationPolicy.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object under a key, in place of a stored property.
///
/// The value lives as long as the object, and may outlive it until the next value is kept.
///
/// Source: Apple, objc_setAssociatedObject.
///
/// - Parameters:
///   - object: the object, of any class.
///   - key: the address of a variable that always stays in its place.
///   - value: the value; `nil` removes what is there.
///   - policy: whether the object keeps the value alive; a copied one is copied.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { Associations.set(value, policy, under: key, of: object as AnyObject) }

/// Returns the value that an object keeps under a key; `nil` for none.
///
/// Source: Apple, objc_getAssociatedObject.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(under: key, of: object as AnyObject)
}

/// Removes all values that an object keeps.
///
/// Source: Apple, objc_removeAssociatedObjects.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.remove(of: object as AnyObject)
}

/// The values that objects keep without having properties for them.
@MainActor
private enum Associations {
  private enum Value {
    case kept(Any)
    case seen(() -> Any?)
  }

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value]
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are removed.
  private static var nextSweep = 64

  static func value(under key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    // Another object may stand where one is gone.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return switch entry.values[key] {
    case .kept(let value): value
    case .seen(let look): look()
    case nil: nil
    }
  }

  static func set(
    _ value: Any?, _ policy: objc_AssociationPolicy, under key: UnsafeRawPointer,
    of object: AnyObject
  ) {
    sweep()
    let place = ObjectIdentifier(object)
    var entry = entries[place] ?? Entry(object: object, values: [:])
    if entry.object !== object { entry = Entry(object: object, values: [:]) }
    entry.values[key] = value.map { kept($0, policy) }
    entries[place] = entry.values.isEmpty ? nil : entry
  }

  static func remove(of object: AnyObject) { entries[ObjectIdentifier(object)] = nil }

  private static func kept(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      guard type(of: value) is AnyClass else { return .kept(value) }
      weak let seen = value as AnyObject
      return .seen { seen }
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      return .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: return .kept(value)
    }
  }

  private static func sweep() {
    guard entries.count >= nextSweep else { return }
    entries = entries.filter { $0.value.object != nil }
    nextSweep = max(64, 2 * entries.count)
  }
}
