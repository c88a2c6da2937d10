extension UICollectionView {
  /// Called by the layout when parts of it are out of date.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { counts = nil }
    let shift = context.contentOffsetAdjustment
    if shift != .zero {
      contentOffset = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
    }
    setNeedsLayout()
  }

  /// The number of items of each section, asked of the data source where it is not known.
  var currentCounts: [Int] {
    if let counts { return counts }
    let counts = freshCounts()
    self.counts = counts
    return counts
  }

  func freshCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0) + places.count(in: $0)
    }
  }

  func reload() {
    let gone = elements.views
    elements.removeAll()
    for view in gone { putAway(view) }
    selected = []
    highlighted = nil
    drags.places = KeptPlaces()
    let context = collectionViewLayout.newContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    counts = nil
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Lays out the elements: each one in the visible part has a view afterwards, and no other.
  func layOutElements() {
    guard batch == nil else { return }
    showElements()
    layOutBySizesOfCells()
    prefetch()
  }

  /// Shows the elements in sight where the layout says.
  func showElements() {
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    collectionViewLayout.prepareIfNeeded()
    backgroundView?.frame = bounds
    let wanted = attributesInSight()
    let keys = Set(wanted.map(\.element))
    for view in elements.views {
      guard let element = view.shown?.element, !keys.contains(element) else { continue }
      elements.remove(view)
      putAway(view)
    }
    for attributes in wanted {
      if let view = elements[attributes.element] {
        show(attributes, by: view)
      } else {
        bringIn(attributes)
      }
    }
    collectionViewLayout.dress(elements.views)
    show(collectionViewLayout.grounds(in: self))
  }

  /// Returns the layout's attributes of the elements in the visible part, each element once.
  func attributesInSight() -> [UICollectionViewLayoutAttributes] {
    let sight = bounds
    guard !sight.isEmpty else { return [] }
    var taken: Set<ElementKey> = []
    return (collectionViewLayout.layoutAttributesForElements(in: sight) ?? []).filter {
      !$0.isHidden && $0.frame.intersects(sight) && taken.insert($0.element).inserted
    }
  }

  /// Gives a view other attributes, and puts it in front or behind where `zIndex` has changed.
  func show(_ attributes: UICollectionViewLayoutAttributes, by view: UICollectionReusableView) {
    let isElsewhere =
      view.shown.map { $0.zIndex != attributes.zIndex || $0.element != attributes.element } ?? true
    if isElsewhere { elements.remove(view) }
    view.show(attributes)
    if isElsewhere { insert(view) }
  }

  /// Makes a view for an element that comes into sight, without an animation; the delegate may begin
  /// one.
  @discardableResult
  func bringIn(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let view = layer.runtime.withoutAnimation {
      let view = makeView(for: attributes)
      view.show(attributes)
      return view
    }
    layer.runtime.outsideOfAnimation { tellWillDisplay(view, attributes) }
    layer.runtime.withoutAnimation { insert(view) }
    return view
  }

  /// Puts a view at its place in depth, between the background view and all other subviews.
  private func insert(_ view: UICollectionReusableView) {
    let (above, below) = elements.add(view)
    if let above {
      insertSubview(view, aboveSubview: above)
    } else if let below {
      insertSubview(view, belowSubview: below)
    } else if let backgroundView {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      insertSubview(view, at: 0)
    }
  }

  /// Removes a view that shows nothing any more and keeps it to be used again.
  func putAway(_ view: UICollectionReusableView) {
    let attributes = view.shown
    view.removeFromSuperview()
    view.shown = nil
    if let attributes { tellDidEndDisplaying(view, attributes) }
    reusables.put(view)
  }

  private func tellWillDisplay(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    } else if let kind = attributes.representedElementKind,
      attributes.representedElementCategory == .supplementaryView
    {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
    }
  }

  private func tellDidEndDisplaying(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: attributes.indexPath)
    } else if let kind = attributes.representedElementKind,
      attributes.representedElementCategory == .supplementaryView
    {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: attributes.indexPath)
    }
  }
}
