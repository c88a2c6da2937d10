/// The changes that lead from one snapshot to another.
struct SnapshotChange {
  private(set) var batch = UpdateBatch()
  /// The items to fill again, by their places after the changes.
  private(set) var reconfigured: [IndexPath] = []

  /// Finds the changes.
  ///
  /// - Parameters:
  ///   - old: the snapshot before.
  ///   - new: the snapshot after.
  ///   - fillsAgain: whether cells can be filled again; else they are made again.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, fillsAgain: Bool
  ) {
    let places = Self.places(new)
    let oldPlaces = Self.places(old)
    planSections(old, new)
    let newIndex = Self.indices(new.sections)
    let oldIndex = Self.indices(old.sections)
    for (section, list) in old.items.enumerated() {
      guard let target = newIndex[old.sections[section]],
        !new.reloadedSections.contains(old.sections[section])
      else { continue }
      let kept = Set(new.items[target])
      let staying = list.filter(kept.contains)
      let before = Set(staying)
      let order = new.items[target].filter(before.contains)
      var moved: Set<Item> = []
      for change in order.difference(from: staying) {
        if case .remove(_, let item, _) = change { moved.insert(item) }
      }
      for (index, item) in list.enumerated() {
        let path = IndexPath(item: index, section: section)
        if let place = places[item], moved.contains(item) || place.section != target {
          batch.movedItems.append(UpdateBatch.Move(from: path, to: place))
        } else if places[item] == nil {
          batch.deletedItems.append(path)
        } else if new.reloadedItems.contains(item)
          || !fillsAgain && new.reconfiguredItems.contains(item)
        {
          batch.reloadedItems.append(path)
        }
      }
    }
    for (section, list) in new.items.enumerated() {
      guard oldIndex[new.sections[section]] != nil,
        !new.reloadedSections.contains(new.sections[section])
      else { continue }
      for (index, item) in list.enumerated() {
        let path = IndexPath(item: index, section: section)
        if let origin = oldPlaces[item], newIndex[old.sections[origin.section]] != nil {
          if fillsAgain, new.reconfiguredItems.contains(item) { reconfigured.append(path) }
          continue
        }
        batch.insertedItems.append(path)
      }
    }
  }

  private mutating func planSections<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (before, after) = (Set(old.sections), Set(new.sections))
    let staying = old.sections.filter(after.contains)
    let order = new.sections.filter(before.contains)
    let newIndex = Self.indices(new.sections)
    var moved: Set<Section> = []
    for change in order.difference(from: staying) {
      if case .remove(_, let section, _) = change { moved.insert(section) }
    }
    for (index, section) in old.sections.enumerated() {
      guard let target = newIndex[section] else {
        batch.deletedSections.append(index)
        continue
      }
      if moved.contains(section) {
        batch.movedSections.append(UpdateBatch.Move(from: index, to: target))
      }
      if new.reloadedSections.contains(section) { batch.reloadedSections.append(index) }
    }
    for (index, section) in new.sections.enumerated() where !before.contains(section) {
      batch.insertedSections.append(index)
    }
  }

  private static func places<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: IndexPath] {
    var places: [Item: IndexPath] = [:]
    for (section, list) in snapshot.items.enumerated() {
      for (index, item) in list.enumerated() {
        places[item] = IndexPath(item: index, section: section)
      }
    }
    return places
  }

  private static func indices<Section: Hashable>(_ sections: [Section]) -> [Section: Int] {
    var indices: [Section: Int] = [:]
    for (index, section) in sections.enumerated() { indices[section] = index }
    return indices
  }
}
