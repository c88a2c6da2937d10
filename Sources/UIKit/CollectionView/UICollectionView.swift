/// Names what belongs to collection views.
public enum UICollectionView {}
