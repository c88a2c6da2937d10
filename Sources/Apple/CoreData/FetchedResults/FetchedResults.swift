import UIKit

/// A section of fetched objects.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  let managed: [NSManagedObject]

  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { managed.count }
  var objects: [Any]? { managed }
}

/// What a controller has fetched, whatever the kind of its objects.
@MainActor
final class FetchedResults: NSObject {
  let context: NSManagedObjectContext
  let sectionKey: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private(set) var sections: [FetchedSection] = []
  private(set) var isFetched = false
  private let read: @MainActor () -> [NSManagedObject]
  private var controller: NSFetchedResultsController<any NSFetchRequestResult>?

  init(
    _ context: NSManagedObjectContext, _ sectionKey: String?,
    read: @escaping @MainActor () -> [NSManagedObject]
  ) {
    (self.context, self.sectionKey, self.read) = (context, sectionKey, read)
    super.init()
    context.observers.append(
      ChangeObserver(owner: self) { [weak self] changes in self?.follow(changes) })
  }

  /// Keeps what the delegate's methods are given.
  func hold(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    self.controller = controller
  }

  var objects: [NSManagedObject] { sections.flatMap(\.managed) }

  func fetch() {
    sections = grouped(read())
    isFetched = true
  }

  func place(of object: NSManagedObject) -> IndexPath? {
    places(in: sections)[ObjectIdentifier(object)]
  }

  private func grouped(_ objects: [NSManagedObject]) -> [FetchedSection] {
    guard let sectionKey else { return [FetchedSection(name: "", managed: objects)] }
    var groups: [(name: String, objects: [NSManagedObject])] = []
    for object in objects {
      let name = object.value(forKeyPath: sectionKey).map { "\($0)" } ?? ""
      if groups.last?.name == name {
        groups[groups.count - 1].objects.append(object)
      } else {
        groups.append((name, [object]))
      }
    }
    return groups.map { FetchedSection(name: $0.name, managed: $0.objects) }
  }

  private func places(in sections: [FetchedSection]) -> [ObjectIdentifier: IndexPath] {
    var places: [ObjectIdentifier: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, object) in content.managed.enumerated() {
        places[ObjectIdentifier(object)] = IndexPath(item: item, section: section)
      }
    }
    return places
  }

  /// Fetches again, and tells what is different.
  private func follow(_ changes: PendingChanges) {
    guard isFetched else { return }
    let before = sections
    fetch()
    guard let controller, let delegate else { return }
    let old = places(in: before)
    let new = places(in: sections)
    let gone = before.flatMap(\.managed).filter { new[ObjectIdentifier($0)] == nil }
    let came = objects.filter { old[ObjectIdentifier($0)] == nil }
    let kept = objects.filter { old[ObjectIdentifier($0)] != nil }
    let moved = movedObjects(kept, old, new, before)
    let updated = kept.filter { object in
      changes.updated.contains(object) && !moved.contains(ObjectIdentifier(object))
    }
    guard !gone.isEmpty || !came.isEmpty || !moved.isEmpty || !updated.isEmpty else { return }
    delegate.controllerWillChangeContent(controller)
    let oldNames = before.map(\.name)
    let newNames = sections.map(\.name)
    for (index, section) in before.enumerated() where !newNames.contains(section.name) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in sections.enumerated() where !oldNames.contains(section.name) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
    }
    func tell(_ object: NSManagedObject, _ type: NSFetchedResultsChangeType) {
      let id = ObjectIdentifier(object)
      delegate.controller(
        controller, didChange: object, at: old[id], for: type,
        newIndexPath: type == .delete ? nil : new[id])
    }
    for object in gone { tell(object, .delete) }
    for object in came { tell(object, .insert) }
    for object in kept where moved.contains(ObjectIdentifier(object)) { tell(object, .move) }
    for object in updated { tell(object, .update) }
    delegate.controllerDidChangeContent(controller)
    tellOfContent()
  }

  /// Tells the delegate what there is, as a snapshot for a diffable data source.
  func tellOfContent() {
    guard let controller, let delegate else { return }
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in sections {
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(withIdentifiers: section.managed.map(\.objectID))
    }
    delegate.controller(controller, didChangeContentWith: snapshot)
  }

  /// Returns those objects that go to another section, or past others that stay.
  ///
  /// As many as possible stay: the longest run of places that rises, in each section.
  private func movedObjects(
    _ kept: [NSManagedObject], _ old: [ObjectIdentifier: IndexPath],
    _ new: [ObjectIdentifier: IndexPath], _ before: [FetchedSection]
  ) -> Set<ObjectIdentifier> {
    var moved: Set<ObjectIdentifier> = []
    for (index, section) in sections.enumerated() {
      var stays: [(id: ObjectIdentifier, place: Int)] = []
      for object in section.managed {
        let id = ObjectIdentifier(object)
        guard let place = old[id] else { continue }
        if before[place.section].name == sections[index].name {
          stays.append((id, place.item))
        } else {
          moved.insert(id)
        }
      }
      let rising = Set(longestRise(stays.map(\.place)))
      for (number, entry) in stays.enumerated() where !rising.contains(number) {
        moved.insert(entry.id)
      }
    }
    return moved
  }
}

/// Returns the places of a longest subsequence of numbers that rises.
///
/// Source: Schensted, *Longest increasing and decreasing subsequences*, 1961.
func longestRise(_ numbers: [Int]) -> [Int] {
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    let length = ends.firstIndex { numbers[$0] >= number } ?? ends.count
    previous[place] = length > 0 ? ends[length - 1] : nil
    if length == ends.count { ends.append(place) } else { ends[length] = place }
  }
  var found: [Int] = []
  var next = ends.last
  while let place = next {
    found.append(place)
    next = previous[place]
  }
  return found.reversed()
}
