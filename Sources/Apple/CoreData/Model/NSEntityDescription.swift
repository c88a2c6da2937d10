import UIKit

/// A kind of object that a model has.
///
/// Source: Apple, NSEntityDescription.
@preconcurrency @MainActor
open class NSEntityDescription: NSObject {
  /// The name of the entity.
  open var name: String?
  /// The name of the class of its objects.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether no object is of this entity itself.
  open var isAbstract = false
  /// The entity that it is derived from.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The model that it belongs to.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// What the author notes of the entity.
  open var userInfo: [AnyHashable: Any]?

  var type: NSManagedObject.Type = NSManagedObject.self
  var superentityName: String?
  private var own: [NSPropertyDescription] = []

  /// Makes an entity without a name.
  public nonisolated override init() { super.init() }

  /// The properties, those of the superentity first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set { own = newValue }
  }

  /// The entities that are derived from this one, by name.
  open var subentities: [NSEntityDescription] {
    get { managedObjectModel?.entities.filter { $0.superentity === self } ?? [] }
    set { for entity in newValue { entity.superentity = self } }
  }

  /// The properties by name.
  open var propertiesByName: [String: NSPropertyDescription] { byName(properties) }

  /// The attributes by name.
  open var attributesByName: [String: NSAttributeDescription] {
    byName(properties.compactMap { $0 as? NSAttributeDescription })
  }

  /// The relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    byName(properties.compactMap { $0 as? NSRelationshipDescription })
  }

  private func byName<Property: NSPropertyDescription>(
    _ properties: [Property]
  ) -> [String: Property] {
    Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
  }

  /// Returns whether it is another entity, or derived from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  func property(_ name: String) -> NSPropertyDescription? {
    own.first { $0.name == name } ?? superentity?.property(name)
  }

  /// Returns the entity of a name in the model of a context.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of an entity in a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      raise(
        .invalidArgument,
        "+entityForName: nil is not a legal NSManagedObjectContext parameter searching for entity"
          + " name '\(entityName)'")
    }
    return entity.type.init(entity: entity, insertInto: context)
  }
}
