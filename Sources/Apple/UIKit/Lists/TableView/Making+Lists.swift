// Classes and functions as in UIKitCore's `Making.swift`, which says how they work.

/// Leads to `init(style:reuseIdentifier:)` of any row.
@preconcurrency @MainActor
open class _RowByClass: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes it with an identifier for using it again.
  public required convenience init(reusableWith identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
}

/// Leads to `init(reuseIdentifier:)` of any header of rows.
@preconcurrency @MainActor
open class _HeaderByClass: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes it with an identifier for using it again.
  public required convenience init(reusableWith identifier: String) {
    self.init(reuseIdentifier: identifier)
  }
}

/// Leads to `init(collectionViewLayout:)` of any controller of a collection view.
@preconcurrency @MainActor
open class _GridByClass: UICollectionViewController {
  public required override init(collectionViewLayout: UICollectionViewLayout) {
    super.init(collectionViewLayout: collectionViewLayout)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Leads to `init(frame:style:)` of any table.
@preconcurrency @MainActor
open class _TableByClass: UITableView {
  public required override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Leads to `init(frame:collectionViewLayout:)` of any collection view.
@preconcurrency @MainActor
open class _CollectionByClass: UICollectionView {
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Leads to `init(style:)` of any controller of a table.
@preconcurrency @MainActor
open class _TableControllerByClass: UITableViewController {
  public required override init(style: UITableView.Style) { super.init(style: style) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes a table of a class by its `init(frame:style:)`.
@preconcurrency @MainActor
public func _made<Made: UITableView>(
  _ type: Made.Type, frame: CGRect, style: UITableView.Style
) -> Made {
  let made: UITableView = unsafeBitCast(type, to: _TableByClass.Type.self)
    .init(frame: frame, style: style)
  return unsafeDowncast(made, to: Made.self)
}

/// Makes a collection view of a class by its `init(frame:collectionViewLayout:)`.
@preconcurrency @MainActor
public func _made<Made: UICollectionView>(
  _ type: Made.Type, frame: CGRect, collectionViewLayout: UICollectionViewLayout
) -> Made {
  let made: UICollectionView = unsafeBitCast(type, to: _CollectionByClass.Type.self)
    .init(frame: frame, collectionViewLayout: collectionViewLayout)
  return unsafeDowncast(made, to: Made.self)
}

/// Makes a controller of a table of a class by its `init(style:)`.
@preconcurrency @MainActor
public func _made<Made: UITableViewController>(
  _ type: Made.Type, style: UITableView.Style
) -> Made {
  let made: UITableViewController = unsafeBitCast(type, to: _TableControllerByClass.Type.self)
    .init(style: style)
  return unsafeDowncast(made, to: Made.self)
}

/// Makes a row of a class by its `init(style:reuseIdentifier:)`.
@preconcurrency @MainActor
public func _made<Made: UITableViewCell>(
  _ type: Made.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Made {
  let made: UITableViewCell = unsafeBitCast(type, to: _RowByClass.Type.self)
    .init(style: style, reuseIdentifier: reuseIdentifier)
  return unsafeDowncast(made, to: Made.self)
}

/// Makes a header of rows of a class by its `init(reuseIdentifier:)`.
@preconcurrency @MainActor
public func _made<Made: UITableViewHeaderFooterView>(
  _ type: Made.Type, reuseIdentifier: String?
) -> Made {
  let made: UITableViewHeaderFooterView = unsafeBitCast(type, to: _HeaderByClass.Type.self)
    .init(reuseIdentifier: reuseIdentifier)
  return unsafeDowncast(made, to: Made.self)
}

/// Makes a controller of a collection view of a class by its `init(collectionViewLayout:)`.
@preconcurrency @MainActor
public func _made<Made: UICollectionViewController>(
  _ type: Made.Type, collectionViewLayout: UICollectionViewLayout
) -> Made {
  let made: UICollectionViewController = unsafeBitCast(type, to: _GridByClass.Type.self)
    .init(collectionViewLayout: collectionViewLayout)
  return unsafeDowncast(made, to: Made.self)
}
