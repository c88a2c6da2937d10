/// The coordinate space in which an animator works.
@MainActor
enum ReferenceSpace {
  /// The space of the items themselves.
  case none
  /// The space of a view's bounds.
  case view(WeakReference<UIView>)
  /// The space of a collection view's content.
  case layout(WeakReference<UICollectionViewLayout>)

  /// The reference view, if the space is one's and it still exists.
  var referenceView: UIView? {
    if case .view(let reference) = self { reference.object } else { nil }
  }

  /// The layout, if the space is one's and it still exists.
  var layout: UICollectionViewLayout? {
    if case .layout(let reference) = self { reference.object } else { nil }
  }

  /// The view over which the physics is drawn.
  var drawingView: UIView? { referenceView ?? layout?.collectionView }

  /// The bounds that the reference boundary encloses.
  ///
  /// *Units*: points.
  var bounds: CGRect? {
    referenceView.map(\.seenLayer.bounds)
      ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  /// Stops with Apple's sentence if an item cannot be in this space.
  func check(_ item: any UIDynamicItem) {
    switch self {
    case .none:
      return
    case .view(let reference):
      guard let referenceView = reference.object else { return }
      if item is UICollectionViewLayoutAttributes {
        raise(
          .invalidArgument,
          "Can't use layout attributes as item (\(item)) in an animator with view reference "
            + "\(referenceView)")
      }
      guard let view = item as? UIView, !view.isDescendant(of: referenceView) else { return }
      raise(
        .invalidArgument,
        "View item (\(view)) should be a descendant of reference view in \(referenceView)")
    case .layout(let reference):
      guard let layout = reference.object, item is UIView else { return }
      raise(
        .invalidArgument,
        "Can't use view as item (\(item)) in an animator with layout reference \(layout)")
    }
  }

  /// Returns an item's centre in this space.
  func center(of item: any UIDynamicItem) -> CGPoint {
    guard let referenceView, let superview = (item as? UIView)?.spaceOfCenter(in: referenceView)
    else { return item.center }
    return superview.convert(item.center, to: referenceView)
  }
}

extension UIView {
  /// Returns a point of the reference view's space in the space of this view's centre.
  func ownSpace(_ point: CGPoint, in referenceView: UIView) -> CGPoint {
    spaceOfCenter(in: referenceView)?.convert(point, from: referenceView) ?? point
  }

  /// Returns the space of this view's centre: the superview, unless it is the reference view or
  /// neither contains the other.
  fileprivate func spaceOfCenter(in referenceView: UIView) -> UIView? {
    guard let superview, superview !== referenceView,
      superview.isDescendant(of: referenceView) || referenceView.isDescendant(of: superview)
    else { return nil }
    return superview
  }
}
