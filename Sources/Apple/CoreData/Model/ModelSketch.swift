import UIKit

/// A model as a `.xcdatamodeld` folder has it.
///
/// What the rewriter has made of the folder calls it.
@preconcurrency @MainActor
public struct ModelSketch {
  /// An entity of a model.
  public struct Entity {
    let name: String
    let type: NSManagedObject.Type
    let parent: String?
    let isAbstract: Bool
    let properties: [Property]

    /// Makes an entity.
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - type: the class of its objects.
    ///   - parent: the name of the entity that it is derived from.
    ///   - isAbstract: whether no object is of this entity itself.
    ///   - properties: its own properties.
    public init(
      _ name: String, _ type: NSManagedObject.Type, parent: String? = nil,
      isAbstract: Bool = false, properties: [Property]
    ) {
      (self.name, self.type, self.parent) = (name, type, parent)
      (self.isAbstract, self.properties) = (isAbstract, properties)
    }
  }

  /// An attribute or a relationship.
  public enum Property {
    /// A value, with what the model says that new objects have.
    case attribute(
      String, NSAttributeType, isOptional: Bool = true, isTransient: Bool = false,
      standard: String? = nil)
    /// What leads to objects of another entity.
    case relationship(
      String, to: String, inverse: String? = nil, isOptional: Bool = true, isToMany: Bool = false,
      isOrdered: Bool = false, rule: NSDeleteRule = .nullifyDeleteRule)
  }

  let name: String
  let entities: [Entity]
  private static var known: [ModelSketch] = []

  /// Makes a model known by the name of its folder.
  public static func add(_ name: String, _ entities: [Entity]) {
    known.removeAll { $0.name == name }
    known.append(ModelSketch(name: name, entities: entities))
  }

  static var all: [ModelSketch] { known }

  static func named(_ name: String) -> ModelSketch? { known.first { $0.name == name } }

  /// Gives a model the entities.
  func fill(_ model: NSManagedObjectModel) {
    let made = entities.map(description)
    model.entities += made
    let byName = model.entitiesByName
    for entity in made { entity.superentity = entity.superentityName.flatMap { byName[$0] } }
    for case let relationship as NSRelationshipDescription in made.flatMap(\.properties) {
      let destination = byName[relationship.destinationName]
      relationship.destinationEntity = destination
      relationship.inverseRelationship = relationship.inverseName.flatMap {
        destination?.property($0) as? NSRelationshipDescription
      }
    }
  }

  private func description(of entity: Entity) -> NSEntityDescription {
    let description = NSEntityDescription()
    description.name = entity.name
    description.type = entity.type
    description.managedObjectClassName = "\(entity.type)"
    description.superentityName = entity.parent
    description.isAbstract = entity.isAbstract
    description.properties = entity.properties.map(\.description)
    return description
  }
}

extension ModelSketch.Property {
  @MainActor fileprivate var description: NSPropertyDescription {
    switch self {
    case .attribute(let name, let type, let isOptional, let isTransient, let standard):
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = type
      attribute.isOptional = isOptional
      attribute.isTransient = isTransient
      attribute.defaultValue = standard.flatMap { type.value(of: $0) }
      return attribute
    case .relationship(
      let name, let destination, let inverse, let isOptional, let isToMany, let isOrdered, let rule):
      let relationship = NSRelationshipDescription()
      relationship.name = name
      relationship.destinationName = destination
      relationship.inverseName = inverse
      relationship.isOptional = isOptional
      relationship.maxCount = isToMany ? 0 : 1
      relationship.isOrdered = isOrdered
      relationship.deleteRule = rule
      return relationship
    }
  }
}

extension NSAttributeType {
  /// Returns the value that a model's text stands for.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .booleanAttributeType: NSNumber(value: text == "YES")
    case .stringAttributeType: text
    // Seconds since 2001.
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .undefinedAttributeType, .binaryDataAttributeType, .transformableAttributeType,
      .objectIDAttributeType:
      nil
    }
  }
}
