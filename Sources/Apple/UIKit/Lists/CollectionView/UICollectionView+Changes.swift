extension UICollectionView {
  /// The duration of an animated change of items or of the layout.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: commonly measured.
  static let changeDuration: TimeInterval = 0.3

  /// Animates from what is shown to what the layout says now.
  ///
  /// Views that stay go to their new places; others appear or disappear as the layout says.
  ///
  /// - Parameters:
  ///   - plan: where each item goes.
  ///   - before: the attributes of the elements before the change.
  ///   - finalize: called when all attributes have been asked for.
  ///   - completions: called at the end of the animation.
  func animate(
    _ plan: UpdatePlan, from before: [ElementKey: UICollectionViewLayoutAttributes],
    finalize: @escaping () -> Void, completions: [(Bool) -> Void]
  ) {
    var leaving: [UICollectionReusableView] = []
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      contentSize = collectionViewLayout.collectionViewContentSize
      contentOffset = nearestRest(
        to: delegate?.collectionView(
          self, targetContentOffsetForProposedContentOffset: contentOffset)
          ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset))
      collectionViewLayout.prepareIfNeeded()
      leaving = rename(by: plan)
      let wanted = attributesInSight()
      for attributes in wanted { bring(attributes, plan, before) }
      leaving += dismissHidden(except: Set(wanted.map(\.element)))
      finalize()
    } completion: { [self] isFinished in
      for view in leaving { putAway(view) }
      for completion in completions { completion(isFinished) }
    }
  }

  /// Gives the views that stay their new index paths, and starts the others on their way out.
  ///
  /// - Returns: the views on their way out.
  private func rename(by plan: UpdatePlan) -> [UICollectionReusableView] {
    var leaving: [UICollectionReusableView] = []
    let views = elements.views
    elements.removeAll()
    var staying: [UICollectionReusableView] = []
    for view in views {
      guard let shown = view.shown else { continue }
      guard let element = plan.element(of: shown.element) else {
        if let last = collectionViewLayout.departure(of: shown.element) { view.show(last) }
        leaving.append(view)
        continue
      }
      shown.indexPath = element.indexPath
      staying.append(view)
    }
    for view in staying { _ = elements.add(view) }
    return leaving
  }

  /// Moves the view of an element to its place, or makes one that comes from where it appears.
  private func bring(
    _ attributes: UICollectionViewLayoutAttributes, _ plan: UpdatePlan,
    _ before: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    if let view = elements[attributes.element] {
      show(attributes, by: view)
      return
    }
    let first: UICollectionViewLayoutAttributes
    if let origin = plan.origin(of: attributes.element), let old = before[origin] {
      first = old.duplicate()
      first.indexPath = attributes.indexPath
    } else {
      first = collectionViewLayout.arrival(of: attributes.element) ?? attributes.faded()
    }
    first.zIndex = attributes.zIndex
    bringIn(first).show(attributes)
  }

  /// Moves the views whose elements leave the visible part to the elements' places outside of it.
  ///
  /// - Returns: these views, which have to be put away afterwards.
  private func dismissHidden(except wanted: Set<ElementKey>) -> [UICollectionReusableView] {
    var leaving: [UICollectionReusableView] = []
    for view in elements.views {
      guard let element = view.shown?.element, !wanted.contains(element) else { continue }
      elements.remove(view)
      let last =
        collectionViewLayout.attributes(of: element) ?? collectionViewLayout.departure(of: element)
      if let last { view.show(last) }
      leaving.append(view)
    }
    return leaving
  }
}

extension UpdatePlan {
  /// Returns what an element is after the update; `nil` for one whose view disappears.
  func element(of element: ElementKey) -> ElementKey? {
    var new = element
    if element.category == .cell {
      guard !isReloaded(element.indexPath), let path = place(of: element.indexPath)
      else { return nil }
      new.indexPath = path
    } else if element.indexPath.count == 2 {
      guard let section = section(of: element.indexPath.section) else { return nil }
      new.indexPath.section = section
    }
    return new
  }

  /// Returns what an element was before the update; `nil` for one that appears.
  func origin(of element: ElementKey) -> ElementKey? {
    guard element.category == .cell else { return nil }
    guard let path = origin(of: element.indexPath), !isReloaded(path) else { return nil }
    var old = element
    old.indexPath = path
    return old
  }
}
