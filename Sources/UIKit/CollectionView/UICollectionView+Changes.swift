extension UICollectionView {
  /// How long a change of the items takes. Unspecified by Apple: commonly measured. Units: seconds.
  private static let changeDuration: TimeInterval = 0.3

  /// Goes from what is shown to what the layout says now: views that stay go to their new places,
  /// those that come and go do so as the layout says.
  ///
  /// `before` is where elements were.
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
        to: collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset))
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

  /// Gives the views that stay their new elements, sends off the others and answers them.
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

  /// Brings an element to its place, by a view that came for it where none shows it.
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

  /// Sends the views that are not in sight any more to where their elements are now.
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

  /// Takes another layout, with the elements on their way to their new places if wanted.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, layout !== collectionViewLayout else {
      collectionViewLayout = layout
      layoutIfNeeded()
      completion?(true)
      return
    }
    let before = attributesAround()
    layout.prepareForTransition(from: collectionViewLayout)
    collectionViewLayout.prepareForTransition(to: layout)
    replaceLayout(by: layout)
    layout.prepareIfNeeded()
    layout.departures = before
    animate(
      UpdatePlan(), from: before,
      finalize: {
        layout.finalizeLayoutTransition()
        layout.departures = [:]
      }, completions: completion.map { [$0] } ?? [])
  }
}

extension UpdatePlan {
  /// What an element is then; nothing for one whose view goes.
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

  /// What an element was; nothing for one that comes anew.
  func origin(of element: ElementKey) -> ElementKey? {
    guard element.category == .cell else { return nil }
    guard let path = origin(of: element.indexPath), !isReloaded(path) else { return nil }
    var old = element
    old.indexPath = path
    return old
  }
}
