extension UICollectionView {
  /// Stops for any nib, since Flipbook reads none; register a class instead.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
  }

  /// Stops for any nib, since Flipbook reads none; register a class instead.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    _ = nib?.instantiate(withOwner: nil)
  }
}
