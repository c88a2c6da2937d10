import UIKit

extension UICollectionView {
  /// Registers a class of cells with its xib.
  public final func register<T: UICollectionViewCell>(cellType: T.Type)
  where T: Reusable & NibLoadable {
    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Registers a class of cells.
  public final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Returns a cell of a class that was registered.
  public final func dequeueReusableCell<T: UICollectionViewCell>(
    for indexPath: IndexPath, cellType: T.Type = T.self
  ) -> T where T: Reusable {
    let cell = dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath)
    return expected(cell, as: cellType, "a cell", cellType.reuseIdentifier)
  }

  /// Registers a class of supplementary views with its xib.
  public final func register<T: UICollectionReusableView>(
    supplementaryViewType: T.Type, ofKind elementKind: String
  ) where T: Reusable & NibLoadable {
    register(
      supplementaryViewType.nib, forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier)
  }

  /// Registers a class of supplementary views.
  public final func register<T: UICollectionReusableView>(
    supplementaryViewType: T.Type, ofKind elementKind: String
  ) where T: Reusable {
    register(
      supplementaryViewType.self, forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier)
  }

  /// Returns a supplementary view of a class that was registered.
  public final func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
    ofKind elementKind: String, for indexPath: IndexPath, viewType: T.Type = T.self
  ) -> T where T: Reusable {
    let view = dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: viewType.reuseIdentifier, for: indexPath)
    return expected(view, as: viewType, "a supplementary view", viewType.reuseIdentifier)
  }
}
