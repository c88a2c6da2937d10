/// Manages a collection view, as its data source and delegate.
///
/// Source: Apple, UICollectionViewController.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let firstLayout: UICollectionViewLayout
  private var loadedCollectionView: UICollectionView?

  /// Whether `viewWillAppear` deselects all items.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a push to another collection view controller lets this one's view go on, in the other's
  /// layout; recorded only, for a push shows the other controller's own view.
  ///
  /// Source: Apple, UICollectionViewController.useLayoutToLayoutNavigationTransitions.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Makes a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller whose collection view stands in a xib; without one, in a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller as a storyboard has it; with a flow layout for any other coder.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    fill(from: coder, in: UICollectionViewController.self)
  }

  /// The collection view, which fills the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return loadedCollectionView
    }
    set { take(newValue) }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    loadedCollectionView?.collectionViewLayout ?? firstLayout
  }

  open override func loadView() {
    if loadInterface() {
      guard let collectionView = viewIfLoaded as? UICollectionView else { return }
      wrap(collectionView)
      return
    }
    super.loadView()
    take(UICollectionView(frame: .zero, collectionViewLayout: firstLayout))
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    loadedCollectionView?.selectItem(at: nil, animated: animated, scrollPosition: [])
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    // This loads the view.
    collectionView?.isEditing = editing
  }

  /// Puts the collection view of a storyboard into a view, as one made in code stands in one.
  private func wrap(_ collectionView: UICollectionView) {
    loadedCollectionView = collectionView
    let view = UIView(frame: collectionView.frame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    collectionView.addGestureRecognizer(hold)
  }

  private func take(_ collectionView: UICollectionView?) {
    loadedCollectionView?.removeFromSuperview()
    loadedCollectionView = collectionView
    guard let collectionView, let view = viewIfLoaded else { return }
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if collectionView.backgroundColor == nil { collectionView.takeBackground(.white) }
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    collectionView.addGestureRecognizer(hold)
  }

  // MARK: Data source

  /// Returns 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns 0 unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Stops unless overridden, with “… must override collectionView(_:cellForItemAt:) to have
  /// items”.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    raise(
      .internalInconsistency,
      "\(self) must override collectionView(_:cellForItemAt:) to have items")
  }

  /// Stops unless overridden, with a sentence that names the kind: only a layout that has
  /// supplementary views asks.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    raise(
      .internalInconsistency,
      "\(self) must override collectionView(_:viewForSupplementaryElementOfKind:at:) to have views "
        + "of kind \(kind)")
  }

  /// Returns false unless overridden; items can be carried by code all the same.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    saysNothingOfMoves = true
    return false
  }

  /// Must be overridden for items that can be carried.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    raise(
      .internalInconsistency,
      "\(self) must override collectionView(_:moveItemAt:to:) for items that are carried")
  }

  /// Whether `collectionView(_:canMoveItemAt:)` is not overridden, as far as it was asked.
  var saysNothingOfMoves = false

  /// Whether a long press takes an item up that `collectionView(_:canMoveItemAt:)` lets go.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { hold.isEnabled = installsStandardGestureForInteractiveMovement }
  }

  private(set) lazy var hold: UILongPressGestureRecognizer = {
    let hold = UILongPressGestureRecognizer(
      target: self, action: Selector(UICollectionViewController.held))
    return hold
  }()

  /// Whether a long press may take up the item under the finger.
  var mayHold: Bool {
    guard let collectionView = loadedCollectionView,
      let path = collectionView.indexPathForItem(at: hold.location(in: collectionView))
    else { return false }
    return self.collectionView(collectionView, canMoveItemAt: path)
  }

  private func held() {
    guard let collectionView = loadedCollectionView else { return }
    let point = hold.location(in: collectionView)
    switch hold.state {
    case .began:
      guard let path = collectionView.indexPathForItem(at: point) else { return }
      collectionView.beginInteractiveMovementForItem(at: path)
    case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
    case .ended: collectionView.endInteractiveMovement()
    case .cancelled, .failed: collectionView.cancelInteractiveMovement()
    case .possible: break
    }
  }

  // MARK: Delegate

  /// Returns true unless overridden: a finger that comes down highlights an item, and may select
  /// it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a finger has come down on an item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when the finger has left the item or the screen, or scrolls.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns true unless overridden: a tap selects an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns true unless overridden: a tap deselects an item, where several can be selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after a tap has selected an item; not where code selects one.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called after a tap has deselected an item, also by selecting another one.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Called before a cell is shown, with what the data source has filled in.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called after a cell was removed, before it is used again.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called before a supplementary view, such as a header, is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called after a supplementary view, such as a header, was removed.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called whenever `contentOffset` has changed, by a finger, an animation or code.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when a finger begins to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger lifts; the offset of rest may be changed.
  ///
  /// *Units*: points for the offset, points a millisecond for the velocity.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the finger has lifted, with whether the content moves on by itself.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Called when the content begins to move on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the content that moved on by itself has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called at the end of an animation of `setContentOffset(_:animated:)` or its like.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns true unless overridden: a tap performs an item's primary action.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after a tap on an item, behind `didSelectItemAt`, to show what the item leads to.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  // MARK: Context menus

  /// Returns the menu of the item on which a finger rests; `nil` unless overridden, for none.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the menu of the item on which a finger rests, given as a list of one; asked before the
  /// method above; `nil` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns what is lifted when a menu opens; `nil` unless overridden, for the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when a menu begins to come.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called when a menu begins to go.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called when a finger taps on a menu's preview, before the menu goes.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  // MARK: Edit menus

  /// Returns false unless overridden: a long press on an item shows no edit menu.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Returns false unless overridden: the edit menu of an item offers no action.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Called when an action was chosen in the edit menu of an item; the sender is `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
}
