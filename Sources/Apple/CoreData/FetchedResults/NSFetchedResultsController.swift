import UIKit

/// Keeps what a request returns in sections, and tells how it changes.
///
/// Source: Apple, NSFetchedResultsController.
@preconcurrency @MainActor
open class NSFetchedResultsController<ResultType>: NSObject {
  /// Is told of changes; kept weakly.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  /// Which objects, and in which order.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Where they are fetched.
  open var managedObjectContext: NSManagedObjectContext { results.context }
  /// The path to the name of an object's section; `nil` for one section.
  open var sectionNameKeyPath: String? { results.sectionKey }
  /// The name of a file that keeps sections; there is none in a film.
  public let cacheName: String?

  private let results: FetchedResults

  /// Makes a controller, which has no objects before `performFetch()`.
  ///
  /// - Parameters:
  ///   - fetchRequest: a request with an order.
  ///   - context: where they are fetched.
  ///   - sectionNameKeyPath: the path to the name of an object's section; `nil` for one section.
  ///   - name: the name of a file that keeps sections.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    guard fetchRequest.sortDescriptors?.isEmpty == false else {
      raise(
        .invalidArgument,
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    self.fetchRequest = fetchRequest
    cacheName = name
    results = FetchedResults(context, sectionNameKeyPath) { [unowned context] in
      context.objects(for: fetchRequest)
    }
    super.init()
    results.hold(NSFetchedResultsController<any NSFetchRequestResult>(sharing: results))
  }

  /// The same results, as the delegate's methods name them.
  private init(sharing results: FetchedResults) {
    fetchRequest = NSFetchRequest()
    cacheName = nil
    self.results = results
    super.init()
  }

  /// Fetches the objects.
  open func performFetch() throws {
    results.fetch()
    results.tellOfContent()
  }

  /// The objects; `nil` before they are fetched.
  open var fetchedObjects: [ResultType]? {
    results.isFetched ? results.objects.compactMap { $0 as? ResultType } : nil
  }

  /// The sections; `nil` before they are fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    results.isFetched ? results.sections : nil
  }

  /// The titles of the index: the first letters of the sections' names.
  open var sectionIndexTitles: [String] { results.sections.compactMap(\.indexTitle) }

  /// Returns the object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    let sections = results.sections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].managed.indices.contains(indexPath.item),
      let object = sections[indexPath.section].managed[indexPath.item] as? ResultType
    else {
      raise(
        .invalidArgument,
        "no object at index \(indexPath.item) in section at index \(indexPath.section)")
    }
    return object
  }

  /// Returns the place of an object; `nil` for one that was not fetched.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap(results.place)
  }

  /// Returns the section of a title in the index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  /// Returns what the index calls a section: its first letter, large.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  /// Removes a file that keeps sections; there is none in a film.
  open class func deleteCache(withName name: String?) {}

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any SharingResults else { return false }
    return MainActor.assumeIsolated { other.shared === results }
  }

  open nonisolated override var hash: Int {
    MainActor.assumeIsolated { ObjectIdentifier(results).hashValue }
  }
}

/// A controller, whatever the kind of its objects.
@MainActor
private protocol SharingResults {
  var shared: FetchedResults { get }
}

extension NSFetchedResultsController: SharingResults {
  fileprivate var shared: FetchedResults { results }
}

/// A section of fetched objects.
///
/// Source: Apple, NSFetchedResultsSectionInfo.
@preconcurrency @MainActor
public protocol NSFetchedResultsSectionInfo {
  /// The name of the section.
  var name: String { get }
  /// What the index calls it.
  var indexTitle: String? { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// Its objects, in order.
  var objects: [Any]? { get }
}

/// How an object or a section changed.
///
/// Source: Apple, NSFetchedResultsChangeType.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// Is told how fetched objects change.
///
/// Source: Apple, NSFetchedResultsControllerDelegate.
@preconcurrency @MainActor
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before changes are told.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called when all changes were told.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for each object that came, went, moved or changed.
  ///
  /// - Parameters:
  ///   - controller: the controller.
  ///   - anObject: the object.
  ///   - indexPath: its place before all changes; `nil` for one that came.
  ///   - type: how it changed.
  ///   - newIndexPath: its place behind all changes, if it came or moved.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called for each section that came or went.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Called with what there is, the names of sections and the objects' identifiers, after the first
  /// fetch and after each change.
  ///
  /// On a phone no other method is called where this one is implemented; here they are, too.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing, for a delegate that takes single changes.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
  /// Does nothing, for a delegate that need not prepare.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing, for a delegate that need not know of the end.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing, for a delegate that takes no single objects.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing, for a delegate that takes no single sections.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}
