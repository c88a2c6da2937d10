import UIKit

/// What a context is asked to do with a store.
///
/// Source: Apple, NSPersistentStoreRequest.
@preconcurrency @MainActor
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; `nil` for all.
  open var affectedStores: [NSPersistentStore]?

  /// Makes a request.
  public override init() { super.init() }
}

/// What a fetch returns.
///
/// Source: Apple, NSFetchRequestResultType.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The objects.
  public static let managedObjectResultType = Self([])
  /// Their identifiers.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries with some of their values.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// How many there are.
  public static let countResultType = Self(rawValue: 4)
}

/// Which objects a context is asked for, and in which order.
///
/// Source: Apple, NSFetchRequest.
@preconcurrency @MainActor
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The kind of the objects.
  open var entity: NSEntityDescription?
  /// The name of their entity.
  open var entityName: String? { entity?.name ?? givenName }
  private var givenName: String?
  /// The condition that they meet; `nil` for all.
  open var predicate: Foundation.NSPredicate?
  /// Their order, the most important first; `nil` for that in which they were made.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most objects; 0 for all.
  open var fetchLimit = 0
  /// How many are left out at the beginning.
  open var fetchOffset = 0
  /// How many would be read at once; all are.
  open var fetchBatchSize = 0
  /// The kind of result: objects, identifiers, dictionaries or a count.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of derived entities are returned, too.
  open var includesSubentities = true
  /// Whether what is not saved is returned, too.
  open var includesPendingChanges = true
  /// Whether values are read at once; they are in memory.
  open var includesPropertyValues = true
  /// Whether values are read at once; they are in memory.
  open var returnsObjectsAsFaults = true
  /// Whether equal dictionaries are returned once.
  open var returnsDistinctResults = false
  /// The names of the values in dictionaries; `nil` for all.
  open var propertiesToFetch: [Any]?
  /// Relationships that would be read at once; they are in memory.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// Makes a request without an entity.
  public override init() { super.init() }

  /// Makes a request for the objects of an entity.
  public init(entityName: String) {
    givenName = entityName
    super.init()
  }

  /// Returns the entity in the model of a context.
  func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    if let entity = entity.flatMap({ context.model?.entitiesByName[$0.name ?? ""] }) {
      return entity
    }
    guard let found = givenName.flatMap({ context.model?.entitiesByName[$0] }) else {
      raise(
        .invalidArgument,
        "executeFetchRequest:error: A fetch request must have an entity.")
    }
    return found
  }
}
