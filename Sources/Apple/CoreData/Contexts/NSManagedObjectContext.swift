import UIKit

/// Where objects are made, changed and deleted until they are saved.
///
/// All contexts work on the main thread, in the film's time.
///
/// Source: Apple, NSManagedObjectContext.
@preconcurrency @MainActor
open class NSManagedObjectContext: NSObject {
  /// Which queue a context belongs to.
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType
    case privateQueueConcurrencyType
    case mainQueueConcurrencyType

    /// A context with a queue of its own.
    public static var privateQueue: Self { .privateQueueConcurrencyType }
    /// A context of the main queue.
    public static var mainQueue: Self { .mainQueueConcurrencyType }
  }

  /// The identifier of an object that is being read.
  static var reading: NSManagedObjectID?
  /// The models that contexts have been made with.
  static var models: [NSManagedObjectModel] {
    get { UsedModels.ofFilm.all }
    set { UsedModels.ofFilm.all = newValue }
  }

  /// Which queue the context belongs to.
  public let concurrencyType: ConcurrencyType
  /// A name for messages.
  open var name: String?
  /// Notes of the author.
  public let userInfo = NSMutableDictionary()
  /// Which change counts where two contexts changed the same: here always that which is saved last.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether the objects follow what other contexts save.
  open var automaticallyMergesChangesFromParent = false

  /// What the context saves to.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.join(self)
    }
  }

  /// The context that this one saves to; `nil` where that is the coordinator.
  open var parent: NSManagedObjectContext?

  private var coordinator: NSPersistentStoreCoordinator?
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  private var registered: [NSManagedObjectID: NSManagedObject] = [:]
  private var snapshots: [NSManagedObjectID: [String: Any]] = [:]
  var pending = PendingChanges()
  var observers: [ChangeObserver] = []

  /// Makes a context of a queue.
  public init(concurrencyType ct: ConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  /// Makes a context of a queue.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  /// Makes a context of the main queue.
  public override convenience init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// Whether something is to be saved.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
  /// The objects that were made since the last save.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted.items) }
  /// The objects that were changed since the last save.
  open var updatedObjects: Set<NSManagedObject> { Set(updated.items) }
  /// The objects that go with the next save.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted.items) }
  /// The objects that the context knows.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }

  // MARK: Objects

  /// Adds an object.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    object.managedObjectContext = self
    registered[object.objectID] = object
    inserted.add(object)
    pending.inserted.add(object)
    object.awakeFromInsert()
    schedule()
  }

  /// Deletes an object, and what its relationships say.
  open func delete(_ object: NSManagedObject) {
    guard !deleted.contains(object), registered[object.objectID] === object else { return }
    object.read()
    object.prepareForDeletion()
    if inserted.contains(object) { inserted.remove(object) } else { deleted.add(object) }
    updated.remove(object)
    pending.delete(object)
    for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      let others = object.objects(relationship.name)
      object.relate([], by: relationship)
      if relationship.deleteRule == .cascadeDeleteRule { others.forEach(delete) }
    }
    updated.remove(object)
    schedule()
  }

  /// Returns the object of an identifier, whose values are read when they are asked for.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registered[objectID] { return known }
    Self.reading = objectID
    let object = objectID.entity.type.init(entity: objectID.entity, insertInto: nil)
    Self.reading = nil
    object.managedObjectContext = self
    object.isFault = true
    registered[objectID] = object
    return object
  }

  /// Returns the object of an identifier if the context knows it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]
  }

  /// Returns the object of an identifier.
  ///
  /// - Throws: an error where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registered[objectID], !deleted.contains(known) { return known }
    guard row(of: objectID) != nil else {
      throw NSError(domain: NSCocoaErrorDomain, code: Self.referentialIntegrityError, userInfo: nil)
    }
    return object(with: objectID)
  }

  private static let referentialIntegrityError = 133_000

  /// Gives objects identifiers that stay; theirs do.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Does nothing: there is one store.
  open func assign(_ object: Any, to store: NSPersistentStore) {}

  // MARK: Rows

  /// Returns the row of an object as a context below this one sees it.
  func row(of id: NSManagedObjectID) -> StoredRow? {
    if let known = registered[id], !known.isFault {
      return deleted.contains(known) ? nil : StoredRow(known)
    }
    return parent?.row(of: id) ?? coordinator?.rows[id.serial]
  }

  /// Returns the identifiers of an entity's objects as they are saved, the oldest first.
  func savedIDs(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    guard let parent else { return coordinator?.ids(of: entity) ?? [] }
    let new = parent.inserted.items.map(\.objectID).filter { $0.entity.isKindOf(entity: entity) }
    let gone = Set(parent.deleted.items.map(\.objectID))
    return (parent.savedIDs(of: entity).filter { !gone.contains($0) } + new)
      .sorted { $0.serial < $1.serial }
  }

  /// Returns what is saved of an object, with objects of this context.
  func savedValues(of id: NSManagedObjectID) -> [String: Any]? {
    (parent?.row(of: id) ?? coordinator?.rows[id.serial]).map(values)
  }

  func values(of row: StoredRow) -> [String: Any] {
    row.values.mapValues { value in
      if let id = value as? NSManagedObjectID { return object(with: id) }
      if let ids = value as? [NSManagedObjectID] { return ids.map(object) }
      return value
    }
  }

  // MARK: Changes

  /// Keeps the values of an object before its first change.
  func willChange(_ object: NSManagedObject) {
    guard !inserted.contains(object), snapshots[object.objectID] == nil else { return }
    snapshots[object.objectID] = object.values
  }

  /// Notes that an object was changed.
  func changed(_ object: NSManagedObject) {
    guard registered[object.objectID] === object else { return }
    if !inserted.contains(object), !deleted.contains(object) { updated.add(object) }
    pending.update(object)
    schedule()
  }

  func before(of object: NSManagedObject) -> [String: Any] {
    inserted.contains(object) ? [:] : snapshots[object.objectID] ?? object.values
  }

  /// Forgets what is to be saved.
  func forgetChanges() {
    inserted.removeAll()
    updated.removeAll()
    deleted.removeAll()
    snapshots = [:]
  }

  func forget(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    object.managedObjectContext = nil
  }

  /// Undoes all changes since the last save.
  open func rollback() {
    for object in inserted.items {
      pending.delete(object)
      forget(object)
    }
    for (id, values) in snapshots.sorted(by: { $0.key.serial < $1.key.serial }) {
      guard let object = registered[id] else { continue }
      object.values = values
      pending.update(object)
    }
    for object in deleted.items { pending.inserted.add(object) }
    forgetChanges()
    processPendingChanges()
  }

  /// Forgets all objects.
  open func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    registered = [:]
    pending = PendingChanges()
    forgetChanges()
  }

  /// Reads an object anew when it is asked for, or with its changes kept.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !inserted.contains(object), !flag || !updated.contains(object) else { return }
    object.willTurnIntoFault()
    object.isFault = true
    updated.remove(object)
    snapshots[object.objectID] = nil
    object.didTurnIntoFault()
    pending.update(object)
    schedule()
  }

  /// Reads all objects anew when they are asked for.
  open func refreshAllObjects() {
    for object in registered.values.sorted(by: { $0.objectID.serial < $1.objectID.serial }) {
      refresh(object, mergeChanges: true)
    }
  }
}

/// Which queue a context belongs to.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// The models that the contexts of a film have been made with.
@MainActor
private final class UsedModels {
  static var ofFilm: UsedModels { LayerRuntime.current.stage.part { UsedModels() } }

  var all: [NSManagedObjectModel] = []
}
