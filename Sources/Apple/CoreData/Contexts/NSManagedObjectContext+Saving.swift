import UIKit

extension NSManagedObjectContext {
  /// Saves what has changed to the parent or to the store.
  ///
  /// - Throws: an error of Apple's for a value that is missing.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    for object in inserted.items + updated.items + deleted.items { object.willSave() }
    for object in inserted.items { try object.validateForInsert() }
    for object in updated.items { try object.validateForUpdate() }
    for object in deleted.items { try object.validateForDelete() }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    let changes = PendingChanges(inserted: inserted, updated: updated, deleted: deleted)
    forgetChanges()
    if let parent {
      parent.take(changes)
    } else {
      guard let store = persistentStoreCoordinator?.persistentStores.first else {
        raise(
          .internalInconsistency,
          "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save"
            + " operation.")
      }
      persistentStoreCoordinator?.write(changes, to: store)
    }
    for object in changes.deleted.items { forget(object) }
    for object in changes.inserted.items + changes.updated.items { object.didSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: changes.userInfo)
    if parent == nil {
      persistentStoreCoordinator?.tell(changes, of: self)
    }
    processPendingChanges()
  }

  /// Takes the changes of a context below.
  private func take(_ changes: PendingChanges) {
    for object in changes.inserted.items {
      let own = self.object(with: object.objectID)
      own.isFault = false
      inserted.add(own)
      pending.inserted.add(own)
    }
    for object in changes.inserted.items + changes.updated.items {
      let own = self.object(with: object.objectID)
      own.read()
      willChange(own)
      own.values = values(of: StoredRow(object))
      changed(own)
    }
    for object in changes.deleted.items { delete(self.object(with: object.objectID)) }
    schedule()
  }

  /// Takes over what another context has saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func objects(_ key: String) -> [NSManagedObject] {
      (notification.userInfo?[key] as? Set<NSManagedObject> ?? [])
        .sorted { $0.objectID.serial < $1.objectID.serial }
    }
    merge(
      inserted: objects(NSInsertedObjectsKey), updated: objects(NSUpdatedObjectsKey),
      deleted: objects(NSDeletedObjectsKey))
  }

  /// Takes over what another context has saved to the same store.
  func merge(
    inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject]
  ) {
    for other in inserted { pending.inserted.add(object(with: other.objectID)) }
    for other in updated {
      guard let known = registeredObject(for: other.objectID) else { continue }
      if !self.updated.contains(known) { known.isFault = true }
      pending.update(known)
    }
    for other in deleted {
      guard let known = registeredObject(for: other.objectID) else { continue }
      self.updated.remove(known)
      pending.delete(known)
      forget(known)
    }
    schedule()
  }

  // MARK: Queues

  /// Calls a block when what runs now is through.
  public func perform(_ block: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async {
      block()
      self.processPendingChanges()
    }
  }

  /// Calls a block at once.
  @discardableResult
  public func performAndWait<Value>(_ block: @MainActor () throws -> Value) rethrows -> Value {
    let value = try block()
    processPendingChanges()
    return value
  }

  /// Calls a block when what runs now is through, and waits for it.
  public func perform<Value>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @MainActor () throws -> Value
  ) async rethrows -> Value {
    await Task.yield()
    return try performAndWait(block)
  }

  /// When a block is called.
  public enum ScheduledTaskType: Sendable {
    case immediate
    case enqueued
  }
}
