/// A collection view's data source that finds the changes between snapshots by itself.
///
/// Source: Apple, UICollectionViewDiffableDataSource.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the filled cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns a filled header, footer or other supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Returns supplementary views; it must be set where the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Makes a data source and gives it to a collection view, which holds it weakly.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Returns what the collection view shows.
  open func snapshot() -> Snapshot { current }

  /// Shows another snapshot, with an animation from the one before unless told otherwise.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView, animatingDifferences, collectionView.window != nil else {
      applySnapshotUsingReloadData(snapshot, completion: completion)
      return
    }
    let change = SnapshotChange(from: current, to: snapshot, fillsAgain: false)
    collectionView.performBatchUpdates { [self] in
      current = snapshot.settled
      collectionView.apply(change)
    } completion: { _ in
      completion?()
    }
  }

  /// Shows another snapshot at once.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    collectionView?.reloadData()
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.items.indices.contains(indexPath.section),
      current.items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return current.items[indexPath.section][indexPath.item]
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, list) in current.items.enumerated() {
      if let item = list.firstIndex(of: itemIdentifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.items[section].count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = current.items[indexPath.section][indexPath.item]
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      raise(
        .internalInconsistency,
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) "
          + "with item identifier '\(item)', which is not allowed")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      raise(
        .internalInconsistency,
        "UICollectionViewDiffableDataSource needs a supplementaryViewProvider that returns a view "
          + "of kind \(kind) for \(indexPath)")
    }
    return view
  }
}

extension UICollectionView {
  /// Makes the changes between two snapshots, within a batch.
  fileprivate func apply(_ change: SnapshotChange) {
    let batch = change.batch
    deleteSections(IndexSet(batch.deletedSections))
    insertSections(IndexSet(batch.insertedSections))
    reloadSections(IndexSet(batch.reloadedSections))
    for move in batch.movedSections { moveSection(move.from, toSection: move.to) }
    deleteItems(at: batch.deletedItems)
    insertItems(at: batch.insertedItems)
    reloadItems(at: batch.reloadedItems)
    for move in batch.movedItems { moveItem(at: move.from, to: move.to) }
  }
}
