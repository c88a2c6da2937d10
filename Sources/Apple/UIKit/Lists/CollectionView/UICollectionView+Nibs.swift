extension UICollectionView {
  /// Registers the nib of the cells with an identifier; `nil` removes the registration.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reusables.register(
      as: ReuseKey(category: .cell, kind: nil, identifier: identifier),
      nib.map { nib in { @MainActor in nib.make(UICollectionViewCell.self, for: identifier) } })
  }

  /// Registers the nib of the supplementary views of a kind and an identifier.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reusables.register(
      as: ReuseKey(category: .supplementaryView, kind: kind, identifier: identifier),
      nib.map { nib in { @MainActor in nib.make(UICollectionReusableView.self, for: identifier) } })
  }
}
