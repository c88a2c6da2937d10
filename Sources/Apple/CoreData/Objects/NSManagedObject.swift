import UIKit

/// An object of a model, which a context keeps.
///
/// Source: Apple, NSManagedObject.
@preconcurrency @MainActor
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// What kind of object it is.
  public let entity: NSEntityDescription
  /// What tells the object from all others.
  public let objectID: NSManagedObjectID
  /// The context that keeps the object; `nil` for none.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?

  var values: [String: Any] = [:]
  /// Whether the values are still to be read.
  public internal(set) var isFault = false
  private let serial: Int

  /// Makes an object of an entity.
  ///
  /// - Parameters:
  ///   - entity: what kind of object it is.
  ///   - context: the context that keeps it; `nil` for none.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    if let id = NSManagedObjectContext.reading {
      objectID = id
      serial = id.serial
      self.entity = id.entity
      super.init()
      return
    }
    objectID = NSManagedObjectID(entity, serial: entity.managedObjectModel?.nextSerial() ?? 0)
    serial = objectID.serial
    self.entity = entity
    super.init()
    for attribute in entity.properties {
      guard let value = (attribute as? NSAttributeDescription)?.defaultValue else { continue }
      values[attribute.name] = value
    }
    context?.insert(self)
  }

  /// Makes an object of the entity whose class this is.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }

  /// Makes an object that no context keeps, and says that this is not what makes objects.
  ///
  /// Of a class that no model names, the entity has no properties.
  public override convenience init() {
    writeToStandardError(
      "CoreData: error: Failed to call designated initializer on NSManagedObject class"
        + " '\(Self.self)'")
    let unknown = NSEntityDescription()
    unknown.name = "\(Self.self)"
    self.init(entity: Self.entityOfModels ?? unknown, insertInto: nil)
  }

  fileprivate static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    guard let entity = context.model?.entity(of: self) else {
      raise(
        .invalidArgument,
        "An NSManagedObject of class '\(self)' must have a valid NSEntityDescription.")
    }
    return entity
  }

  /// The entity whose class this is; `nil` where no model has one.
  private static var entityOfModels: NSEntityDescription? {
    // The model of the film that plays is the last.
    for model in NSManagedObjectContext.models.reversed() {
      if let found = model.entity(of: self) { return found }
    }
    return nil
  }

  /// Returns the entity whose class this is.
  open class func entity() -> NSEntityDescription {
    if let entityOfModels { return entityOfModels }
    raise(
      .invalidArgument,
      "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'")
  }

  /// Returns a request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  /// Whether the object is new since its context was saved.
  public var isInserted: Bool { managedObjectContext?.inserted.contains(self) ?? false }
  /// Whether the object was changed since its context was saved.
  public var isUpdated: Bool { managedObjectContext?.updated.contains(self) ?? false }
  /// Whether the object will go when its context is saved.
  public var isDeleted: Bool { managedObjectContext?.deleted.contains(self) ?? false }
  /// Whether the object was changed since its context was saved.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether the object differs from what is saved.
  open var hasPersistentChangedValues: Bool { hasChanges }

  /// Called when the object was made.
  open func awakeFromInsert() {}
  /// Called when the object was read.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called when the object was saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before the object becomes a fault.
  open func willTurnIntoFault() {}
  /// Called when the object became a fault.
  open func didTurnIntoFault() {}

  /// Throws where the object cannot be inserted as it is.
  open func validateForInsert() throws { try validate() }
  /// Throws where the object cannot be saved as it is.
  open func validateForUpdate() throws { try validate() }
  /// Throws where the object cannot be deleted.
  open func validateForDelete() throws {}

  open nonisolated override var hash: Int { serial }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSManagedObject) === self
  }
}

/// Makes an object of a class that only the running program knows: the rewriter makes this of `T(context:)`.
@preconcurrency @MainActor
public func _made<Made: NSManagedObject>(
  _ type: Made.Type, context: NSManagedObjectContext
) -> Made {
  type.init(entity: type.entity(in: context), insertInto: context)
}
