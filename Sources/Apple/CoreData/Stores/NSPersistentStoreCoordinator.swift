import UIKit

/// Keeps what contexts save.
///
/// Whatever its type and address, a store is kept in memory, and is empty when a film begins.
///
/// Source: Apple, NSPersistentStoreCoordinator.
@preconcurrency @MainActor
open class NSPersistentStoreCoordinator: NSObject {
  /// The entities of the objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores, in the order in which they were added.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// A name for messages.
  open var name: String?

  private(set) var rows: [Int: StoredRow] = [:]
  private var contexts: [WeakContext] = []

  private struct WeakContext { weak var context: NSManagedObjectContext? }

  /// Makes a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    if !NSManagedObjectContext.models.contains(model) {
      NSManagedObjectContext.models.append(model)
    }
  }

  /// Adds a store, which is empty.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    if storeType != NSInMemoryStoreType {
      Log.once("What Core Data saves is kept in memory: the store is empty when a film begins.")
    }
    let store = NSPersistentStore(type: storeType, url: storeURL, of: self)
    persistentStores.append(store)
    return store
  }

  /// Adds a store, and tells of it at once.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Removes a store with what it keeps.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    rows = [:]
  }

  /// Removes what a store keeps.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { rows = [:] }

  /// Returns the identifier that an address stands for; `nil` for no object of a store.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    Int(url.lastPathComponent.dropFirst()).flatMap { rows[$0]?.id }
  }

  /// Returns the store of an address.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  func ids(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    rows.keys.sorted().compactMap { rows[$0]?.id }.filter { $0.entity.isKindOf(entity: entity) }
  }

  func write(_ changes: PendingChanges, to store: NSPersistentStore) {
    for object in changes.inserted.items + changes.updated.items {
      object.objectID.isTemporaryID = false
      object.objectID.persistentStore = store
      rows[object.objectID.serial] = StoredRow(object)
    }
    for object in changes.deleted.items { remove(object.objectID) }
  }

  func remove(_ id: NSManagedObjectID) { rows[id.serial] = nil }

  func join(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil || $0.context === context }
    contexts.append(WeakContext(context: context))
  }

  /// Tells the other contexts what one has saved.
  func tell(_ changes: PendingChanges, of context: NSManagedObjectContext) {
    for other in contexts.compactMap(\.context)
    where other !== context && other.automaticallyMergesChangesFromParent {
      other.merge(
        inserted: changes.inserted.items, updated: changes.updated.items,
        deleted: changes.deleted.items)
    }
  }
}
