/// Shows items by cells that a layout arranges; only what is visible has a cell.
///
/// *Space*: index paths have two numbers, section and item. Source: Apple, UICollectionView.
@MainActor
open class UICollectionView: UIScrollView {
  /// Is told of selections and of what is shown. Not kept alive.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Says how many items there are and makes their cells. Not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Whether taps select items.
  open var allowsSelection = true

  /// Whether several items can be selected; a tap on a selected one then deselects it.
  open var allowsMultipleSelection = false

  /// What stands behind all elements; as large as the view.
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

  /// What views are made of, and those that wait for their next use.
  var reusables = ReusableViews()
  /// The views that are shown.
  var elements = ShownElements()
  /// How many items each section has; nothing until asked for.
  var counts: [Int]?
  /// In the order in which they were selected.
  var selected: [IndexPath] = []
  /// The item that a finger is about to select, and that finger.
  var highlighted: (indexPath: IndexPath, touch: UITouch)?
  /// What is about to change; nothing outside of `performBatchUpdates`.
  var batch: UpdateBatch?
  /// The attributes for which a view is being made.
  var awaited: UICollectionViewLayoutAttributes?

  /// A view of the given place and size with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// As Apple's, for archives, of which there are none: a view of no size with a flow layout.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  /// What arranges the elements; another one does at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { take(newValue) }
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

  /// Gives the view another layout without asking it for anything yet.
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

  /// As many as the data source said last.
  open var numberOfSections: Int { currentCounts.count }

  /// As many as the data source said last.
  open func numberOfItems(inSection section: Int) -> Int {
    guard currentCounts.indices.contains(section) else {
      raise(
        .internalInconsistency,
        "request for number of items in section \(section) when there are only "
          + "\(currentCounts.count) sections in the collection view")
    }
    return currentCounts[section]
  }

  /// Forgets all cells, counts and selections and asks for everything anew in the next layout pass.
  open func reloadData() { reload() }

  /// What changes in the block is animated together.
  ///
  /// Items that go are named by where they were before, those that come by where they are
  /// afterwards. `completion` is called at the end of the animation.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update(updates, completion)
  }
}
