import UIKit

/// A property that the objects of an entity have.
///
/// Source: Apple, NSPropertyDescription.
@preconcurrency @MainActor
open class NSPropertyDescription: NSObject {
  /// The name by which objects know the property.
  open var name = ""
  /// Whether an object can be saved without a value.
  open var isOptional = true
  /// Whether the property is kept by objects alone, and saved nowhere.
  open var isTransient = false
  /// What the author notes of the property.
  open var userInfo: [AnyHashable: Any]?

  /// Makes a property without a name.
  public nonisolated override init() { super.init() }
}

/// A value that the objects of an entity keep.
///
/// Source: Apple, NSAttributeDescription.
@preconcurrency @MainActor
open class NSAttributeDescription: NSPropertyDescription {
  /// The kind of the value.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// What a new object has; `nil` for nothing.
  open var defaultValue: Any?
}

/// What leads from objects of one entity to those of another.
///
/// Source: Apple, NSRelationshipDescription.
@preconcurrency @MainActor
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects at the other end.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that leads back; `nil` for none.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The most objects at the other end; 0 for any number.
  open var maxCount = 0
  /// The fewest objects at the other end.
  open var minCount = 0
  /// Whether the objects at the other end have an order.
  open var isOrdered = false
  /// What becomes of the other end when an object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule

  /// Whether it leads to more than one object.
  open var isToMany: Bool { maxCount != 1 }

  var destinationName = ""
  var inverseName: String?
}
