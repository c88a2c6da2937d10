extension UICollectionView {
  func dequeue(_ key: ReuseKey, for element: ElementKey) -> UICollectionReusableView? {
    let attributes =
      awaited?.element == element ? awaited : collectionViewLayout.attributes(of: element)
    return layer.runtime.withoutAnimation {
      let view = reusables.take(key, frame: attributes?.uprightFrame ?? .zero)
      if let attributes { view?.show(attributes) }
      return view
    }
  }

  func raiseUnregistered(_ kind: String, _ identifier: String) -> Never {
    raise(
      .internalInconsistency,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard")
  }

  /// Returns a view for an element that becomes visible, at its place.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let outer = awaited
    awaited = attributes
    defer { awaited = outer }
    switch attributes.representedElementCategory {
    case .cell: return makeCell(at: attributes.indexPath)
    case .supplementaryView:
      return makeSupplementaryView(
        attributes.representedElementKind ?? "", at: attributes.indexPath)
    case .decorationView:
      return makeDecoration(attributes.representedElementKind ?? "", attributes)
    }
  }

  private func makeCell(at indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = standIn(at: indexPath) ?? cellOfData(at: indexPath) else {
      raise(
        .internalInconsistency,
        "the collection view has no data source to make a cell at \(indexPath)")
    }
    if cell.reuseIdentifier == nil {
      raise(
        .internalInconsistency,
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    cell.isSelected = selected.contains(indexPath)
    cell.isHighlighted = highlighted?.indexPath == indexPath
    return cell
  }

  private func cellOfData(at indexPath: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: places.dataPath(of: indexPath))
  }

  /// Returns the cell of a place that is kept for an item whose data come later.
  private func standIn(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let standIn = places.keeper(at: indexPath)?.standIn else { return nil }
    let cell = dequeueReusableCell(withReuseIdentifier: standIn.reuseIdentifier, for: indexPath)
    standIn.update(cell)
    return cell
  }

  private func makeSupplementaryView(_ kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  {
    guard
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    else {
      raise(
        .internalInconsistency,
        "the collection view has no data source to make a view of kind \(kind)")
    }
    if view.reuseIdentifier == nil {
      raise(
        .internalInconsistency,
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "(\(view)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
    }
    return view
  }

  private func makeDecoration(_ kind: String, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView
  {
    guard let viewClass = collectionViewLayout.decorations[kind] else {
      raise(
        .internalInconsistency,
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or "
          + "connect a prototype in a storyboard")
    }
    return viewClass.init(reusableWith: attributes.uprightFrame)
  }

  /// Returns a cell that is not shown any more, or a new one, at the item's place.
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    let element = ElementKey(category: .cell, kind: nil, indexPath: indexPath)
    let view = dequeue(
      ReuseKey(category: .cell, kind: nil, identifier: identifier), for: element)
    guard let cell = view as? UICollectionViewCell else {
      raiseUnregistered("UICollectionElementKindCell", identifier)
    }
    // A new cell hears nothing of its selection before the data source has filled it.
    if cell.isSelected { cell.isSelected = false }
    if cell.isHighlighted { cell.isHighlighted = false }
    if let row = cell as? UICollectionViewListCell,
      let place = (collectionViewLayout as? UICollectionViewCompositionalLayout)?
        .listPlace(at: indexPath)
    {
      row.place = place
    }
    return cell
  }
}

extension UICollectionViewLayoutAttributes {
  /// The frame as it would be with an identity transform.
  var uprightFrame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
