/// Shows items by cells that a layout arranges; only the visible items have cells.
///
/// *Space*: index paths have two numbers, section and item.
///
/// Source: Apple, UICollectionView.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Told of selections and of what is shown; held weakly.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      addMenus()
    }
  }

  /// Says how many items there are and makes their cells; held weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Whether taps select items.
  open var allowsSelection = true

  /// Whether the focus of a keyboard comes back to its item; recorded only.
  open var remembersLastFocusedIndexPath = false

  /// Whether several items can be selected; a tap on a selected one then deselects it.
  open var allowsMultipleSelection = false

  /// A view behind all elements, as large as the collection view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  private var layout: UICollectionViewLayout

  /// The registered classes, and the views that wait to be used again.
  var reusables = ReusableViews()
  /// The views that are shown.
  var elements = ShownElements()
  /// The number of items of each section; `nil` until asked for.
  var counts: [Int]?
  /// The selected items, in the order in which they were selected.
  var selected: [IndexPath] = []
  /// The item that a finger is about to select, and that finger.
  var highlighted: (indexPath: IndexPath, touch: UITouch)?
  /// The changes asked for so far; `nil` outside of a batch of updates.
  var batch: UpdateBatch?
  /// Called at the end of an interactive transition between layouts.
  var interactiveCompletion: LayoutInteractiveTransitionCompletion?
  /// The attributes for which a view is being made.
  var awaited: UICollectionViewLayoutAttributes?

  /// Makes a view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    isContentConstrained = false
    layout.owner = self
  }

  /// Makes a view as a storyboard or a xib has it; with a flow layout for any other coder.
  public required init?(coder: NSCoder) {
    layout = coder.interface(.collectionLayout) ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    isContentConstrained = false
    layout.owner = self
    fill(from: coder, in: UICollectionView.self)
  }

  /// Arranges the elements; setting it takes effect without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { take(newValue) }
  }

  open override var backgroundColor: UIColor? {
    didSet { hasOwnBackground = true }
  }

  /// Whether the author has set a background, so that a list sets none.
  private(set) var hasOwnBackground = false

  /// Sets the background of a list.
  func takeBackground(_ color: UIColor) {
    backgroundColor = color
    hasOwnBackground = false
  }

  /// The items that are about to come into sight.
  var prefetching = ItemPrefetching()

  /// The menus of items; `nil` before there is a delegate.
  var menus: ListMenus?
  /// The delegates and the state of drag and drop.
  var drags = CollectionDragging()

  /// The item that is carried; nil for none.
  var movement: InteractiveMovement?

  /// Whether the cells of a list show what edits them.
  open var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsLayout() } }
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let swipes = (layout as? UICollectionViewCompositionalLayout)?.swipes,
      gestureRecognizer === swipes.pan
    {
      return swipes.mayBegin
    }
    if let controller = dataSource as? UICollectionViewController,
      gestureRecognizer === controller.hold
    {
      return controller.mayHold
    }
    if let menus, gestureRecognizer === menus.interaction.press { return menus.mayBegin(in: self) }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersCame(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersMoved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersLifted(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersWereTaken(touches)
  }

  /// The bounds of which the layout is being told; `nil` at other times.
  private var boundsToCome: CGRect?

  /// What the layout is told when the bounds have changed, and the bounds of which it was asked.
  private var invalidation: (bounds: CGRect, context: UICollectionViewLayoutInvalidationContext)?

  package func boundsWillChange(to newBounds: CGRect) {
    // A layout may set the very offset again of which it is being told.
    guard newBounds != boundsToCome, layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    invalidation = (newBounds, layout.invalidationContext(forBoundsChange: newBounds))
  }

  package func boundsDidChange(from old: CGRect) {
    guard let (newBounds, context) = invalidation else { return }
    invalidation = nil
    let outer = boundsToCome
    boundsToCome = newBounds
    defer { boundsToCome = outer }
    // A layout looks at the new bounds here, and may move the content.
    layout.invalidateLayout(with: context)
  }

  package func rest(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: CGPoint(
        x: velocity.x / Self.millisecondsPerSecond, y: velocity.y / Self.millisecondsPerSecond))
  }

  /// Replaces the layout without asking the new one for anything yet.
  func replaceLayout(by newLayout: UICollectionViewLayout) {
    layout.owner = nil
    layout = newLayout
    newLayout.owner = self
    newLayout.invalidateLayout()
  }

  private func take(_ newLayout: UICollectionViewLayout) {
    guard newLayout !== layout else { return }
    newLayout.owner = self
    newLayout.prepareForTransition(from: layout)
    layout.prepareForTransition(to: newLayout)
    replaceLayout(by: newLayout)
    newLayout.finalizeLayoutTransition()
  }

  // MARK: Items

  /// The number of sections that the data source gave last.
  open var numberOfSections: Int { currentCounts.count }

  /// Returns the number of items that the data source gave last for a section.
  open func numberOfItems(inSection section: Int) -> Int {
    guard currentCounts.indices.contains(section) else {
      raise(
        .internalInconsistency,
        "request for number of items in section \(section) when there are only "
          + "\(currentCounts.count) sections in the collection view")
    }
    return currentCounts[section]
  }

  /// Drops all cells, counts and selections, and asks for everything again in the next layout pass.
  open func reloadData() { reload() }

  /// Animates all changes that a block makes together.
  ///
  /// Deleted items are named by their places before the update, inserted ones by those after it.
  ///
  /// - Parameters:
  ///   - updates: makes the changes.
  ///   - completion: called at the end of the animation.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update(updates, completion)
  }

  /// Selects an item, and deselects all others unless several can be selected.
  ///
  /// `nil` deselects all items. The delegate is not told.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }

  /// Deselects an item, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls until an item stands at a position; where that is empty, only until it is visible.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  /// Takes an item up, to be carried to another place.
  ///
  /// - Returns: false if the data source does not let it go, or no cell shows it.
  ///
  /// Source: Apple, UICollectionView.beginInteractiveMovementForItem(at:).
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { takeUp(indexPath) }

  /// Carries the item's middle to a point; other items step aside.
  ///
  /// *Space*: the content's, in points.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    carry(to: targetPosition)
  }

  /// Puts the item down where it is, and tells the data source.
  open func endInteractiveMovement() { putDown() }

  /// Lets the item go back to where it was taken from.
  open func cancelInteractiveMovement() { putBack() }

  /// Inserts items; the index paths are those after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems += indexPaths }
  }

  /// Deletes items; the index paths are those before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems += indexPaths }
  }

  /// Makes the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems += indexPaths }
  }

  /// Moves an item from its place before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append(UpdateBatch.Move(from: indexPath, to: newIndexPath)) }
  }

  /// Makes everything in some sections again; their numbers of items may have changed.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections += Array(sections) }
  }

  /// Returns the cell of an item, if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[ElementKey(category: .cell, kind: nil, indexPath: indexPath)]
      as? UICollectionViewCell
  }

  /// Returns the layout's attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Registers the class of the cells with an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusables.register(
      cellClass, as: ReuseKey(category: .cell, kind: nil, identifier: identifier))
  }

  /// Returns a cell that is not shown any more, or a new one, at the item's place.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }

  /// Replaces the layout, and moves the elements to their new places in an animation if wanted.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
}

extension UICollectionView: ScrollRules {}
