import UIKit

/// A store, which a coordinator keeps in memory.
///
/// Source: Apple, NSPersistentStore.
@preconcurrency @MainActor
open class NSPersistentStore: NSObject {
  /// The kind of store that the author asked for.
  public let type: String
  /// The address that the author gave.
  open var url: URL?
  /// The coordinator that it was added to.
  public private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// What tells the store from others.
  public let identifier: String! = "store"

  init(type: String, url: URL?, of coordinator: NSPersistentStoreCoordinator) {
    (self.type, self.url) = (type, url)
    persistentStoreCoordinator = coordinator
    super.init()
  }
}

/// What a container is asked to load.
///
/// Source: Apple, NSPersistentStoreDescription.
@preconcurrency @MainActor
open class NSPersistentStoreDescription: NSObject {
  /// The kind of store: a database in a file, unless the author says otherwise.
  open var type = NSSQLiteStoreType
  /// Where the store would be kept.
  open var url: URL?
  /// The part of the model that it keeps.
  open var configuration: String?
  /// Whether loading returns before it is done; it is always done at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether a store of an older model is converted; there is none.
  open var shouldMigrateStoreAutomatically = true
  /// Whether a conversion is found out; there is none.
  open var shouldInferMappingModelAutomatically = true
  /// Whether the store refuses changes; it does not.
  open var isReadOnly = false
  /// What else was asked for.
  open private(set) var options: [String: NSObject] = [:]

  /// Makes a description of a store without an address.
  public override init() { super.init() }

  /// Makes a description of a store at an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Asks for something else.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A database in a file.
public let NSSQLiteStoreType = "SQLite"
/// A file that is read whole.
public let NSBinaryStoreType = "Binary"
/// A store that ends with the app.
public let NSInMemoryStoreType = "InMemory"
/// Asks for stores of older models to be converted.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// Asks for the conversion to be found out.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Asks for a history of changes.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Asks for messages of other processes' changes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
