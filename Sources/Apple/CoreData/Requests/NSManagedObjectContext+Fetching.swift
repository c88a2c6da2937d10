import UIKit

extension NSManagedObjectContext {
  /// Returns the objects that a request asks for.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let found = objects(for: request)
    if request.resultType.contains(.countResultType) {
      return [NSNumber(value: found.count)].compactMap { $0 as? Result }
    }
    if request.resultType.contains(.managedObjectIDResultType) {
      return found.compactMap { $0.objectID as? Result }
    }
    if request.resultType.contains(.dictionaryResultType) {
      return dictionaries(of: found, request).compactMap { $0 as? Result }
    }
    return found.compactMap { $0 as? Result }
  }

  /// Returns how many objects a request would return.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    objects(for: request).count
  }

  /// Returns the objects that a request asks for, in order.
  func objects<Result>(for request: NSFetchRequest<Result>) -> [NSManagedObject] {
    let entity = request.entity(in: self)
    var found = savedIDs(of: entity).map(object).filter { !deleted.contains($0) }
    if request.includesPendingChanges {
      found += inserted.items.filter { $0.entity.isKindOf(entity: entity) }
    }
    if !request.includesSubentities { found.removeAll { $0.entity !== entity } }
    found.forEach { $0.read() }
    if let predicate = request.predicate { found.removeAll { !predicate.evaluate(with: $0) } }
    if let order = request.sortDescriptors, !order.isEmpty {
      found = NSSortDescriptor.sorted(found, by: order)
    }
    let rest = found.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  private func dictionaries<Result>(
    of objects: [NSManagedObject], _ request: NSFetchRequest<Result>
  ) -> [NSDictionary] {
    let names = request.propertiesToFetch?.compactMap { property in
      property as? String ?? (property as? NSPropertyDescription)?.name
    }
    let all = objects.map { object in
      let keys = names ?? object.entity.attributesByName.keys.sorted()
      let pairs = keys.compactMap { key in object.value(forKeyPath: key).map { (key, $0) } }
      return NSDictionary(
        objects: pairs.map(\.1), forKeys: pairs.map { NSString(string: $0.0) })
    }
    guard request.returnsDistinctResults else { return all }
    return all.enumerated().filter { index, one in !all[..<index].contains(one) }.map(\.element)
  }

  /// Makes a request of any kind.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: delete(request)
    case let request as NSFetchRequest<any NSFetchRequestResult>:
      NSPersistentStoreResult(objects(for: request))
    default: raise(.invalidArgument, "\(type(of: request)) is no request that is known here.")
    }
  }

  private func delete(_ request: NSBatchDeleteRequest) -> NSPersistentStoreResult {
    let gone = request.ids(in: self)
    for id in gone { persistentStoreCoordinator?.remove(id) }
    let result: Any? =
      switch request.resultType {
      case .resultTypeStatusOnly: NSNumber(value: true)
      case .resultTypeObjectIDs: gone
      case .resultTypeCount: NSNumber(value: gone.count)
      }
    return NSBatchDeleteResult([], result)
  }

  /// Takes over what a request has changed in the store.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    let ids = changeNotificationData[NSDeletedObjectsKey] as? [NSManagedObjectID] ?? []
    for context in contexts {
      context.merge(
        inserted: [], updated: [], deleted: ids.compactMap(context.registeredObject))
    }
  }
}
