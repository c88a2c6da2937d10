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
    layout.collectionView = self
  }

  /// Makes a view as a storyboard or a xib has it; with a flow layout for any other coder.
  public required init?(coder: NSCoder) {
    layout = (coder as? InterfaceCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
    fill(from: coder, in: UICollectionView.self)
  }

  /// Arranges the elements; setting it takes effect without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { take(newValue) }
  }

  override var isContentConstrained: Bool { false }

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

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
  }

  override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: CGPoint(
        x: velocity.x / Self.millisecondsPerSecond, y: velocity.y / Self.millisecondsPerSecond))
  }

  /// Replaces the layout without asking the new one for anything yet.
  func replaceLayout(by newLayout: UICollectionViewLayout) {
    layout.collectionView = nil
    layout = newLayout
    newLayout.collectionView = self
    newLayout.invalidateLayout()
  }

  private func take(_ newLayout: UICollectionViewLayout) {
    guard newLayout !== layout else { return }
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
}
