extension UITableView {
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
