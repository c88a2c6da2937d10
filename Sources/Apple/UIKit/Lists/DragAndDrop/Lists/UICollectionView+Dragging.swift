/// What a collection view knows of drags.
@MainActor
struct CollectionDragging {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var isEnabled = true
  var dragging: ListDragging?
  /// The places that are kept for items whose data come later.
  var places = KeptPlaces()
}

extension UICollectionView {
  /// How soon items make room for one that is dragged; they always do at once.
  ///
  /// Source: Apple, UICollectionView.ReorderingCadence.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

  /// Gives the items that can be dragged; held weakly.
  ///
  /// Source: Apple, UICollectionView.dragDelegate.
  public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { drags.dragDelegate }
    set {
      drags.dragDelegate = newValue
      updateDragging()
    }
  }

  /// Decides about drops; held weakly.
  ///
  /// Source: Apple, UICollectionView.dropDelegate.
  public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { drags.dropDelegate }
    set {
      drags.dropDelegate = newValue
      updateDragging()
    }
  }

  /// Whether items of the collection view are dragged.
  public var hasActiveDrag: Bool { drags.dragging?.isDragging ?? false }

  /// Whether a drag is over the collection view.
  public var hasActiveDrop: Bool { drags.dragging?.isTarget ?? false }

  func updateDragging() {
    let dragging = drags.dragging ?? ListDragging(of: self)
    drags.dragging = dragging
    dragging.update(
      drags: dragDelegate != nil, drops: dropDelegate != nil, isEnabled: drags.isEnabled)
  }
}

extension UICollectionView: ListDragHost {
  func itemsToDrag(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func cellToDrag(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func unlight() {
    if let highlighted { fingersWereTaken([highlighted.touch]) }
  }

  func dragPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func dropPath(at point: CGPoint) -> IndexPath? {
    guard numberOfSections > 0 else { return nil }
    let section = numberOfSections - 1
    return IndexPath(item: numberOfItems(inSection: section), section: section)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func carry(from source: IndexPath?) {
    guard let source else {
      movement?.cell.alpha = movement?.cell.shown?.alpha ?? 1
      movement = nil
      return
    }
    guard let cell = cellForItem(at: source) else { return }
    movement = InteractiveMovement(cell: cell, source: source, target: source)
    cell.alpha = 0
  }

  func makeRoom(at target: IndexPath?, for source: IndexPath?, height: CGFloat) {
    if movement == nil, target != nil, let source { carry(from: source) }
    guard let movement else { return }
    let wanted = target ?? movement.source
    guard wanted != movement.target else { return }
    self.movement?.target = wanted
    stepAside()
  }

  var places: KeptPlaces { drags.places }

  func updatePlaces(_ change: (inout UpdateBatch) -> Void) { update(change) }

  var hasDropDelegate: Bool { dropDelegate != nil }

  func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func dropProposal(
    _ session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, makesRoom: Bool) {
    let proposal =
      dropDelegate?.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UICollectionViewDropProposal(operation: .cancel)
    return (proposal, proposal.intent == .insertAtDestinationIndexPath)
  }

  func movesByDataSource(from source: IndexPath) -> Bool { false }

  func moveByDataSource(from source: IndexPath, to target: IndexPath) {
    performBatchUpdates { [self] in
      dataSource?.collectionView(self, moveItemAt: source, to: target)
      moveItem(at: source, to: target)
    }
    (dataSource as? any ReorderHearing)?.hearOfReordering()
  }

  func performDrop(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop))
  }

  func rectOfDrop(at path: IndexPath) -> CGRect {
    collectionViewLayout.layoutAttributesForItem(at: path)?.frame ?? .zero
  }
}
