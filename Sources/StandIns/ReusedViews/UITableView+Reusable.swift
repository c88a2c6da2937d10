import UIKit

extension UITableView {
  /// Registers a class of cells with its xib.
  public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Registers a class of cells.
  public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Returns a cell of a class that was registered.
  public final func dequeueReusableCell<T: UITableViewCell>(
    for indexPath: IndexPath, cellType: T.Type = T.self
  ) -> T where T: Reusable {
    let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath)
    return expected(cell, as: cellType, "a cell", cellType.reuseIdentifier)
  }

  /// Registers a class of headers and footers with its xib.
  public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type)
  where T: Reusable & NibLoadable {
    register(
      headerFooterViewType.nib,
      forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  /// Registers a class of headers and footers.
  public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type)
  where T: Reusable {
    register(
      headerFooterViewType.self,
      forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  /// Returns a header or a footer of a class that was registered; `nil` for none.
  public final func dequeueReusableHeaderFooterView<T: UITableViewHeaderFooterView>(
    _ viewType: T.Type = T.self
  ) -> T? where T: Reusable {
    dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier).map {
      expected($0, as: viewType, "a header/footer", viewType.reuseIdentifier)
    }
  }
}

/// Returns a view as one of a class; without it the program ends with a sentence.
@MainActor func expected<T>(_ view: UIView, as type: T.Type, _ kind: String, _ identifier: String)
  -> T
{
  guard let view = view as? T else {
    fatalError(
      "Failed to dequeue \(kind) with identifier \(identifier) matching type \(type). Check that the"
        + " reuseIdentifier is set properly in your XIB/Storyboard and that you registered it beforehand."
    )
  }
  return view
}
