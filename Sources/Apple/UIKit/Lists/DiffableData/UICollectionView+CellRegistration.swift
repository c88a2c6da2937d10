extension UICollectionView {
  /// A class of cells and how they are filled.
  ///
  /// Source: Apple, UICollectionView.CellRegistration.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item)
      -> Void

    let identifier: String
    /// Makes the cells; `nil` where their class does.
    let nib: UINib?
    let handler: Handler

    /// Makes a registration; the same one must be used for all cells of a kind.
    public init(handler: @escaping Handler) { self.init(nib: nil, handler: handler) }

    /// Makes a registration of cells that stand in a nib; the same one must be used for all cells of a kind.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(nib: cellNib, handler: handler)
    }

    private init(nib: UINib?, handler: @escaping Handler) {
      (self.nib, self.handler) = (nib, handler)
      identifier = World.current.name(ofNext: "registration")
    }
  }

  /// A class of supplementary views and how they are filled.
  ///
  /// Source: Apple, UICollectionView.SupplementaryRegistration.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier: String
    let elementKind: String
    /// Makes the views; `nil` where their class does.
    let nib: UINib?
    let handler: Handler

    /// Makes a registration of a kind; the same one must be used for all views of that kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.init(nib: nil, elementKind: elementKind, handler: handler)
    }

    /// Makes a registration of a kind whose views stand in a nib; the same one must be used for all views of that kind.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(nib: supplementaryNib, elementKind: elementKind, handler: handler)
    }

    private init(nib: UINib?, elementKind: String, handler: @escaping Handler) {
      (self.nib, self.elementKind, self.handler) = (nib, elementKind, handler)
      identifier = World.current.name(ofNext: "registration")
    }
  }

  /// Returns a cell of a registration, filled.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReuseKey(category: .cell, kind: nil, identifier: registration.identifier)
    if !reusables.knows(key) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.identifier)
      } else {
        reusables.register(Cell.self, as: key)
      }
    }
    let view = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else {
      raise(.internalInconsistency, "the cell at \(indexPath) must be a \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = ReuseKey(
      category: .supplementaryView, kind: registration.elementKind,
      identifier: registration.identifier)
    if !reusables.knows(key) {
      if let nib = registration.nib {
        register(
          nib, forSupplementaryViewOfKind: registration.elementKind,
          withReuseIdentifier: registration.identifier)
      } else {
        reusables.register(Supplementary.self, as: key)
      }
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
      for: indexPath)
    guard let supplementary = view as? Supplementary else {
      raise(.internalInconsistency, "the view at \(indexPath) must be a \(Supplementary.self)")
    }
    registration.handler(supplementary, registration.elementKind, indexPath)
    return supplementary
  }
}
