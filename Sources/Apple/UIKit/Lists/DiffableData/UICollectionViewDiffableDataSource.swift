/// A collection view's data source that finds the changes between snapshots by itself.
///
/// Source: Apple, UICollectionViewDiffableDataSource.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, OutlineToggling, ReorderHearing {
  /// Returns the filled cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns a filled header, footer or other supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The snapshot of this data source's sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Returns supplementary views; it must be set where the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  /// The items of sections that were given as section snapshots.
  private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

  /// The snapshot of one section of this data source.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What is asked before an item opens or closes, and told.
  ///
  /// Source: Apple, UICollectionViewDiffableDataSource.SectionSnapshotHandlers.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether a closed item may open; `nil` for yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item opens; `nil` for nothing.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an open item may close; `nil` for yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item closes; `nil` for nothing.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns what is below an item that opens.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?
  }

  /// What is asked before an item opens or closes.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// What a finger changed in the order of this data source's items.
  public typealias Transaction = NSDiffableDataSourceTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  /// The closures that say whether a finger may carry an item, and hear that it has moved one.
  ///
  /// Source: Apple, UICollectionViewDiffableDataSource.ReorderingHandlers.
  public struct ReorderingHandlers {
    /// Returns whether an item may be carried; `nil` for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source has its items in the new order.
    public var willReorder: ((Transaction) -> Void)?
    /// Called when it has.
    public var didReorder: ((Transaction) -> Void)?
  }

  /// The closures that say whether a finger may carry an item, and hear that it has moved one.
  open var reorderingHandlers = ReorderingHandlers()

  /// A move that the collection view is about to show.
  private var transaction: Transaction?

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
    for (section, outline) in outlines
    where snapshot.indexOfSection(section).map({ snapshot.items[$0] }) != outline.visibleItems {
      outlines[section] = nil
    }
    show(snapshot, animatingDifferences, completion)
  }

  /// Shows the items of one section, of which those below closed ones are not seen; a section that is
  /// not there yet is added at the end.
  ///
  /// Source: Apple, UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:).
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var all = current
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    show(all, animatingDifferences, completion)
  }

  /// Returns the items of one section, also those that are not seen.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var outline = SectionSnapshot()
    if current.indexOfSection(section) != nil {
      outline.append(current.itemIdentifiers(inSection: section))
    }
    return outline
  }

  func toggle(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section), var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    let opens = !outline.isExpanded(item)
    if opens {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        outline.replace(
          childrenOf: item, using: children(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    } else {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    }
    (collectionView?.cellForItem(at: indexPath) as? UICollectionViewListCell)?.isExpanded = opens
    apply(outline, to: section)
  }

  private func show(
    _ snapshot: Snapshot, _ animatingDifferences: Bool, _ completion: (() -> Void)?
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

  /// Returns the item at a place; `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.items.indices.contains(indexPath.section),
      current.items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return current.items[indexPath.section][indexPath.item]
  }

  /// Returns the place of an item; `nil` where it is not among those shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, list) in current.items.enumerated() {
      if let item = list.firstIndex(of: itemIdentifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  /// Returns the section at a place; `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index] : nil
  }

  /// Returns the place of a section; `nil` where it is not among those shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot that was applied last.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of a section's items in the snapshot that was applied last.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.items[section].count }

  /// Returns what the cell provider makes of an item; stops with Apple's sentence where that is
  /// `nil`.
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
    if let row = cell as? UICollectionViewListCell,
      let outline = outlines[current.sections[indexPath.section]]
    {
      row.indentationLevel = outline.level(of: item)
      row.isExpanded = outline.isExpanded(item)
    }
    return cell
  }

  /// Returns what `canReorderItem` says; false without it, and for an item that is open.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath), let asks = reorderingHandlers.canReorderItem
    else { return false }
    if let outline = outlines[current.sections[indexPath.section]], outline.isExpanded(item),
      !outline.snapshot(of: item).items.isEmpty
    {
      return false
    }
    return asks(item)
  }

  /// Moves an item, and tells `willReorder`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let sections = [sourceIndexPath.section, destinationIndexPath.section].map {
      current.sections[$0]
    }
    var moved = current
    moved.moveItem(at: sourceIndexPath, to: destinationIndexPath)
    let outlines = movedOutlines(from: sourceIndexPath, to: destinationIndexPath, in: moved)
    let transaction = Transaction(
      initialSnapshot: current, finalSnapshot: moved,
      sectionTransactions: (sections[0] == sections[1] ? [sections[0]] : sections).map { section in
        var plain = SectionSnapshot()
        plain.append(moved.itemIdentifiers(inSection: section))
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: snapshot(for: section),
          finalSnapshot: outlines[section] ?? plain)
      })
    reorderingHandlers.willReorder?(transaction)
    current = moved
    self.outlines.merge(outlines) { _, new in new }
    self.transaction = transaction
  }

  /// Returns the outlines of the sections of a move, after it.
  private func movedOutlines(
    from source: IndexPath, to target: IndexPath, in moved: Snapshot
  ) -> [SectionIdentifierType: SectionSnapshot] {
    let item = current.items[source.section][source.item]
    let (old, new) = (current.sections[source.section], current.sections[target.section])
    var changed: [SectionIdentifierType: SectionSnapshot] = [:]
    let below = outlines[old]?.snapshot(of: item)
    changed[old] = outlines[old]
    changed[old]?.delete([item])
    guard var outline = changed[new] ?? outlines[new] else { return changed }
    let items = moved.items[target.section]
    if items.indices.contains(target.item + 1) {
      outline.insert([item], before: items[target.item + 1])
    } else {
      outline.append([item])
    }
    if let below { outline.replace(childrenOf: item, using: below) }
    changed[new] = outline
    return changed
  }

  func hearOfReordering() {
    guard let transaction else { return }
    self.transaction = nil
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns what `supplementaryViewProvider` makes; stops with a sentence without it, and where
  /// that is `nil`.
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
