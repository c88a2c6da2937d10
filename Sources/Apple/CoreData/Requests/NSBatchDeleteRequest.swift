import UIKit

/// Deletes what is saved, without contexts hearing of it.
///
/// Source: Apple, NSBatchDeleteRequest.
@preconcurrency @MainActor
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Which objects go.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of result: whether it was done, which objects went, or how many.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let given: [NSManagedObjectID]?

  /// Deletes what a request would return.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    given = nil
    super.init()
  }

  /// Deletes objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    given = objects
    super.init()
  }

  func ids(in context: NSManagedObjectContext) -> [NSManagedObjectID] {
    if let given { return given }
    return context.objects(for: fetchRequest).filter { !$0.isInserted }.map(\.objectID)
  }
}

/// The kinds of result of a deletion.
///
/// Source: Apple, NSBatchDeleteRequestResultType.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly
  case resultTypeObjectIDs
  case resultTypeCount
}

/// What a request of any kind returns.
///
/// Source: Apple, NSPersistentStoreResult.
@preconcurrency @MainActor
open class NSPersistentStoreResult: NSObject {
  let objects: [NSManagedObject]

  init(_ objects: [NSManagedObject]) {
    self.objects = objects
    super.init()
  }
}

/// Holds the result of a deletion.
///
/// Source: Apple, NSBatchDeleteResult.
@preconcurrency @MainActor
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it was done, what was deleted, or how much.
  public let result: Any?

  init(_ objects: [NSManagedObject], _ result: Any?) {
    self.result = result
    super.init(objects)
  }
}
