/// Shows items by cells that a layout arranges; only the visible items have cells.
///
/// *Space*: index paths have two numbers, section and item.
///
/// Source: Apple, UICollectionView.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: What it shows

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

  // MARK: State

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

  // MARK: Making

  /// Makes a view with a frame and a layout; stops with Apple's sentence where nobody gives one.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    if layout is NoLayout {
      raise(
        .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
    }
    self.layout = layout
    super.init(frame: frame)
    isContentConstrained = false
    layout.owner = self
  }

  /// Makes a view of a class that brings a layout of its own; stops with Apple's sentence for any other.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: NoLayout())
  }

  /// Makes a view as a storyboard or a xib has it; with a flow layout for any other coder.
  public required init?(coder: NSCoder) {
    layout = coder.interface(.collectionLayout) ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    isContentConstrained = false
    layout.owner = self
    fill(from: coder, in: UICollectionView.self)
  }

  // MARK: Layout and ground

  /// Arranges the elements; setting it takes effect without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { take(newValue) }
  }

  open override var backgroundColor: UIColor? {
    didSet {
      hasOwnBackground = true
      show(layout.grounds(in: self))
    }
  }

  /// Whether the author has set a background, so that a list sets none.
  private(set) var hasOwnBackground = false

  /// Sets the background of a list.
  func takeBackground(_ color: UIColor) {
    setBackground(color)
    hasOwnBackground = false
  }

  /// The views of what lists show behind their rows.
  var groundViews: [UIView] = []

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

  // MARK: Touches

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

  // MARK: Scrolling

  /// The bounds of which the layout is being told; `nil` at other times.
  private var boundsToCome: CGRect?

  /// What the layout is told when the bounds have changed, and the bounds of which it was asked.
  private var invalidation: (bounds: CGRect, context: UICollectionViewLayoutInvalidationContext)?

  /// Asks the layout whether new bounds change it, before the view has them.
  package func boundsWillChange(to newBounds: CGRect) {
    // A layout may set the very offset again of which it is being told.
    guard newBounds != boundsToCome, layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    invalidation = (newBounds, layout.invalidationContext(forBoundsChange: newBounds))
  }

  /// Lets the layout know what new bounds have put out of date, when the view has them.
  package func boundsDidChange(from old: CGRect) {
    guard let (newBounds, context) = invalidation else { return }
    invalidation = nil
    let outer = boundsToCome
    boundsToCome = newBounds
    defer { boundsToCome = outer }
    // A layout looks at the new bounds here, and may move the content.
    layout.invalidateLayout(with: context)
  }

  /// Returns the offset at which scrolling rests, as the layout wants it, which is given points a
  /// millisecond.
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

  // MARK: Cells

  /// Registers the class of the cells with an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusables.register(
      cellClass, as: ReuseKey(category: .cell, kind: nil, identifier: identifier))
  }

  /// Returns a cell that is not shown any more, or a new one, at the item's place.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }

  // MARK: Changing the layout

  /// Replaces the layout, and moves the elements to their new places in an animation if wanted.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and moves the elements to their new places in an animation if wanted.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard animated, layout !== collectionViewLayout else {
      collectionViewLayout = layout
      // A view that no window shows asks for nothing yet: its data source may still come.
      if window != nil { layoutIfNeeded() }
      completion?(true)
      return
    }
    let before = attributesAround()
    let (old, moved) = (collectionViewLayout, elements.views)
    for view in moved { view.willTransition(from: old, to: layout) }
    layout.owner = self
    layout.prepareForTransition(from: collectionViewLayout)
    collectionViewLayout.prepareForTransition(to: layout)
    replaceLayout(by: layout)
    layout.prepareIfNeeded()
    layout.departures = before
    animate(
      UpdatePlan(), from: before,
      finalize: {
        layout.finalizeLayoutTransition()
        layout.departures = [:]
      },
      completions: [{ _ in for view in moved { view.didTransition(from: old, to: layout) } }]
        + (completion.map { [$0] } ?? []))
  }

  /// Animates all changes that a block makes together; the block may speak of the members of a class
  /// without `self`, for it does not outlive the call.
  open func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  // MARK: What is shown

  /// Returns the supplementary view of a kind, if it is visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    elements[
      ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  /// Returns the index path of the item that a cell shows, if it is visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.views.first { $0 === cell }?.shown?.indexPath
  }

  /// Returns the index path of the frontmost item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let found = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    let here = (found ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.contains(point)
    }
    return here.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    elements.views.compactMap { $0 as? UICollectionViewCell }.sorted {
      guard let one = $0.shown?.indexPath, let other = $1.shown?.indexPath else { return false }
      return one < other
    }
  }

  /// The index paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    visibleCells.compactMap { $0.shown?.indexPath }
  }

  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String)
    -> [IndexPath]
  {
    elements.views.compactMap(\.shown).filter {
      $0.representedElementCategory == .supplementaryView
        && $0.representedElementKind == elementKind
    }.map(\.indexPath).sorted()
  }

  /// Returns the layout's attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Registers the nib of the cells with an identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reusables.register(
      as: ReuseKey(category: .cell, kind: nil, identifier: identifier),
      nib.map { nib in { @MainActor in nib.make(UICollectionViewCell.self, for: identifier) } })
  }

  /// Registers the nib of the supplementary views of a kind and an identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reusables.register(
      as: ReuseKey(category: .supplementaryView, kind: kind, identifier: identifier),
      nib.map { nib in { @MainActor in nib.make(UICollectionReusableView.self, for: identifier) } })
  }

  // MARK: Options

  /// Told which items are about to come into sight; held weakly.
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { prefetching.dataSource }
    set { prefetching.dataSource = newValue }
  }

  /// Whether the prefetching data source is told.
  open var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { prefetching.isEnabled = newValue }
  }

  /// Whether what is dragged opens a cell that it rests on; recorded only.
  open var isSpringLoaded: Bool {
    get { recorded("isSpringLoaded", false) }
    set { record("isSpringLoaded", newValue) }
  }

  /// Whether items can be selected while the view is edited; recorded only.
  open var allowsSelectionDuringEditing: Bool {
    get { recorded("allowsSelectionDuringEditing", false) }
    set { record("allowsSelectionDuringEditing", newValue) }
  }

  /// Whether several can be selected then; recorded only.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { recorded("allowsMultipleSelectionDuringEditing", false) }
    set { record("allowsMultipleSelectionDuringEditing", newValue) }
  }

  /// Lets the data source fill the cells of items again, without an animation.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    UIView.performWithoutAnimation { reloadItems(at: indexPaths) }
  }

  /// Returns the place of a supplementary view that is shown; `nil` for other views.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    guard let shown = supplementaryView.shown, elements[shown.element] === supplementaryView,
      shown.representedElementCategory == .supplementaryView
    else { return nil }
    return shown.indexPath
  }

  /// Registers the class of the supplementary views of a kind and an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reusables.register(
      viewClass,
      as: ReuseKey(category: .supplementaryView, kind: elementKind, identifier: identifier))
  }

  /// Returns a view that is not shown any more, or a new one, at the element's place.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey(category: .supplementaryView, kind: elementKind, identifier: identifier)
    let element = ElementKey(
      category: .supplementaryView, kind: elementKind, indexPath: indexPath)
    guard let view = dequeue(key, for: element) else {
      raiseUnregistered(elementKind, identifier)
    }
    if let row = view as? UICollectionViewListCell,
      let place = (collectionViewLayout as? UICollectionViewCompositionalLayout)?
        .headerPlace(in: indexPath.section)
    {
      row.place = place
    }
    return view
  }

  /// The index paths of the selected items, in the order in which they were selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  // MARK: Interactive transitions

  /// Puts a layout between the present one and another in place of the present one; code then sets
  /// its `transitionProgress`.
  ///
  /// Source: Apple, UICollectionView.startInteractiveTransition(to:completion:).
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    if let running = collectionViewLayout as? UICollectionViewTransitionLayout {
      raise(
        .internalInconsistency,
        "the collection is already part of an interactive transition; its progress is "
          + "\(running.transitionProgress)")
    }
    let old = collectionViewLayout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    layout.owner = self
    layout.prepareForTransition(from: old)
    old.prepareForTransition(to: layout)
    let offset = contentOffset
    replaceLayout(by: between)
    // Both answer for this view's items while they are mixed.
    old.owner = self
    layout.owner = self
    layout.invalidateLayout()
    layout.prepareIfNeeded()
    between.ends = (
      offset, rest(in: layout, near: layout.targetContentOffset(forProposedContentOffset: offset))
    )
    interactiveCompletion = completion
    return between
  }

  /// Animates an interactive transition to its end, and shows the new layout.
  open func finishInteractiveTransition() { endTransition(at: 1) }

  /// Animates an interactive transition back, and shows the old layout again.
  open func cancelInteractiveTransition() { endTransition(at: 0) }

  // MARK: Sections

  /// Inserts sections; the numbers are those after the update.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections += Array(sections) }
  }

  /// Deletes sections; the numbers are those before the update.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections += Array(sections) }
  }

  /// Moves a section from its place before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(UpdateBatch.Move(from: section, to: newSection)) }
  }

  /// Whether a finger that rests on an item lifts it.
  ///
  /// Source: Apple, UICollectionView.dragInteractionEnabled.
  open var dragInteractionEnabled: Bool {
    get { drags.isEnabled }
    set {
      drags.isEnabled = newValue
      updateDragging()
    }
  }
}

extension UICollectionView: ScrollRules {}

/// What a collection view is asked to be made with where nobody names a layout.
private final class NoLayout: UICollectionViewLayout {}
