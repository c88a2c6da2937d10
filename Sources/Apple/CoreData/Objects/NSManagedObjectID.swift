import UIKit

/// What a fetch can return.
///
/// Source: Apple, NSFetchRequestResult.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What tells an object from all others, in all contexts.
///
/// Source: Apple, NSManagedObjectID.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The place in the order in which objects were made, from 1.
  let serial: Int
  private let entityName: String

  @MainActor init(_ entity: NSEntityDescription, serial: Int) {
    self.entity = entity
    self.serial = serial
    entityName = entity.name ?? ""
    super.init()
  }

  /// Whether the object was never saved.
  @preconcurrency @MainActor public internal(set) var isTemporaryID: Bool {
    get { !saved }
    set { saved = !newValue }
  }
  @MainActor private var saved = false

  /// The store that the object is saved in; `nil` for none.
  @preconcurrency @MainActor public internal(set) weak var persistentStore: NSPersistentStore?

  /// Returns the address that stands for the object.
  public func uriRepresentation() -> URL {
    URL(string: "x-coredata://store/\(entityName)/p\(serial)") ?? URL(fileURLWithPath: "/")
  }

  public override var hash: Int { serial }

  public override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID) === self }

  public override var description: String { "<\(uriRepresentation())>" }
}
