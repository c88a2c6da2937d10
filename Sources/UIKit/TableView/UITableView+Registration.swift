extension UITableView {
  /// Registers the class of the cells with an identifier; `nil` removes the registration.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusables.register(cellClass, forCell: identifier)
  }

  /// Registers the class of the headers and footers with an identifier; `nil` removes it.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    reusables.register(aClass, forBar: identifier)
  }

  /// Registers the nib of the cells with an identifier; `nil` removes the registration.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reusables.register(
      forCell: identifier,
      nib.map { nib in
        { @MainActor in
          let cell = nib.make(UITableViewCell.self, for: identifier)
          if let own = cell.reuseIdentifier, own != identifier {
            raise(
              .internalInconsistency,
              "cell reuse indentifier in nib (\(own)) does not match the identifier used to "
                + "register the nib (\(identifier))")
          }
          cell.reuseIdentifier = identifier
          return cell
        }
      })
  }

  /// Registers the nib of the headers and footers with an identifier; `nil` removes it.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusables.register(
      forBar: identifier,
      nib.map { nib in
        { @MainActor in
          let bar = nib.make(UITableViewHeaderFooterView.self, for: identifier)
          bar.reuseIdentifier = identifier
          return bar
        }
      })
  }

  /// Returns a cell that is not shown any more, or a new one of the registered class.
  ///
  /// - Returns: `nil` where no cell waits and no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = withoutAnimation({ reusables.takeCell(identifier) }) else { return nil }
    cell.settle()
    return cell
  }

  /// Returns a cell that is not shown any more, or a new one of the registered class.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    if let row = TableGeometry.Row(indexPath), let geometry = knownGeometry, geometry.contains(row)
    {
      withoutAnimation { cell.frame = frame(of: row, in: geometry) }
    }
    return cell
  }

  /// Returns a header or footer that is not shown any more, or a new one of the registered class.
  ///
  /// - Returns: `nil` where none waits and no class is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    withoutAnimation { reusables.takeBar(identifier) }
  }

  func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    layer.runtime.withoutAnimation(body)
  }
}
