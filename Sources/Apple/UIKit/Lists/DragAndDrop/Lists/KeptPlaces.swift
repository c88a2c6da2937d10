/// The places that drops keep in a list for items whose data come later.
///
/// *Space*: the data's index paths do not count these places, those of what is shown do.
@MainActor
struct KeptPlaces {
  /// One of them.
  private struct Place {
    let keeper: DropPlaceholder
    /// The item of the data before which it stands.
    var path: IndexPath
  }

  /// In the order of the list.
  private var places: [Place] = []

  var isEmpty: Bool { places.isEmpty }

  /// Returns how many there are in a section.
  func count(in section: Int) -> Int { places.count { $0.path.section == section } }

  /// Returns what keeps the place that is shown at an index path; `nil` where an item is.
  func keeper(at shown: IndexPath) -> DropPlaceholder? {
    places.indices.first { self.shown($0) == shown }.map { places[$0].keeper }
  }

  /// Returns where a place is shown; `nil` where it is kept no more.
  func shownPath(of keeper: DropPlaceholder) -> IndexPath? { index(of: keeper).map(shown) }

  /// Returns the item of the data before which a place stands.
  func dataPath(of keeper: DropPlaceholder) -> IndexPath? {
    index(of: keeper).map { places[$0].path }
  }

  /// Returns where an item of the data is shown.
  func shownPath(of data: IndexPath) -> IndexPath {
    guard !isEmpty, data.count == 2 else { return data }
    let before = places.count { $0.path.section == data.section && $0.path.item <= data.item }
    return IndexPath(item: data.item + before, section: data.section)
  }

  /// Returns the item of the data that is shown at an index path; of a place the item behind it.
  func dataPath(of shown: IndexPath) -> IndexPath {
    guard !isEmpty, shown.count == 2 else { return shown }
    let before = places.indices.count {
      places[$0].path.section == shown.section && self.shown($0).item < shown.item
    }
    return IndexPath(item: shown.item - before, section: shown.section)
  }

  private func index(of keeper: DropPlaceholder) -> Int? {
    places.firstIndex { $0.keeper === keeper }
  }

  private func shown(_ index: Int) -> IndexPath {
    let path = places[index].path
    let before = places[..<index].count { $0.path.section == path.section }
    return IndexPath(item: path.item + before, section: path.section)
  }

  private mutating func insert(_ keeper: DropPlaceholder, at path: IndexPath) {
    let index = places.firstIndex { $0.path >= path } ?? places.count
    places.insert(Place(keeper: keeper, path: path), at: index)
  }

  // MARK: Updates

  /// Moves the places as a batch moves the data around them, and makes its changes those of what is
  /// shown.
  mutating func take(_ batch: inout UpdateBatch) {
    guard !isEmpty || !batch.opened.isEmpty else { return }
    let before = self
    places = before.places.compactMap { place in
      before.path(of: place, after: batch).map { Place(keeper: place.keeper, path: $0) }
    }
    for (keeper, path) in batch.opened { insert(keeper, at: path) }
    let filled = batch.filled.map(\.path)
    batch.deletedItems =
      batch.deletedItems.map(before.shownPath)
      + (batch.filled.map(\.keeper) + batch.closed).compactMap(before.shownPath)
    batch.reloadedItems = batch.reloadedItems.map(before.shownPath)
    batch.movedItems = batch.movedItems.map {
      UpdateBatch.Move(from: before.shownPath(of: $0.from), to: shownPath(of: $0.to))
    }
    batch.insertedItems =
      (batch.insertedItems + filled).map(shownPath)
      + batch.opened.map(\.keeper).compactMap(shownPath)
  }

  /// Returns where a place stands after a batch; `nil` for one that is kept no more.
  private func path(of place: Place, after batch: UpdateBatch) -> IndexPath? {
    let (section, item) = (place.path.section, place.path.item)
    let ends = batch.filled.map(\.keeper) + batch.closed
    guard !ends.contains(where: { $0 === place.keeper }), !batch.reloadedSections.contains(section),
      let target = batch.place(ofSection: section)
    else { return nil }
    let left = (batch.deletedItems + batch.movedItems.map(\.from)).count {
      $0.section == section && $0.item < item
    }
    var new = item - left
    let filledBehind = Set(
      batch.filled.filter { isAfter($0.keeper, place.keeper) }.map(\.path))
    let come = batch.insertedItems + batch.movedItems.map(\.to) + batch.filled.map(\.path)
    for path in come.sorted() where path.section == target {
      if path.item < new || (path.item == new && !filledBehind.contains(path)) { new += 1 }
    }
    return IndexPath(item: new, section: target)
  }

  private func isAfter(_ one: DropPlaceholder, _ other: DropPlaceholder) -> Bool {
    guard let first = index(of: one), let second = index(of: other) else { return false }
    return first > second
  }
}

extension UpdateBatch {
  /// Returns the number of a section after the batch; `nil` for a deleted one.
  fileprivate func place(ofSection section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    guard !deletedSections.contains(section) else { return nil }
    let left = (deletedSections + movedSections.map(\.from)).count { $0 < section }
    return (insertedSections + movedSections.map(\.to)).sorted()
      .reduce(section - left) { $1 <= $0 ? $0 + 1 : $0 }
  }
}
