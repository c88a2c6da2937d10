/// The space in which an animator works.
@MainActor
enum ReferenceSpace {
  /// That of the items themselves.
  case none
  /// That of a view's bounds.
  case view(WeakReference<UIView>)
  /// That of a collection view's content.
  case layout(WeakReference<UICollectionViewLayout>)

  var referenceView: UIView? {
    if case .view(let reference) = self { reference.object } else { nil }
  }

  var layout: UICollectionViewLayout? {
    if case .layout(let reference) = self { reference.object } else { nil }
  }

  /// Where the physics is drawn.
  var drawingView: UIView? { referenceView ?? layout?.collectionView }

  /// What the boundary around the reference system encloses. Units: points.
  var bounds: CGRect? {
    referenceView.map(\.seenLayer.bounds)
      ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  /// Stops with Apple's sentence when an item does not belong here.
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

  /// An item's centre in this space.
  func center(of item: any UIDynamicItem) -> CGPoint {
    guard let referenceView, let superview = (item as? UIView)?.spaceOfCenter(in: referenceView)
    else { return item.center }
    return superview.convert(item.center, to: referenceView)
  }
}

extension UIView {
  /// A point of a reference view's space in the one in which this view has its centre.
  func ownSpace(_ point: CGPoint, in referenceView: UIView) -> CGPoint {
    spaceOfCenter(in: referenceView)?.convert(point, from: referenceView) ?? point
  }

  /// The superview where it is not the reference view itself and one of them is in the other.
  fileprivate func spaceOfCenter(in referenceView: UIView) -> UIView? {
    guard let superview, superview !== referenceView,
      superview.isDescendant(of: referenceView) || referenceView.isDescendant(of: superview)
    else { return nil }
    return superview
  }
}
