import UIKit

/// What changed since listeners were told.
struct PendingChanges {
  /// Whether listeners will be told.
  var isScheduled = false
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  mutating func update(_ object: NSManagedObject) {
    if !inserted.contains(object), !deleted.contains(object) { updated.add(object) }
  }

  mutating func delete(_ object: NSManagedObject) {
    updated.remove(object)
    if inserted.contains(object) { inserted.remove(object) } else { deleted.add(object) }
  }

  /// The objects as a notification has them.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    if !inserted.isEmpty { info[NSInsertedObjectsKey] = Set(inserted.items) }
    if !updated.isEmpty { info[NSUpdatedObjectsKey] = Set(updated.items) }
    if !deleted.isEmpty { info[NSDeletedObjectsKey] = Set(deleted.items) }
    return info
  }
}

/// Who is told of changes, before those who hear notifications.
struct ChangeObserver {
  weak var owner: NSObject?
  let tell: @MainActor (PendingChanges) -> Void
}

extension NSManagedObjectContext {
  /// Tells of changes when what changes them is through.
  func schedule() {
    guard !pending.isScheduled else { return }
    pending.isScheduled = true
    DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }

  /// Tells of changes now.
  public func processPendingChanges() {
    let changes = pending
    pending = PendingChanges()
    guard !changes.isEmpty else { return }
    observers.removeAll { $0.owner == nil }
    for observer in observers { observer.tell(changes) }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
  }
}

/// The objects that were made, in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The objects that were changed, in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The objects that were deleted, in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The objects that were read anew, in a notification.
public let NSRefreshedObjectsKey = "refreshed"

extension Notification.Name {
  /// Posted when objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted before a context saves.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Posted when a context has saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
}

extension NSNotification.Name {
  /// Posted by stores that share what they keep; never in a film.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// Posted when objects of a context have changed.
  public static var didChangeObjectsNotification: Notification.Name {
    .NSManagedObjectContextObjectsDidChange
  }
  /// Posted when a context has saved.
  public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
  /// Posted before a context saves.
  public static var willSaveObjectsNotification: Notification.Name {
    .NSManagedObjectContextWillSave
  }
}
