extension InterfaceLoad {
  /// Makes a table by its `init(coder:)`.
  ///
  /// - Parameters:
  ///   - kind: UIKit's class of it, or its own.
  ///   - frame: its place in the superview, in points.
  ///   - tableStyle: its style.
  ///   - make: the initializer.
  ///   - fill: sets what the file says, within the initializer of UIKit's class.
  /// - Returns: the table.
  public func make<Object: UIResponder>(
    _ kind: AnyClass, frame: CGRect = .zero, tableStyle: UITableView.Style,
    _ make: (NSCoder) -> Object?, fill: @escaping @MainActor (Object) -> Void = { _ in }
  ) -> Object {
    self.make(kind, frame: frame, { $0[.tableStyle] = tableStyle }, make, fill: fill)
  }

  /// Makes a cell of a table by its `init(coder:)`.
  ///
  /// - Parameters:
  ///   - kind: UIKit's class of it, or its own.
  ///   - frame: its place in the table, in points.
  ///   - cellStyle: its style.
  ///   - identifier: its identifier; `nil` for none.
  ///   - make: the initializer.
  ///   - fill: sets what the file says, within the initializer of UIKit's class.
  /// - Returns: the cell.
  public func make<Object: UIResponder>(
    _ kind: AnyClass, frame: CGRect = .zero, cellStyle: UITableViewCell.CellStyle,
    identifier: String? = nil, _ make: (NSCoder) -> Object?,
    fill: @escaping @MainActor (Object) -> Void = { _ in }
  ) -> Object {
    self.make(
      kind, frame: frame,
      { coder in
        coder[.cellStyle] = cellStyle
        coder[.reuseIdentifier] = identifier
      }, make, fill: fill)
  }

  /// Makes a cell, a header or a footer of a collection view by its `init(coder:)`.
  ///
  /// - Parameters:
  ///   - kind: UIKit's class of it, or its own.
  ///   - frame: its place in the collection view, in points.
  ///   - identifier: its identifier.
  ///   - make: the initializer.
  ///   - fill: sets what the file says, within the initializer of UIKit's class.
  /// - Returns: the view.
  public func make<Object: UIResponder>(
    _ kind: AnyClass, frame: CGRect = .zero, identifier: String, _ make: (NSCoder) -> Object?,
    fill: @escaping @MainActor (Object) -> Void = { _ in }
  ) -> Object {
    self.make(kind, frame: frame, { $0[.reuseIdentifier] = identifier }, make, fill: fill)
  }

  /// Makes a collection view by its `init(coder:)`.
  ///
  /// - Parameters:
  ///   - kind: UIKit's class of it, or its own.
  ///   - frame: its place in the superview, in points.
  ///   - layout: its layout.
  ///   - make: the initializer.
  ///   - fill: sets what the file says, within the initializer of UIKit's class.
  /// - Returns: the collection view.
  public func make<Object: UIResponder>(
    _ kind: AnyClass, frame: CGRect = .zero, layout: UICollectionViewLayout,
    _ make: (NSCoder) -> Object?, fill: @escaping @MainActor (Object) -> Void = { _ in }
  ) -> Object {
    self.make(kind, frame: frame, { $0[.collectionLayout] = layout }, make, fill: fill)
  }

  /// Lets a table make its cells of a prototype.
  public func prototype(
    _ identifier: String, of table: UITableView, make: @escaping @MainActor () -> UITableViewCell?
  ) {
    table.reusables.register(forCell: identifier, make)
  }

  /// Lets a collection view make its cells of a prototype.
  public func prototype(
    _ identifier: String, of view: UICollectionView,
    make: @escaping @MainActor () -> UICollectionViewCell?
  ) {
    view.reusables.register(
      as: ReuseKey(category: .cell, kind: nil, identifier: identifier), make)
  }

  /// Lets a collection view make its headers or footers of a prototype.
  public func prototype(
    _ identifier: String, kind: String, of view: UICollectionView,
    make: @escaping @MainActor () -> UICollectionReusableView?
  ) {
    view.reusables.register(
      as: ReuseKey(category: .supplementaryView, kind: kind, identifier: identifier), make)
  }

  /// Gives a table the sections that it always has.
  public func sections(_ sections: [InterfaceSection], of table: UITableView) {
    table.fixedSections = sections
  }

  /// Lets the selection of a table's cell perform a segue.
  public func select(_ cell: UITableViewCell, performs segue: InterfaceSegue?) {
    cell.parts.selectionSegue = segue
  }

  /// Lets the accessory of a table's cell perform a segue.
  public func accessory(_ cell: UITableViewCell, performs segue: InterfaceSegue?) {
    cell.parts.accessorySegue = segue
  }

  /// Lets the selection of a collection view's cell perform a segue.
  public func select(_ cell: UICollectionViewCell, performs segue: InterfaceSegue?) {
    cell.selectionSegue = segue
  }
}

extension InterfaceKey<UITableView.Style> {
  static var tableStyle: Self { Self("tableStyle") }
}

extension InterfaceKey<UITableViewCell.CellStyle> {
  static var cellStyle: Self { Self("cellStyle") }
}

extension InterfaceKey<String> {
  static var reuseIdentifier: Self { Self("reuseIdentifier") }
}

extension InterfaceKey<UICollectionViewLayout> {
  static var collectionLayout: Self { Self("layout") }
}
