extension UICollectionViewLayout {
  func newContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Makes attributes for an element, of the layout's `layoutAttributesClass`.
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

  /// Returns the attributes with which an element appears.
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

  /// Returns the attributes with which an element disappears.
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

/// Returns a class as one of reusable views, or stops where it is none.
@MainActor
func requireReusable(_ viewClass: AnyClass) -> UICollectionReusableView.Type {
  guard let viewClass = viewClass as? UICollectionReusableView.Type else {
    raise(
      .invalidArgument,
      "\(viewClass) cannot be registered: it is no subclass of UICollectionReusableView")
  }
  return viewClass
}
