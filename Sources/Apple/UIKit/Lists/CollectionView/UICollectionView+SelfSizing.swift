extension UICollectionView {
  /// Lays out again with the sizes that shown cells ask for, until they ask for no others.
  func layOutBySizesOfCells() {
    for _ in 0..<Self.sizingTurns {
      guard collectionViewLayout.takeSizes(of: elements.views) else { return }
      showElements()
    }
  }

  /// How often a layout follows its cells before the next frame: cells that it brings into sight
  /// ask for sizes of their own.
  private static let sizingTurns = 10

  /// Returns where a header or footer of a section stands that stays in sight.
  ///
  /// - Parameters:
  ///   - frame: where it stands in its section.
  ///   - section: the section.
  ///   - toEnd: whether it is a footer.
  /// - Returns: its upper edge.
  func pinned(_ frame: CGRect, in section: CGRect, toEnd: Bool) -> CGFloat {
    let insets = adjustedContentInset
    if toEnd {
      let end = bounds.maxY - insets.bottom - frame.height
      return max(section.minY, min(frame.minY, end))
    }
    return min(
      max(frame.minY, bounds.minY + insets.top), max(frame.minY, section.maxY - frame.height))
  }
}

extension UICollectionViewCell {
  /// Asks the cell for a size in place of a layout's.
  ///
  /// - Parameters:
  ///   - attributes: what the layout gives the cell.
  ///   - isWidthFree: whether the cell may have another width.
  ///   - isHeightFree: whether the cell may have another height.
  /// - Returns: the size, in points.
  func preferredSize(
    for attributes: UICollectionViewLayoutAttributes, isWidthFree: Bool, isHeightFree: Bool
  ) -> CGSize {
    updateConfigurationIfNeeded()
    freeAxes = (isWidthFree, isHeightFree)
    let wanted = preferredLayoutAttributesFitting(attributes.duplicate()).size
    freeAxes = (true, true)
    return CGSize(
      width: isWidthFree ? wanted.width : attributes.size.width,
      height: isHeightFree ? wanted.height : attributes.size.height)
  }

  /// Asks the content's constraints or its configuration for a size.
  ///
  /// - Parameters:
  ///   - whole: the cell's size where the content asks for none.
  ///   - isWidthFree: whether the cell may have another width.
  ///   - isHeightFree: whether the cell may have another height.
  /// - Returns: the size, in points.
  func fittingSize(_ whole: CGSize, isWidthFree: Bool, isHeightFree: Bool) -> CGSize {
    let room = roomBesideContent
    let beside = room.left + room.right
    let size = CGSize(width: max(0, whole.width - beside), height: whole.height)
    let (width, height): (UILayoutPriority, UILayoutPriority) = (
      isWidthFree ? .fittingSizeLevel : .required, isHeightFree ? .fittingSizeLevel : .required
    )
    let wanted: CGSize
    if configuredView == nil, !constraintState.constraints.isEmpty {
      // Measure the cell itself where constraints tie views to its own edges.
      let fit = fittingSize(
        CGSize(width: isWidthFree ? 0 : whole.width, height: isHeightFree ? 0 : whole.height),
        width, height)
      if !isWidthFree || fit.width > 0, !isHeightFree || fit.height > 0 {
        return CGSize(
          width: isWidthFree ? fit.width : whole.width,
          height: isHeightFree ? fit.height : whole.height)
      }
    }
    if let view = configuredView {
      wanted = view.sizeOfContent(
        in: CGSize(width: isWidthFree ? .infinity : size.width, height: .infinity))
    } else {
      wanted = contentView.systemLayoutSizeFitting(
        CGSize(width: isWidthFree ? 0 : size.width, height: isHeightFree ? 0 : size.height),
        withHorizontalFittingPriority: width, verticalFittingPriority: height)
    }
    return CGSize(
      width: isWidthFree && wanted.width > 0 ? wanted.width + beside : whole.width,
      height: isHeightFree && wanted.height > 0 ? wanted.height : size.height)
  }
}
