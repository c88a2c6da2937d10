extension UICollectionViewLayout {
  func newContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Attributes of the layout's own class for an element.
  func newAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes {
    let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = element.indexPath
    attributes.representedElementCategory = element.category
    attributes.representedElementKind = element.kind
    return attributes
  }

  func attributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = element.kind ?? ""
    switch element.category {
    case .cell: return layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView:
      return layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
    case .decorationView:
      return layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
    }
  }

  /// From where an element comes.
  func arrival(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = element.kind ?? ""
    switch element.category {
    case .cell: return initialLayoutAttributesForAppearingItem(at: element.indexPath)
    case .supplementaryView:
      return initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: kind, at: element.indexPath)
    case .decorationView:
      return initialLayoutAttributesForAppearingDecorationElement(
        ofKind: kind, at: element.indexPath)
    }
  }

  /// Where an element goes.
  func departure(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = element.kind ?? ""
    switch element.category {
    case .cell: return finalLayoutAttributesForDisappearingItem(at: element.indexPath)
    case .supplementaryView:
      return finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind, at: element.indexPath)
    case .decorationView:
      return finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: kind, at: element.indexPath)
    }
  }
}

/// The class as one of views that can be reused; stops where it is none.
@MainActor
func requireReusable(_ viewClass: AnyClass) -> UICollectionReusableView.Type {
  guard let viewClass = viewClass as? UICollectionReusableView.Type else {
    raise(
      .invalidArgument,
      "\(viewClass) cannot be registered: it is no subclass of UICollectionReusableView")
  }
  return viewClass
}
