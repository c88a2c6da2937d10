/// What a batch of updates asks for: what goes is named by its place before, what comes by its place
/// after it.
struct UpdateBatch {
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []

  /// From a place before to one after the batch.
  struct Move<Place: Hashable>: Hashable {
    let from: Place
    let to: Place
  }

  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// How deep calls of `performBatchUpdates` stand in one another.
  var depth = 1
  var completions: [(Bool) -> Void] = []
  /// Where elements in and around the visible part were. Space: content.
  var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
}

extension UpdateBatch {
  /// The changes one by one, as layouts are told of them.
  @MainActor
  func updateItems(_ plan: UpdatePlan) -> [UICollectionViewUpdateItem] {
    func all(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.map { UICollectionViewUpdateItem(.delete, from: all($0), to: nil) }
    items += insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: all($0)) }
    items += movedSections.map {
      UICollectionViewUpdateItem(.move, from: all($0.from), to: all($0.to))
    }
    items += reloadedSections.map {
      UICollectionViewUpdateItem(.reload, from: all($0), to: plan.section(of: $0).map(all))
    }
    items += deletedItems.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
    items += insertedItems.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
    items += movedItems.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
    items += reloadedItems.map {
      UICollectionViewUpdateItem(.reload, from: $0, to: plan.place(of: $0))
    }
    return items
  }
}
