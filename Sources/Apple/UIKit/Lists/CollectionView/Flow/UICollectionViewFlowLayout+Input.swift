extension UICollectionViewFlowLayout {
  /// Asks the collection view and its delegate for everything on which the layout depends.
  func currentInput() -> FlowInput {
    guard let collectionView else {
      return FlowInput(direction: scrollDirection, sections: [], length: 0, scale: 1)
    }
    let sections = (0..<collectionView.numberOfSections).map { section in
      let count = collectionView.numberOfItems(inSection: section)
      guard let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
      else { return plainSection(section, of: count) }
      return self.section(section, of: count, in: collectionView, delegate)
    }
    let room = room(in: collectionView.bounds.size)
    let input = FlowInput(
      direction: scrollDirection, sections: sections, length: room,
      scale: collectionView.runtime.screen.scale)
    guard input.isFinite else {
      raise(
        .internalInconsistency,
        "a size, spacing or inset of \(self) is not finite; give numbers that are")
    }
    if input.hasItemTooLarge { logTooLarge() }
    return input
  }

  /// Returns the size of a cell that asks for its own: what it asked for, or the estimate.
  private func estimate(_ path: IndexPath) -> CGSize {
    measured[path]
      ?? (estimatedItemSize == Self.automaticSize
        ? CGSize(width: 50, height: 50) : estimatedItemSize)
  }

  private func plainSection(_ section: Int, of count: Int) -> FlowInput.Section {
    FlowInput.Section(
      items: estimatedItemSize == .zero
        ? .alike(count, itemSize)
        : .sized((0..<count).map { estimate(IndexPath(item: $0, section: section)) }),
      lineSpacing: minimumLineSpacing,
      itemSpacing: minimumInteritemSpacing, inset: sectionInset.added(to: referenceInset),
      header: headerReferenceSize,
      footer: footerReferenceSize)
  }

  private func section(
    _ section: Int, of count: Int, in view: UICollectionView,
    _ delegate: any UICollectionViewDelegateFlowLayout
  ) -> FlowInput.Section {
    let sizes = (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      // The delegate knows no size of what stands in for an item whose data come later.
      guard view.places.keeper(at: path) == nil else { return itemSize }
      let size = delegate.collectionView(
        view, layout: self, sizeForItemAt: view.places.dataPath(of: path))
      guard estimatedItemSize != .zero else { return size }
      return size == itemSize ? estimate(path) : measured[path] ?? size
    }
    return FlowInput.Section(
      items: .sized(sizes),
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section),
      inset: delegate.collectionView(view, layout: self, insetForSectionAt: section)
        .added(to: referenceInset),
      header: delegate.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section))
  }

  /// How far the reference of the sections' insets is from the sides of the view.
  private var referenceInset: UIEdgeInsets {
    guard let collectionView else { return .zero }
    let whole: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: collectionView.safeAreaInsets
      case .fromLayoutMargins: collectionView.layoutMargins
      }
    // Along the direction of scrolling the content's own inset keeps the room.
    return scrollDirection == .vertical
      ? UIEdgeInsets(top: 0, left: whole.left, bottom: 0, right: whole.right)
      : UIEdgeInsets(top: whole.top, left: 0, bottom: whole.bottom, right: 0)
  }

  private func logTooLarge() {
    let (side, ends) =
      scrollDirection == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    Log.once(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) must "
        + "be less than the \(side) of the UICollectionView minus the section insets \(ends) values, "
        + "minus the content insets \(ends) values.")
  }
}

extension FlowInput {
  /// Whether all sizes, spacings and insets are finite numbers.
  fileprivate var isFinite: Bool {
    func isFinite(_ size: CGSize) -> Bool { size.width.isFinite && size.height.isFinite }
    return sections.allSatisfy { section in
      let inset = section.inset
      let lengths = [
        section.lineSpacing, section.itemSpacing, inset.top, inset.left, inset.bottom, inset.right,
      ]
      guard lengths.allSatisfy(\.isFinite), isFinite(section.header), isFinite(section.footer)
      else { return false }
      switch section.items {
      case .alike(_, let size): return isFinite(size)
      case .sized(let sizes): return sizes.allSatisfy(isFinite)
      }
    }
  }

  /// Whether some item is longer than a line of its section.
  ///
  /// False where the view has no size yet.
  fileprivate var hasItemTooLarge: Bool {
    guard length > 0 else { return false }
    let axes = FlowAxes(direction: direction)
    return sections.contains { section in
      let (before, after) = axes.across(section.inset)
      let room = length - before - after
      switch section.items {
      case .alike(let count, let size): return count > 0 && axes.across(size) > room
      case .sized(let sizes): return sizes.contains { axes.across($0) > room }
      }
    }
  }
}

extension UIEdgeInsets {
  /// Returns these insets inside of others.
  fileprivate func added(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
