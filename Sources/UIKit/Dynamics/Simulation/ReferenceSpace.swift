/// The space in which an animator works.
@MainActor
enum ReferenceSpace {
  /// That of the items themselves.
  case none
  /// That of a view's bounds.
  case view(WeakView)

  var referenceView: UIView? {
    if case .view(let reference) = self { reference.view } else { nil }
  }

  /// What the boundary around the reference system encloses. Units: points.
  var bounds: CGRect? { referenceView?.bounds }

  /// Stops with Apple's sentence when an item does not belong here.
  func check(_ item: any UIDynamicItem) {
    guard case .view(let reference) = self, let view = item as? UIView,
      let referenceView = reference.view
    else { return }
    guard view.isDescendant(of: referenceView) else {
      raise(
        .invalidArgument,
        "View item (\(view)) should be a descendant of reference view in \(referenceView)")
    }
  }

  /// An item's centre in this space.
  func center(of item: any UIDynamicItem) -> CGPoint {
    guard let (superview, referenceView) = spaces(of: item) else { return item.center }
    return superview.convert(item.center, to: referenceView)
  }

  /// A point of this space in the one in which the item has its centre.
  func ownSpace(_ point: CGPoint, of item: any UIDynamicItem) -> CGPoint {
    guard let (superview, referenceView) = spaces(of: item) else { return point }
    return superview.convert(point, from: referenceView)
  }

  /// The item's superview and the reference view where they are two and one is in the other.
  private func spaces(of item: any UIDynamicItem) -> (superview: UIView, reference: UIView)? {
    guard case .view(let reference) = self, let referenceView = reference.view,
      let superview = (item as? UIView)?.superview, superview !== referenceView,
      superview.isDescendant(of: referenceView) || referenceView.isDescendant(of: superview)
    else { return nil }
    return (superview, referenceView)
  }
}
