/// The changes that a batch of updates asks for.
///
/// What is deleted, reloaded or moved is named by its place before the batch, what is inserted by
/// its place after it.
struct UpdateBatch {
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []

  /// A move from a place before the batch to one after it.
  struct Move<Place: Hashable>: Hashable {
    let from: Place
    let to: Place
  }

  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// Places that are kept from now on for items whose data come later.
  var opened: [(keeper: DropPlaceholder, path: IndexPath)] = []
  /// Places whose items have come.
  var filled: [(keeper: DropPlaceholder, path: IndexPath)] = []
  /// Places that were given up.
  var closed: [DropPlaceholder] = []

  /// How many calls of `performBatchUpdates` are running, one inside of the other.
  var depth = 1
  var completions: [(Bool) -> Void] = []
  /// The attributes of the elements in and around the visible part before the batch.
  ///
  /// *Space*: content.
  var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
}

extension UpdateBatch {
  /// Returns the changes one by one, in the form in which layouts are told of them.
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
