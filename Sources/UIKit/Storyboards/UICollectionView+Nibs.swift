extension UICollectionView {
  /// Stops: Flipbook reads no nib files. Register a class instead.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
  }

  /// Stops: Flipbook reads no nib files. Register a class instead.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    _ = nib?.instantiate(withOwner: nil)
  }
}
