import UIKit

/// A model with its store and contexts.
///
/// Source: Apple, NSPersistentContainer.
@preconcurrency @MainActor
open class NSPersistentContainer: NSObject {
  /// The name of the container, and of its model.
  public let name: String
  /// The entities of the objects.
  public let managedObjectModel: NSManagedObjectModel
  /// What keeps what contexts save.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for what is shown.
  public let viewContext: NSManagedObjectContext
  /// The stores that are loaded.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Makes a container of the model of that name.
  public convenience init(name: String) {
    guard let model = NSManagedObjectModel(named: name) else {
      raise(
        .internalInconsistency,
        "Failed to load model named \(name): there is no \(name).xcdatamodeld among the files.")
    }
    self.init(name: name, managedObjectModel: model)
  }

  /// Makes a container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Returns the folder in which a phone keeps stores.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: "/Library/Application Support", isDirectory: true)
  }

  /// Loads the stores, and tells of each at once.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Makes a context for work that nobody waits for.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls a block with a context of its own, when what runs now is through.
  open func performBackgroundTask(_ block: @escaping @MainActor (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Calls a block with a context of its own, and waits for it.
  open func performBackgroundTask<Value>(
    _ block: @escaping @MainActor (NSManagedObjectContext) throws -> Value
  ) async rethrows -> Value {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container that would share its store between devices; a film has no network.
///
/// Source: Apple, NSPersistentCloudKitContainer.
@preconcurrency @MainActor
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
